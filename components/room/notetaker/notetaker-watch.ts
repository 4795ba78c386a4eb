import type { DataOf } from "@/lib/client/wire-types";
import { Store } from "@/lib/room/store";

type Seen = DataOf<"getStudioNotetaker">;
export type SeenNotetaker = NonNullable<Seen["notetaker"]>;
type Decision = "admit" | "decline" | "remove";

interface Server {
  read: () => Promise<Seen>;
  decide: (decision: Decision) => Promise<Seen>;
  /** Shows why a decision wasn't carried out. */
  onProblem: (error: unknown) => void;
}

/** The notetaker in a show, and what the user decides about it. */
export class NotetakerWatch {
  readonly store = new Store<SeenNotetaker | null>(null);
  /** Counts decisions, so that an answer from before one doesn't replace its result. */
  private decisions = 0;

  constructor(private readonly server: Server) {}

  async look(): Promise<void> {
    const { decisions } = this;
    try {
      const { notetaker } = await this.server.read();
      if (decisions === this.decisions) this.take(notetaker);
    } catch {
      // The next look is soon.
    }
  }

  async decide(decision: Decision): Promise<void> {
    this.decisions += 1;
    try {
      this.take((await this.server.decide(decision)).notetaker);
    } catch (error) {
      this.server.onProblem(error);
    }
  }

  private take(seen: SeenNotetaker | null): void {
    this.store.update((was) => (JSON.stringify(was) === JSON.stringify(seen) ? was : seen));
  }
}
