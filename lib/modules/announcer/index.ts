export { announcerOnAir } from "./on-air/announce-show";
