/** The URL of the built file. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
