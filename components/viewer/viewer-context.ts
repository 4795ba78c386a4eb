"use client";

import { createContext, useContext } from "react";
import type { SignupView } from "@/lib/signup/signup-view";
import type { Door } from "./door";
import type { Sending } from "./on-stage/attendee-copy";
import type { PlaceState } from "./place";
import type { Replay } from "./replay/replay";
import type { PageWords } from "./words/page-words";

export interface Viewer {
  view: SignupView;
  /** In the show's language. */
  words: PageWords;
  door: Door;
  /** The host's message to people who come after the end. */
  afterMessage: string;
  place: PlaceState;
  /** The identity that the page's calls use. */
  as: `attendee:${string}` | `watcher:${string}`;
  /** Registered people can chat, ask and vote. Others only watch. */
  takesPart: boolean;
  /** Says what the attendee sends on stage from now on, for their own copy. */
  setSending: (sending: Sending | null) => void;
  /** Starts watching. Call it from a click, so that sound can play. */
  join: () => void;
  /** The show's recording; null while the show isn't over, and until it's known. */
  replay: Replay | null;
  /** Asks for the replay again, because what was known doesn't hold any more. */
  refreshReplay: () => void;
  /** Leaves the room, for the replay. */
  leave: () => void;
}

export const ViewerContext = createContext<Viewer | null>(null);

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error("Outside of the viewer’s page.");
  return viewer;
}
