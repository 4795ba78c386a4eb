export { eraseContent } from "./erase-content";
export { type PublishedText, publishedText } from "./reading/published-text";
export { staleAfterEdits } from "./reading/stale-after-edits";
export { editsMarkOf, TELLING } from "./reading/standing";
