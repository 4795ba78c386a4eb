export { convertPresentationJob } from "./convert-presentation-job";
export { copyDecks } from "./copy-decks";
export { endFailedConversion } from "./end-conversion";
export { runConversion } from "./run-conversion";
export { sweepPresentations } from "./sweep-presentations";
