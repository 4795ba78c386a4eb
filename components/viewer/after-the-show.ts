/** Loaded together, and only after the show or once it's closed: each import of its own would make the page heavier before it. */
export { AfterShow } from "./after-show";
export { ClosedShow } from "./closed-show";
export { FollowEnd } from "./follow-end";
export { ReplayView } from "./replay/replay-view";
