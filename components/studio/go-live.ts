import { toast } from "sonner";
import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { Latest } from "@/lib/client/latest";
import type { StageSync } from "@/lib/room/stage-sync";
import { showError } from "./show-error";
import type { StudioCalls } from "./studio-calls";
import type { StudioDesk } from "./studio-desk";

const ROOM_REPORT_MS = 12_000;
const LOOK_MS = 400;

interface GoLiveOptions {
  slug: string;
  stage: StageSync;
  desk: StudioDesk;
  calls: StudioCalls;
}

/** Takes the show from its countdown to the air, and into a rehearsal. */
export class GoLive {
  private readonly starts = new Latest();
  private countdown: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: GoLiveOptions) {}

  /** Counts down once the room reports the host as present. Aborting `signal` takes that back at any point. */
  async start(countdownSeconds: number, signal?: AbortSignal): Promise<void> {
    const { stage } = this.options;
    const isLatest = this.starts.start();
    await this.waitUntilReported(signal);
    if (signal?.aborted) return;
    const data = await this.call({ countdown_sec: countdownSeconds });
    stage.clock.hear(data.server_time);
    if (data.phase !== "countdown" || data.countdown_ends_at === null) return;
    if (signal?.aborted) {
      if (isLatest()) await this.cancel();
      return;
    }
    const wait = Date.parse(data.countdown_ends_at) - stage.clock.now();
    clearTimeout(this.countdown);
    this.countdown = setTimeout(() => void this.takeToAir().catch(showError), Math.max(0, wait));
  }

  async cancel(): Promise<void> {
    this.stop();
    await this.options.calls.cancelCountdown();
  }

  /** Starts a rehearsal once the room reports the host as present. */
  async rehearse(): Promise<void> {
    await this.waitUntilReported();
    await this.options.calls.startRehearsal();
  }

  stop(): void {
    clearTimeout(this.countdown);
  }

  /**
   * The countdown finished. The server decides whether someone cancelled it: the stage known here may be from
   * before the countdown.
   */
  private async takeToAir(): Promise<void> {
    try {
      await this.call({ countdown_sec: 0, after_countdown: true });
    } catch (error) {
      const isCancelled = error instanceof ApiError && error.fields.status === "idle";
      if (!isCancelled) throw error;
      toast.message(error.message);
    }
  }

  private async call(body: { countdown_sec: number; after_countdown?: boolean }) {
    const { slug, stage, desk } = this.options;
    const { data } = await api("goLive", { as: `host:${slug}`, params: { slug }, body });
    stage.refresh();
    void desk.refresh();
    return data;
  }

  /**
   * The room server reports an arrival to our server a moment later. After a few seconds the server's own
   * error applies.
   */
  private async waitUntilReported(signal?: AbortSignal): Promise<void> {
    const { desk } = this.options;
    const until = Date.now() + ROOM_REPORT_MS;
    while (!desk.get().desk?.host_present && Date.now() < until && !signal?.aborted) {
      await desk.refresh();
      if (desk.get().desk?.host_present) return;
      await new Promise((done) => setTimeout(done, LOOK_MS));
    }
  }
}
