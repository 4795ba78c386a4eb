export { captionsOnAir } from "./listen-to-show";
export { showNames } from "./show-names";
