import { setTimeout as sleep } from "node:timers/promises";
import { hasSpaceAgain } from "@/lib/modules/files/files";
import { newId } from "@/lib/platform/runtime/ids";
import { log } from "@/lib/platform/runtime/log";
import type { Environment } from "@/lib/platform/security/principal";
import { type Capture, type CaptureReport, recorder } from "@/lib/providers/recorder";
import { roomName } from "@/lib/providers/room/names";
import { JOIN_MS } from "@/lib/providers/room/part/room-part";
import { addNote } from "../rows/add-note";
import type { WhyFull } from "../rows/capture-stop";
import { kindOf } from "../rows/part-rows";
import { ChunkStore } from "../storing/chunk-store";
import { captureFolder } from "../storing/sweep-captures";
import { WaitingRoom } from "../storing/waiting-bytes";
import type { MediaTime } from "./media-time";
import { MissedTime } from "./missed-time";

/** Delay before reconnecting to an unavailable room. */
const AGAIN_MS = 2_000;
/** On a busy machine, starting over costs more than waiting: each attempt that takes too long makes the next one longer. */
const MOST_PATIENCE_MS = 80_000;
/** A minute of five people, with some to spare. */
const MEMORY_BYTES = 64 * 1024 * 1024;
const HANDOVER_MS = 1_500;
/** How often a capture that had to stop looks for space. */
const SPACE_MS = 15_000;
const DISK_BYTES = 2 * 1024 * 1024 * 1024;

/** What another process captured of this session. */
export interface PreviousCapture {
  /** On the media time. */
  untilMs: number;
  /** It didn't end its parts: it died while it captured. */
  wasLost: boolean;
}

interface CapturedSession {
  eventId: string;
  owner: { workspaceId: string; environment: Environment };
  recordingId: string;
  sessionId: string;
  time: MediaTime;
  /** What is captured is only for viewers over HTTP. */
  isLiveOnly: boolean;
  previous: PreviousCapture | null;
  signal: AbortSignal;
}

/** The server's capture of one session: joins the room while there is someone to capture, and joins again. */
export class ShowCapture {
  private readonly run = newId("run");
  private readonly room: WaitingRoom;
  private readonly store: ChunkStore;
  /** Ends everything at once. */
  private readonly over = new AbortController();
  /** Ends an attempt to join the room. */
  private readonly finished = new AbortController();
  private capture: Capture | null = null;
  /** Captures that were left, until their last reports have arrived. */
  private readonly leaving = new Set<Promise<void>>();
  private joining: Promise<void> | null = null;
  private triedAt = Number.NEGATIVE_INFINITY;
  private tries = 0;
  private patienceMs = JOIN_MS;
  private people: readonly string[] = [];
  private stopped: { why: WhyFull; lookedAt: number } | null = null;
  private hasFollowed = false;
  private readonly missed = new MissedTime((fromMs, toMs) => this.noteMissed(fromMs, toMs));

  constructor(private readonly session: CapturedSession) {
    const folder = captureFolder(this.run);
    this.room = new WaitingRoom({ folder, memoryBytes: MEMORY_BYTES, diskBytes: DISK_BYTES });
    const { signal } = this.over;
    this.store = new ChunkStore({ ...session, signal, room: this.room, full: (why) => this.stop(why) });
    if (session.previous?.wasLost) this.missed.interrupted(session.previous.untilMs);
  }

  /** Captures exactly these people, since then, and others up to their time in `endedMs`. Returns immediately. */
  follow(people: readonly string[], sinceMs: number, endedMs: Readonly<Record<string, number>>): void {
    const isFirst = !this.hasFollowed;
    this.hasFollowed = true;
    this.people = people;
    if (people.length === 0) this.missed.unwanted(sinceMs);
    if (this.capture?.isThere) this.capture.follow(people, sinceMs, endedMs);
    else if (people.length > 0 && !this.stopped) {
      const { time, previous } = this.session;
      this.missed.wanted(isFirst ? Math.max(0, sinceMs, previous?.untilMs ?? 0) : time.now());
      this.come();
    }
  }

  /** Leaves the room, because no one is there. */
  rest(): void {
    this.hasFollowed = true;
    this.people = [];
    this.missed.unwanted(this.session.time.now());
    this.leaveRoom();
  }

  /** Why nothing more can be stored; null while it can. */
  get fullBy(): WhyFull | null {
    return this.stopped?.why ?? null;
  }

  /** After it had to stop, looks for space now and then, and captures again once there is some. */
  async lookForSpace(): Promise<void> {
    const { stopped, session, room } = this;
    if (!stopped || performance.now() - stopped.lookedAt < SPACE_MS) return;
    stopped.lookedAt = performance.now();
    const { workspaceId } = session.owner;
    if (!(stopped.why === "storage_full" ? await hasSpaceAgain(workspaceId) : room.hasRoom)) return;
    this.stopped = null;
    this.store.goOn();
    log().info({ event_id: session.eventId }, "there is space again for the server's copies of a show");
  }

