import type { StageState } from "@/lib/stage";
import { isRecorded, recordingNow } from "@/lib/stage/recorded";
import type { DeskEntry } from "./people-view";
import type { Obstacle } from "./space-words";
import type { Desk } from "./studio-types";

type Stage = Pick<StageState, "phase" | "mask" | "recording" | "rehearsal">;

interface RecordingView {
  /** At this moment. */
  now: StageState["recording"];
  text: string;
  /** Why, or what comes next. */
  detail: string;
  /** It's on, and nothing is recorded nevertheless. */
  isStopped?: boolean;
}

const UNRECORDED: RecordingView = {
  now: "off",
  text: "Not recorded",
  detail: "Showrunner doesn’t record this show. Someone may still record it with other software.",
};

/** What viewers over HTTP get. */
const OVER_HTTP = {
  on: " Viewers over HTTP see and hear only them.",
  paused: " Viewers over HTTP see and hear only those who agreed.",
  off: " Viewers over HTTP don’t see or hear anyone who declined to be recorded.",
};

type Setting = Pick<Desk["event"]["recording"], "enabled" | "http_audience">;

const STOPPED: Record<Obstacle, { text: string; why: string; next: string }> = {
  storage_full: {
    text: "Recording stopped",
    why: "Storage is full, so the server isn’t recording.",
    next: " Recording resumes within a minute once you delete files or old recordings, or add storage.",
  },
  disk_full: {
    text: "Recording stopped",
    why: "The server’s disk is full, so it isn’t recording.",
    next: " Recording resumes within a minute once your administrator frees up space.",
  },
  uncaptured: {
    text: "Server not recording",
    why: "The server isn’t recording at the moment.",
    next: "",
  },
};

function stoppedView(obstacle: Obstacle, audience: Setting["http_audience"]): RecordingView {
  const { text, why, next } = STOPPED[obstacle];
  // Full storage only ends what stays.
  const isHttpAffected = audience !== "off" && obstacle !== "storage_full";
  const kept = isHttpAffected
    ? "Speakers’ local recordings continue on their devices. Viewers over HTTP may not see or hear the show; everyone else can."
    : "Speakers’ local recordings continue on their devices, and the show isn’t affected.";
  return { now: "on", isStopped: true, text, detail: `${why} ${kept}${next}` };
}

/** Returns what the desk says about the recording. `obstacle` only counts while it's on. */
export function recordingView(
  state: Stage,
  { enabled, http_audience }: Setting,
  obstacle: Obstacle | null = null,
): RecordingView {
  const now = recordingNow(state);
  if (now === "on" && obstacle) return stoppedView(obstacle, http_audience);
  if (now === "on") {
    const detail = "Everyone on stage who agreed is being recorded.";
    return withHttp({ now, text: "Recording", detail }, http_audience);
  }
  if (now === "paused") {
    const detail = "Nothing is recorded until you resume.";
    return withHttp({ now, text: "Recording paused", detail }, http_audience);
  }
  if (state.phase === "ended")
    return enabled
      ? { now, text: "Recording ended", detail: "The show is over, so nothing is recorded." }
      : UNRECORDED;
  if (state.rehearsal) return { now, text: "Not recorded", detail: "Rehearsals are never recorded." };
  if (!isRecorded(state, enabled)) return withHttp(UNRECORDED, http_audience);
  return state.phase === "live"
    ? { now, text: "Not recorded", detail: "Nothing is recorded during an emergency stop." }
    : { now, text: "Will be recorded", detail: "Recording starts when the show goes live." };
}

const withHttp = (view: RecordingView, audience: Setting["http_audience"]): RecordingView =>
  audience === "off" ? view : { ...view, detail: view.detail + OVER_HTTP[view.now] };

type Person = Pick<DeskEntry, "recording" | "role">;

/**
 * Returns whether someone stays out of the recording as things are. Whoever goes live agrees by that, so a
 * host without an answer counts only once the show is on air.
 */
export function isLeftOut({ recording, role }: Person, state: Stage, enabled: boolean): boolean {
  if (!isRecorded(state, enabled)) return false;
  if (recording === "unasked") return state.phase === "live" || role !== "host";
  return recording === "refused";
}

/** Whether the host is told, before someone comes on stage, that they won't be recorded or not seen by the audience. */
export function isToBeSaid(person: Person, state: Stage, { enabled, http_audience }: Setting): boolean {
  if (recordingNow(state) === "on") return isLeftOut(person, state, enabled);
  if (http_audience !== "always" || state.phase !== "live") return false;
  return state.recording === "off" ? person.recording === "refused" : isLeftOut(person, state, enabled);
}

/** Returns whether the user is asked about the recording now. */
export const isToBeAsked = ({ me, stage, event }: Pick<Desk, "me" | "stage" | "event">): boolean =>
  me.recording === "unasked" && stage.phase !== "ended" && isLeftOut(me, stage, event.recording.enabled);
