export { recordingSpace } from "./recording-space";
