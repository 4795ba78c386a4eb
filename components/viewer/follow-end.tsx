"use client";

import { RefreshLater } from "./refresh-later";
import { FollowReplay, type FollowReplayProps } from "./replay/follow-replay";
import { useShowState } from "./show-context";

interface FollowEndProps extends FollowReplayProps {
  /** The page has to be rendered again. */
  isOutdated: boolean;
}

/** Keeps the page as it has to be after the show. Shows nothing. */
export function FollowEnd({ isOutdated, ...replay }: FollowEndProps) {
  const isOver = useShowState().phase === "ended";
  return (
    <>
      {isOutdated && <RefreshLater />}
      {isOver && <FollowReplay {...replay} />}
    </>
  );
}
