export { namesAny } from "./content/hide-names";
export { shownCopy } from "./content/shown-copy";
export { PAGE_DEFAULTS, type SignupContent, signupContentInput } from "./content-schema";
export { readListedPages } from "./listed-pages";
export { previewedContent } from "./previews/previewed-content";
export { copyPage } from "./publishing/copy-page";
export { followEvent } from "./publishing/follow-event";
export { publishContent } from "./publishing/publish-content";
export { publishedContent } from "./versions/published-content";
