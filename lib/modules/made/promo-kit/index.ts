export { isPromoKitKey } from "./bundle/bundle-key";
export { openPromoKit } from "./bundle/open-promo-kit";
export { openSharedKit } from "./bundle/open-shared-kit";
export { erasePromoKit } from "./erase-promo-kit";
export { makePromoKitJob } from "./make-promo-kit-job";
export { failPromoKit } from "./making/end-promo-kit";
export { makePromoKit } from "./making/make-promo-kit";
export { remakeStaleKits } from "./making/remake-stale-kits";
