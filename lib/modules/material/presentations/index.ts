export { convertPresentationJob } from "./conversion/convert-presentation-job";
export { endFailedConversion } from "./conversion/end-conversion";
export { runConversion } from "./conversion/run-conversion";
export { sweepPresentations } from "./conversion/sweep-presentations";
export { copyDecks } from "./copy-decks";
