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
  /** Counts decisions and their answers, so that an answer from before doesn't replace a result. */
  private decisions = 0;
  /** Looks are numbered, because their answers may arrive in another order. */
  private looks = 0;
  private seen = 0;

  constructor(private readonly server: Server) {}

  async look(): Promise<void> {
    const { decisions } = this;
    this.looks += 1;
    const number = this.looks;
    try {
      const { notetaker } = await this.server.read();
      if (decisions !== this.decisions || number < this.seen) return;
      this.seen = number;
      this.take(notetaker);
    } catch {
      // The next look is soon.
    }
  }

  async decide(decision: Decision): Promise<void> {
    this.decisions += 1;
    try {
      const { notetaker } = await this.server.decide(decision);
      this.decisions += 1;
      this.take(notetaker);
    } catch (error) {
      this.server.onProblem(error);
    }
  }

  private take(seen: SeenNotetaker | null): void {
    this.store.update((was) => (JSON.stringify(was) === JSON.stringify(seen) ? was : seen));
  }
}
