import type { Saying } from "@/lib/live";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { newId } from "@/lib/platform/runtime/ids";
import type { SaidInRoom } from "@/lib/providers/room/recognizer/room-recognizer";
import { grown } from "./grown";

type Said = Pick<SaidInRoom, "person" | "startedAt">;

interface Running {
  startedAt: number;
  line: Saying;
  /** Aborted when the line is finished, or another one has started. */
  over: AbortController;
  /** Aborts its current transcription. */
  hearing: AbortController | null;
}

interface Work {
  /** Transcribes the speech so far. */
  hear(samples: Int16Array, signal: AbortSignal): Promise<string>;
  /** Publishes it to the room. Empty text removes it. */
  publish(line: Saying): Promise<void>;
}

/** Words of lines that are still being spoken: published to the room, never stored. */
export class RunningWords {
  private readonly lines = new Map<string, Running>();

  constructor(private readonly work: Work) {}

  /** Transcribes the speech so far. One run at a time per person; what arrives during it is skipped. */
  async hear(
    { person, startedAt, samples }: Said & Pick<SaidInRoom, "samples">,
    speaker: string,
  ): Promise<void> {
    const running = this.lineOf(person, startedAt, speaker);
    if (running.hearing) return;
    running.hearing = new AbortController();
    try {
      const until = AbortSignal.any([running.over.signal, running.hearing.signal]);
      const heard = await this.work.hear(samples, until);
      const text = grown(running.line.text, heard);
      if (running.over.signal.aborted || text === running.line.text) return;
      running.line = { ...running.line, text };
      await this.work.publish(running.line);
    } catch {
      // The finished line follows anyway.
    } finally {
      running.hearing = null;
    }
  }

  /** Aborts transcriptions of unfinished lines, so that a finished one needn't wait for them. */
  giveWay(): void {
    for (const { hearing } of this.lines.values()) hearing?.abort();
  }

  /**
   * Stops publishing a line here because it is finished. It keeps its ID, so the finished one replaces it.
   */
  end({ person, startedAt }: Said): Saying | null {
    const running = this.lines.get(person);
    if (running?.startedAt !== startedAt) return null;
    this.lines.delete(person);
    running.over.abort();
    return running.line;
  }

  /** Removes a line, because nothing was said after all. */
  async takeBack(line: Saying): Promise<void> {
    if (line.text !== "") await this.work.publish({ ...line, text: "" });
  }

  private lineOf(person: string, startedAt: number, speaker: string): Running {
    const known = this.lines.get(person);
    if (known?.startedAt === startedAt) return known;
    known?.over.abort();
    const started = new Date(startedAt + databaseNow().getTime() - Date.now());
    const line = { id: newId("cap"), person, speaker, text: "", started_at: started.toISOString() };
    const running = { startedAt, line, over: new AbortController(), hearing: null };
    this.lines.set(person, running);
    return running;
  }
}
