export { IS_WITHHELD } from "./is-withheld";
export { editsOfVersion, STORED_EDITS, type StoredEdit, toProgramEdits } from "./stored-edits";
