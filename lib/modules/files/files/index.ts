export { fileLink, fileLinks } from "./file-link";
export { newAddressToken } from "./new-address-token";
export { readUploadedTable } from "./read-uploaded-table";
export { copyReferences } from "./references/copy-references";
export { dropReference } from "./references/drop-reference";
export { dropReferencesOf } from "./references/drop-references-of";
export { isDropped } from "./references/is-dropped";
export { isReferredBesides } from "./references/is-referred";
export { type OpenFile, openReferred } from "./references/open-referred";
export { referToFile } from "./references/refer-to-file";
export {
  countStored,
  hasSpaceAgain,
  isStorageFull,
  isStorageNearlyFull,
  requireSpace,
  spaceOf,
  storageUse,
  takeSpace,
} from "./space";
export { storeFile } from "./store-file";
export { copyFile, copyUpload } from "./storing/copy-file";
export { receiveFile } from "./storing/receive-file";
export { storageProblem } from "./storing/storage-problem";
export { dropPieces, storePiece } from "./storing/store-piece";
export { typeOfBytes } from "./storing/type-of-bytes";
export { sweepFiles } from "./sweep-files";
