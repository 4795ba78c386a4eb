export { closeUpload } from "./close-upload";
export { findUpload } from "./find-upload";
export { isUploadKey } from "./is-upload-key";
export { openUpload, UPLOAD_MINUTES } from "./open-upload";
export { receiveBytes } from "./receive-bytes";
export { receiveWhole, requireWhole } from "./receive-whole";
export { requireTakesFiles } from "./require-takes-files";
export { sweepUploads } from "./sweep-uploads";
