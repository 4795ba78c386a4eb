export { IS_WITHHELD } from "./is-withheld";
export { EDIT_KINDS, editsOfVersion, STORED_EDITS, type StoredEdit, toProgramEdits } from "./stored-edits";
