"use client";

import { lazy, Suspense } from "react";
import type { PanelProps } from "@/components/signup/theme-props";
import { useShowState } from "./show-context";
import { useViewer } from "./viewer-context";

// Rendered on the server, and loaded only by those who see them. `next/dynamic` would add more code.
const DoorForm = lazy(() => import("./door-form").then((module) => ({ default: module.DoorForm })));
const WaitingPanel = lazy(() =>
  import("./waiting-panel").then((module) => ({ default: module.WaitingPanel })),
);
const afterTheShow = () => import("./after-the-show");
const AfterShow = lazy(() => afterTheShow().then((module) => ({ default: module.AfterShow })));
const ClosedShow = lazy(() => afterTheShow().then((module) => ({ default: module.ClosedShow })));

/** The panel of the show's page before watching: registration, countdown, join button. */
export function LobbyPanel({ view, classes }: PanelProps) {
  const { place, words, takesPart } = useViewer();
  const show = useShowState();
  if (show.phase === "closed") return <ClosedShow view={view} classes={classes} />;
  if (show.phase === "ended") return <AfterShow view={view} classes={classes} />;
  // People who came in without registering wait here, where they can still register.
  const atDoor = place.place.kind === "out" || (!takesPart && show.phase !== "live");
  return (
    <>
      <noscript>
        <p className={classes.problem} style={{ marginBottom: "1rem" }}>
          {words.needsScript}
        </p>
      </noscript>
      {place.place.kind === "entering" && <p role="status">{words.opening}</p>}
      {atDoor && <DoorForm view={view} classes={classes} />}
      {place.place.kind === "in" && !atDoor && (
        <Suspense>
          <WaitingPanel view={view} classes={classes} name={place.place.name} />
        </Suspense>
      )}
    </>
  );
}
