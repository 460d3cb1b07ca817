/** The address of the packed pictures; `scripts/pictures.ts` makes it. */
declare module "virtual:pictures" {
  const address: string;
  export default address;
}
