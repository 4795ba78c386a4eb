export { lockReadyAsset } from "./lock-ready-asset";
export { prepareImage } from "./prepare-image";
export { sweepAssets } from "./sweep-assets";
