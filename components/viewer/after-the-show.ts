/** Loaded together, and only after the show or once it's closed: each import of its own would make the page heavier before it. */
export { AfterShow } from "./after-show";
export { ClosedShow } from "./closed-show";
export { RefreshLater } from "./refresh-later";
export { FollowReplay } from "./replay/follow-replay";
export { ReplayView } from "./replay/replay-view";
