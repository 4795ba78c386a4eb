export { feedPositions } from "./feed-positions";
export { gatherFeed } from "./gather-feed";
export { tellFeed } from "./tell-feed";
