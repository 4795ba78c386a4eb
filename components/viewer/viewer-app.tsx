"use client";

import { useRouter } from "next/navigation";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { StillTrying } from "@/components/ui/still-trying";
import type { SignupView } from "@/lib/signup/signup-view";
import type { Door } from "./door";
import { Joining } from "./joining";
import type { HeldPlace } from "./place";
import { ShowContext } from "./show-context";
import { usePlace } from "./use-place";
import { useShow } from "./use-show";
import { ViewerContext } from "./viewer-context";
import type { PageWords } from "./words/page-words";

/** The player with the room's SDK: fetched when somebody joins, not before. */
const LiveView = lazy(() => import("./live-view").then((module) => ({ default: module.LiveView })));

export interface ViewerPageProps {
  view: SignupView;
  door: Door;
  eventState: string;
  held: HeldPlace | null;
  hasLink: boolean;
  afterMessage: string;
  /** Brand accent that reads on black, and what reads on it; null for the product's own. */
  accent: { colour: string; on: string } | null;
}

interface ViewerAppProps extends ViewerPageProps {
  /** In the show's language. */
  words: PageWords;
  /** The show's own page with the lobby in it. */
  lobby: ReactNode;
}

/** From the link to the end of the show: entering, waiting, watching. */
export function ViewerApp(props: ViewerAppProps) {
  const { view, door, held, hasLink, afterMessage, words } = props;
  const place = usePlace({ slug: view.slug, words: words.signup, door, held, hasLink });
  const show = useShow(view.slug, { eventState: props.eventState, startsAt: view.startsAt });
  const [watching, setWatching] = useState(false);
  const inside = place.place.kind === "in";

  useEffect(() => {
    // Whoever has pressed something here may be shown the start with sound at once.
    if (show.phase === "live" && inside && navigator.userActivation?.hasBeenActive) setWatching(true);
  }, [show.phase, inside]);
  const { refresh } = useRouter();
  // On air again: the page was made when the show was over, and has no way in. Or over meanwhile: then it knows no other show.
  const isShut = place.place.kind === "out" && place.place.shut && view.watch.open;
  const isOutdated =
    isShut ||
    (show.phase === "live"
      ? view.closedReason === "over"
      : (show.phase === "ended" || show.phase === "closed") && view.closedReason === null);
  useEffect(() => {
    if (isOutdated) refresh();
  }, [isOutdated, refresh]);
  useEffect(() => {
    if (!inside) setWatching(false);
  }, [inside]);

  const takesPart = place.place.kind !== "in" || place.place.as === "attendee";
  const as = `${takesPart ? ("attendee" as const) : ("watcher" as const)}:${view.slug}` as const;
  const viewer = useMemo(
    () => ({ view, words, door, afterMessage, place, as, takesPart, join: () => setWatching(true) }),
    [view, words, door, afterMessage, place, as, takesPart],
  );
  return (
    <ViewerContext value={viewer}>
      <ShowContext value={show}>
        {watching && inside ? (
          <Suspense fallback={<Joining />}>
            <LiveView key={as} accent={props.accent} onLeave={() => setWatching(false)} />
          </Suspense>
        ) : (
          props.lobby
        )}
        <StillTrying text={words.signup.stillTrying} />
      </ShowContext>
    </ViewerContext>
  );
}
