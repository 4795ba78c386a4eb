export { PAGE_DEFAULTS, type SignupContent, signupContentInput } from "./content-schema";
export { copyPage } from "./copy-page";
export { followEvent } from "./follow-event";
export { namesAny } from "./hide-names";
export { readListedPages } from "./listed-pages";
export { previewedContent } from "./previewed-content";
export { publishContent } from "./publish-content";
export { publishedContent } from "./published-content";
export { shownCopy } from "./shown-copy";
