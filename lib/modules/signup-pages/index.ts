export { PAGE_DEFAULTS, type SignupContent } from "./content-schema";
export { followEvent } from "./follow-event";
export { namesAny } from "./hide-names";
export { readListedPages } from "./listed-pages";
export { previewedContent } from "./previewed-content";
export { publishedContent } from "./published-content";
export { shownCopy } from "./shown-copy";
