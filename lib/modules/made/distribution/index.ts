export { endFailedPublication } from "./publishing/end-publication";
export { publishItem } from "./publishing/publish-item";
export { publishJob } from "./publishing/publish-job";
export { refreshEpisodes } from "./publishing/refresh-episodes";
export { EMBED_PATH, FEEDS_PATH } from "./serving/addresses";
export { openPublished, type PublishedFile } from "./serving/open-published";
export { withdrawErased, withdrawErasedTexts } from "./withdrawing/withdraw-erased";
export { endFailedWithdrawal, withdrawItem } from "./withdrawing/withdraw-item";
export { withdrawJob } from "./withdrawing/withdraw-job";
