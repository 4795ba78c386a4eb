export { fileSoundOf } from "./jobs/file-sound-of";
export { microphoneOf } from "./jobs/microphone-of";
export { pictureOf } from "./jobs/picture-of";
export { soundOf } from "./jobs/sound-of";
export { peopleInPicture, peopleInSound } from "./people";
export { ProgramReader } from "./program-reader";
export type { ProgramSources } from "./program-sources";
