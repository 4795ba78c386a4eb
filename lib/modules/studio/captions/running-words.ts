import type { Saying } from "@/lib/live";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { newId } from "@/lib/platform/runtime/ids";
import type { SaidInRoom } from "@/lib/providers/room/recognizer/room-recognizer";
import { grown } from "./grown";

type Said = Pick<SaidInRoom, "person" | "startedAt">;

interface Running {
  startedAt: number;
  line: Saying;
  /** It has become a whole, or another one has begun. */
  over: AbortController;
  /** Ends what is being written down of it. */
  hearing: AbortController | null;
}

interface Work {
  /** Writes down what was said by now. */
  hear(samples: Int16Array, signal: AbortSignal): Promise<string>;
  /** Tells those in the room; without words it is gone. */
  publish(line: Saying): Promise<void>;
}

/** Words of lines that are still being said: told to those in the room, kept by nobody. */
export class RunningWords {
  private readonly lines = new Map<string, Running>();

  constructor(private readonly work: Work) {}

  /** So much was said by now. One at a time is written down of each person; what comes meanwhile is left out. */
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
      // The whole line comes all the same.
    } finally {
      running.hearing = null;
    }
  }

  /** A line has become a whole, and does not wait for what is written down of those that have not. */
  giveWay(): void {
    for (const { hearing } of this.lines.values()) hearing?.abort();
  }

  /** It is a whole now: nothing more is told of it here. Under the id that it had it is the same line. */
  end({ person, startedAt }: Said): Saying | null {
    const running = this.lines.get(person);
    if (running?.startedAt !== startedAt) return null;
    this.lines.delete(person);
    running.over.abort();
    return running.line;
  }

  /** Nothing was said after all. */
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
