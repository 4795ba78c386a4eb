import type { Dispatch, SetStateAction } from "react";

/** Whether this browser has access to the show, and if not, why. */
export type Place =
  | ({ kind: "in" /** Result of signing up while watching. */; note?: string } & HeldPlace)
  | { kind: "entering" }
  | {
      kind: "out";
      trouble: "bad_link" | "gone" | null;
      note: string | null;
      /** The show was open to everyone and no longer is. */
      shut?: true;
      /** The personal link got no answer. `retry` tries it again, after so many seconds at least. */
      retrySeconds?: number;
    };

/** Access by registration (`attendee`), or to a show that anyone can watch (`watcher`). */
export interface HeldPlace {
  name: string;
  as: "attendee" | "watcher";
}

export interface PlaceState {
  place: Place;
  setPlace: Dispatch<SetStateAction<Place>>;
  /** Access was withdrawn: return to the entry page. */
  lose: () => void;
  /** Tries a personal link again that got no answer. `press` if someone is waiting for it. */
  retry: (patience: "press" | "once") => Promise<void>;
}
