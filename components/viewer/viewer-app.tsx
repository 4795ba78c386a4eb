"use client";

import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import type { SignupView } from "@/lib/signup/signup-view";
import type { Door } from "./door";
import { Joining } from "./joining";
import type { HeldPlace } from "./place";
import type { Replay } from "./replay/replay";
import { ShowContext } from "./show-context";
import { useOwnCopy } from "./use-own-copy";
import { usePlace } from "./use-place";
import { isRenderedBefore, useShow } from "./use-show";
import { ViewerContext } from "./viewer-context";
import type { PageWords } from "./words/page-words";

const afterTheShow = () => import("./after-the-show");
const FollowEnd = lazy(() => afterTheShow().then((module) => ({ default: module.FollowEnd })));
/** The player of the recording. */
const ReplayView = lazy(() => afterTheShow().then((module) => ({ default: module.ReplayView })));

/** The player with the room's SDK, loaded only when someone joins. */
const LiveView = lazy(() => import("./live-view").then((module) => ({ default: module.LiveView })));

const AttendeeCopyNote = lazy(() =>
  import("./on-stage/attendee-copy-note").then((module) => ({ default: module.AttendeeCopyNote })),
);

export interface ViewerPageProps {
  view: SignupView;
  door: Door;
  eventState: string;
  held: HeldPlace | null;
  hasLink: boolean;
  afterMessage: string;
  /** The show's recording, if the show was over when the page was rendered. */
  replay: Replay | null;
  /** Brand accent that is readable on black, and the color readable on it; null for the product's own. */
  accent: { colour: string; on: string } | null;
}

interface ViewerAppProps extends ViewerPageProps {
  /** In the show's language. */
  words: PageWords;
  /** The show's page with the lobby inside. */
  lobby: ReactNode;
}

/** The whole visit, from the link to the end of the show: entry, lobby, player. */
export function ViewerApp(props: ViewerAppProps) {
  const { view, door, held, hasLink, afterMessage, words } = props;
  const place = usePlace({ slug: view.slug, held, hasLink });
  const show = useShow(view.slug, { eventState: props.eventState, startsAt: view.startsAt });
  const [watching, setWatching] = useState(false);
  const inside = place.place.kind === "in";

  const isOver = show.phase === "ended";
  const [known, setKnown] = useState(props.replay);
  const [asked, setAsked] = useState(0);
  const refreshReplay = useCallback(() => setAsked((count) => count + 1), []);
  const replay = isOver ? known : null;

  useEffect(() => {
    // If the viewer has interacted with the page, the show can start with sound immediately.
    if (show.phase === "live" && inside && navigator.userActivation?.hasBeenActive) setWatching(true);
  }, [show.phase, inside]);
  const isShut = place.place.kind === "out" && place.place.shut && view.watch.open;
  const isOutdated = isShut || isRenderedBefore(show.phase, { ...view, eventState: props.eventState });
  useEffect(() => {
    if (!inside) setWatching(false);
  }, [inside]);

  const takesPart = place.place.kind !== "in" || place.place.as === "attendee";
  const as = `${takesPart ? ("attendee" as const) : ("watcher" as const)}:${view.slug}` as const;
  const { copy, setSending } = useOwnCopy(view.slug, show.sync, inside && takesPart);
  const viewer = useMemo(
    () => ({
      view,
      words,
      door,
      afterMessage,
      place,
      as,
      takesPart,
      setSending,
      join: () => setWatching(true),
      replay,
      refreshReplay,
      leave: () => setWatching(false),
    }),
    [view, words, door, afterMessage, place, as, takesPart, setSending, replay, refreshReplay],
  );
  const note = copy && (
    <Suspense>
      <AttendeeCopyNote copy={copy} />
    </Suspense>
  );
  return (
    <ViewerContext value={viewer}>
      <ShowContext value={show}>
        {(isOver || isOutdated) && (
          <Suspense>
            <FollowEnd isOutdated={isOutdated} asked={asked} replay={known} onChange={setKnown} />
          </Suspense>
        )}
        {watching && inside ? (
          <Suspense fallback={<Joining />}>
            <LiveView key={as} accent={props.accent} onLeave={() => setWatching(false)} note={note} />
          </Suspense>
        ) : replay?.program ? (
          <Suspense fallback={<Joining />}>
            <ReplayView accent={props.accent} replay={replay} program={replay.program} />
          </Suspense>
        ) : (
          <>
            {note}
            {props.lobby}
          </>
        )}
        <RetryingNotice text={words.signup.retrying} />
      </ShowContext>
    </ViewerContext>
  );
}
