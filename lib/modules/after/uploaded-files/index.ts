export {
  findUploadedFile,
  isUploadedKey,
  UPLOADED_FILE,
  type UploadedFile,
  uploadedKey,
} from "./uploaded-file";
