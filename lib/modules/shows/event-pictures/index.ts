export { dropPictures } from "./drop-pictures";
export { openEventPicture } from "./open-event-picture";
export { picturesOf } from "./pictures";
export { settlePictures } from "./settle-pictures";
export { eventPictureTaker } from "./take-event-picture";
