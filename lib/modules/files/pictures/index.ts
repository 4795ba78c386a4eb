export { PictureError } from "./download";
export { fetchPicture } from "./fetch-picture";
export { fetchPictureJob } from "./fetch-picture-job";
