declare module "virtual:pictures" {
  /** Where the packed pictures lie, by the name of the pack. */
  const addresses: Record<import("../pictures/packs").Pack, string>;
  export default addresses;
}
