import { notifyOfRecording } from "@/lib/modules/studio/studio";
import { log } from "@/lib/platform/runtime/log";
import { saveCaptureStop, type WhyFull } from "../rows/capture-stop";

/** Says why the server's copies of a session have stopped, and that they continue, to those in the studio and backstage. */
export class StopNews {
  /** What was saved last. A process that is gone may have left anything. */
  private saved: WhyFull | null | undefined;

  constructor(
    private readonly eventId: string,
    private readonly recordingId: string,
  ) {}

  /** Call it often: what couldn't be saved is tried again with the next call. Never throws. */
  async say(why: WhyFull | null): Promise<void> {
    if (why === this.saved) return;
    try {
      const isNews = await saveCaptureStop(this.recordingId, why);
      this.saved = why;
      // Pages that miss it look again soon.
      if (isNews) void notifyOfRecording(this.eventId).catch(this.warn);
    } catch (error) {
      this.warn(error);
    }
  }

  private readonly warn = (err: unknown): void =>
    log().warn({ err, event_id: this.eventId }, "the studio wasn't notified of a recording's state");
}
