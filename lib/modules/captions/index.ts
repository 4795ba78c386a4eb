export { captionsOnAir } from "./listen-to-show";
