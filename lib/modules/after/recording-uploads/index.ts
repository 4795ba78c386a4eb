export { startConversions } from "./conversion/start-conversions";
export { eraseUpload } from "./erase-upload";
export { presentUploaded } from "./present-upload";
export { isUploadPartKey } from "./receiving/part-key";
export { requireAwaitedPart } from "./receiving/require-awaited-part";
export { sweepRecordingUploads } from "./sweep-recording-uploads";
