export { IS_WITHHELD } from "./is-withheld";
export { type Moved, moveWords } from "./move-words";
export { type HeardPiece, silencesIn } from "./silences-in";
export {
  type EditDetails,
  editsOfVersion,
  STORED_EDITS,
  type StoredEdit,
  toProgramEdits,
  wordsOf,
} from "./stored-edits";
