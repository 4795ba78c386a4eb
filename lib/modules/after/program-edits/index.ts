export { IS_WITHHELD } from "./is-withheld";
export { type HeardPiece, silencesIn } from "./silences-in";
export {
  type EditDetails,
  editsOfVersion,
  STORED_EDITS,
  type StoredEdit,
  toProgramEdits,
  wordsOf,
} from "./stored-edits";
