declare module "virtual:pictures" {
  /** The addresses of the packed pictures, by the name of the pack. */
  const addresses: Record<import("../pictures/packs").Pack, string>;
  export default addresses;
}
