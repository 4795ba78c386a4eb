export { cueSilence, cueSound } from "./cue-sound";
export { announcerOnAir } from "./on-air/announce-show";
