"use client";

import { createContext, useContext } from "react";
import type { SignupView } from "@/lib/signup/signup-view";
import type { Door } from "./door";
import type { PlaceState } from "./place";
import type { PageWords } from "./words/page-words";

export interface Viewer {
  view: SignupView;
  /** In the show's language. */
  words: PageWords;
  door: Door;
  /** What the host says to those who come after the end. */
  afterMessage: string;
  place: PlaceState;
  /** As whom the page calls. */
  as: `attendee:${string}` | `watcher:${string}`;
  /** Whoever has a place may write, ask and vote; who came by the open door watches. */
  takesPart: boolean;
  /** Starts watching; from a press, so that sound may play. */
  join: () => void;
}

export const ViewerContext = createContext<Viewer | null>(null);

export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error("Outside of the viewer’s page.");
  return viewer;
}