  /** Ends all parts, with what was before `untilMs` if that's known, or before `endedMs`, and waits until they are stored. */
  async end(untilMs?: number, endedMs: Readonly<Record<string, number>> = {}): Promise<void> {
    if (untilMs !== undefined) this.capture?.follow([], untilMs, endedMs);
    this.missed.unwanted(untilMs ?? this.session.time.now());
    await this.finish();
    await this.room.close();
  }

  /** The same within a moment, because another process takes over. What isn't stored by then is lost. */
  async drop(): Promise<void> {
    const late = sleep(HANDOVER_MS, undefined, { ref: false });
    this.missed.unwanted(this.session.time.now());
    await Promise.race([this.finish(), late]).catch(() => undefined);
    this.over.abort();
    await this.room.close();
  }

  private async finish(): Promise<void> {
    this.people = [];
    if (this.capture === null) this.finished.abort();
    await this.joining;
    this.leaveRoom();
    await Promise.all(this.leaving);
    await this.store.settled();
  }

  private come(): void {
    if (this.joining || performance.now() - this.triedAt < AGAIN_MS) return;
    this.triedAt = performance.now();
    this.joining = this.join()
      .catch((err: unknown) => {
        if (performance.now() - this.triedAt >= this.patienceMs)
          this.patienceMs = Math.min(2 * this.patienceMs, MOST_PATIENCE_MS);
        if (!this.session.signal.aborted)
          log().warn({ err, event_id: this.session.eventId }, "the recorder has no place in the room");
      })
      .finally(() => {
        this.joining = null;
      });
  }

  private async join(): Promise<void> {
    const { eventId, time } = this.session;
    const signal = AbortSignal.any([this.over.signal, this.finished.signal]);
    this.tries += 1;
    const run = `${this.run}.${this.tries}`;
    let own: Capture | null = null;
    const capture = await recorder()?.capture({
      room: roomName("show", eventId),
      run,
      mediaNow: () => time.now(),
      patienceMs: this.patienceMs,
      signal,
      report: (report) => this.take(report),
      gone: (reason) => {
        // Another capture may have begun by the time that this one has left.
        if (this.capture === own) this.gone(reason);
      },
    });
    if (!capture) return;
    if (signal.aborted || this.people.length === 0 || this.stopped) return void (await capture.leave());
    own = capture;
    this.capture = capture;
    this.patienceMs = JOIN_MS;
    this.missed.joined(time.now());
    capture.follow(this.people, time.now());
  }

  private take(report: CaptureReport): void {
    if (report.is === "opened") this.missed.arrived(report.part.startsAtMs);
    if (report.is === "refused") {
      const note = { code: "unsupported_codec", person_id: report.person, kind: kindOf(report) } as const;
      this.note(() => addNote(this.session.recordingId, note));
      return;
    }
    if (report.is === "lost") this.noteMissed(report.fromMs, report.toMs);
    else this.store.take(report);
  }

  /** The capturing process has died, or lost the room. What it had open ends with what was stored of it. */
  private gone(reason: string): void {
    this.capture = null;
    if (this.people.length === 0 || this.session.signal.aborted) return;
    log().warn({ reason, event_id: this.session.eventId }, "the capture of a show was interrupted");
    this.missed.interrupted(this.session.time.now());
    this.store.loseOpen();
  }

  private noteMissed(fromMs: number, toMs: number): void {
    const { recordingId, sessionId } = this.session;
    this.note(() =>
      addNote(recordingId, {
        code: "capture_interrupted",
        session_id: sessionId,
        from_ms: fromMs,
        to_ms: toMs,
      }),
    );
  }

  private stop(why: WhyFull): void {
    this.stopped = { why, lookedAt: performance.now() };
    this.missed.unwanted(this.session.time.now());
    log().warn({ why, event_id: this.session.eventId }, "the server's copies of a show stopped");
    this.note(() => addNote(this.session.recordingId, { code: why }));
    this.leaveRoom();
    this.store.loseOpen();
  }

  /** Another capture may join the room at once. */
  private leaveRoom(): void {
    const { capture } = this;
    this.capture = null;
    if (!capture) return;
    const left: Promise<void> = capture
      .leave()
      .catch((err: unknown) => {
        log().warn({ err, event_id: this.session.eventId }, "a capture of a show didn't end properly");
      })
      .finally(() => this.leaving.delete(left));
    this.leaving.add(left);
  }

  /** What only viewers over HTTP get is none of the recording's business. */
  private note(work: () => Promise<void>): void {
    if (this.session.isLiveOnly) return;
    work().catch((err: unknown) => {
      if (!this.session.signal.aborted)
        log().warn({ err, event_id: this.session.eventId }, "a note about a capture wasn't written");
    });
  }
}
