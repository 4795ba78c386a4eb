import type { OwnRecording, OwnRecordingView } from "@/lib/room/recording/own-recording";
import type { UploadPlace } from "@/lib/room/recording/store/chunk-store";
import { hasPending } from "@/lib/room/recording/store/pending-flag";
import type { CallHealth } from "@/lib/room/recording/upload/upload-pace";
import type { RoomSession } from "@/lib/room/room-session";
import { storage } from "@/lib/room/storage";
import { Store } from "@/lib/room/store";
import { NO_TRACKS, type WantedTracks } from "@/lib/room/wanted-tracks";
import type { StageState } from "@/lib/stage";
import { isSamePerson } from "@/lib/stage/room-identity";
import type { UploadServer } from "./upload-server";

interface OwnCopyOptions extends UploadPlace {
  /** Loads the page's way to upload. */
  server: () => Promise<UploadServer>;
  /** The room of the show, if the page is in it: the upload yields to the call in it. */
  show: () => RoomSession | null;
  stage: () => StageState | null;
  /** The server's clock, in epoch milliseconds. */
  now: () => number;
  /** The user's id on stage, once known. */
  person: () => string | null;
  hasAgreed: () => boolean;
  /** What is published while on stage. */
  tracks: () => WantedTracks;
}

const LOOK_MS = 500;

/**
 * A user's own copy on a page. Its recorder and uploader load when there may soon be something for them to do, so that a
 * recorder starts with the stay on stage.
 */
export class OwnCopy {
  /** Null until there has been something to record or upload. */
  readonly view = new Store<OwnRecordingView | null>(null);
  private recording: OwnRecording | undefined;
  private loading = false;
  private stopped = true;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly options: OwnCopyOptions) {}

  start(): void {
    this.stopped = false;
    this.timer = setInterval(this.look, LOOK_MS);
    addEventListener("beforeunload", this.warn);
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
    removeEventListener("beforeunload", this.warn);
    void this.recording?.stop();
    this.recording = undefined;
  }

  retry = (): void => this.recording?.retry();

  /** Records what is to be recorded at this moment. */
  readonly look = (): void => {
    const { slug, door, person, tracks } = this.options;
    const me = person();
    if (this.stopped || me === null) return;
    const state = this.recordedStage();
    const isOn = state?.stage.some(({ identity }) => isSamePerson(identity, me)) ?? false;
    if (this.recording) this.recording.want(isOn ? tracks() : NO_TRACKS);
    else if (state || hasPending(storage(), { slug, door })) void this.load(me);
  };

  /** The stage, if the user is recorded once they're on it. */
  private recordedStage(): StageState | null {
    const { stage, now, hasAgreed } = this.options;
    const state = stage();
    return state && hasAgreed() && isBeingRecorded(state, now()) ? state : null;
  }

  private async load(person: string): Promise<void> {
    if (this.loading || !("locks" in navigator) || typeof MediaRecorder === "undefined") return;
    this.loading = true;
    try {
      const { slug, door } = this.options;
      const [{ OwnRecording }, server] = await Promise.all([
        import("@/lib/room/recording/own-recording"),
        this.options.server(),
      ]);
      if (this.stopped) return;
      const recording = new OwnRecording({ slug, door, person, ...server, health: this.health });
      this.recording = recording;
      recording.subscribe(() => this.view.set(recording.get()));
      recording.start();
      this.look();
    } finally {
      this.loading = false;
    }
  }

  private readonly health = (): CallHealth => {
    const room = this.options.show()?.get();
    if (room?.connection !== "connected") return "none";
    const quality = room.members.find(({ me }) => me)?.quality;
    return quality === "poor" || quality === "lost" ? "suffering" : "well";
  };

  /** What isn't uploaded yet stays in this browser only. */
  private readonly warn = (event: BeforeUnloadEvent): void => {
    const { state = "done" } = this.view.get() ?? {};
    if (state !== "done") event.preventDefault();
  };
}

/** Whether people on stage are recorded at this moment. `now` in epoch milliseconds. */
function isBeingRecorded(state: StageState, now: number): boolean {
  const { phase, rehearsal, mask, started_at, recording } = state;
  const onAir = phase === "live" && started_at !== null && Date.parse(started_at) <= now;
  return onAir && rehearsal === null && mask.level === null && recording === "on";
}
