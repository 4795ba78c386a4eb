export { lockReadyAsset } from "./lock-ready-asset";
export { type Image, ownerOf, prepareImage } from "./prepare-image";
export { sweepAssets } from "./sweep-assets";
