export { sweepAssets } from "./sweep-assets";
