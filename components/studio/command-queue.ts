import { api } from "@/lib/client/api";
import { newKey } from "@/lib/client/new-key";
import type { StageSync } from "@/lib/room/stage-sync";
import { Store } from "@/lib/room/store";
import type { StageCommandInput } from "@/lib/stage";
import { explainRefusal } from "./explain-refusal";
import { foresee, type Known, type Pending, predict, stillPending } from "./predict";

interface QueueOptions {
  slug: string;
  stage: StageSync;
  known: () => Known;
  onTrouble: (error: unknown) => void;
}

/** After this, a state that the room did not deliver is fetched. */
const NEWS_MS = 800;

/**
 * Sends commands one at a time, in the order they were made. Each shows its predicted result immediately; the
 * server's answer replaces it, and a rejected command is rolled back.
 */
export class CommandQueue {
  readonly pending = new Store<readonly Pending[]>([]);
  private line: Promise<unknown> = Promise.resolve();
  private epoch = 0;

  constructor(private readonly options: QueueOptions) {
    options.stage.subscribe(() => {
      const { state, epoch } = options.stage.get();
      // Versions of a previous epoch never arrive.
      if (epoch > this.epoch)
        this.pending.update((pending) => pending.filter(({ version }) => version === null));
      this.epoch = epoch;
      this.pending.update((pending) => stillPending(pending, state?.version ?? 0));
    });
  }

  /** Resolves with whether it was accepted. Errors are shown, never thrown. */
  run(command: StageCommandInput): Promise<boolean> {
    const { stage, known, onTrouble } = this.options;
    const server = stage.get().state;
    if (!server) return Promise.resolve(false);
    const id = `draft_${newKey()}`;
    const at = new Date(stage.clock.now()).toISOString();
    const now = predict(server, this.pending.get(), known());
    const result = foresee(now, { id, command, at }, known());
    if (!result.ok) {
      onTrouble(new Error(explainRefusal(result)));
      return Promise.resolve(false);
    }
    this.pending.update((pending) => [...pending, { id, command, at, version: null }]);
    return this.inLine(() => this.send(command, id));
  }

  /** Sends a sentence as it was said. Resolves with what the server understood; throws the server's error. */
  say(sentence: string, confirm: boolean): Promise<string | null> {
    return this.inLine(async () => {
      const { reading, version } = await this.post({ command: sentence, ...(confirm && { confirm }) });
      this.expectNews(version);
      return reading;
    });
  }

  private inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.line.then(work);
    this.line = turn.catch(() => undefined);
    return turn;
  }

  private async send(command: StageCommandInput, id: string): Promise<boolean> {
    try {
      const { version } = await this.post(command);
      this.pending.update((pending) =>
        pending.map((entry) => (entry.id === id ? { ...entry, version } : entry)),
      );
      this.expectNews(version);
      return true;
    } catch (error) {
      this.pending.update((pending) => pending.filter((entry) => entry.id !== id));
      this.options.onTrouble(error);
      this.options.stage.refresh();
      return false;
    }
  }

  private async post(body: StageCommandInput | { command: string; confirm?: boolean }) {
    const { slug, stage } = this.options;
    const { state } = stage.get();
    const live = state?.phase === "live" || state?.rehearsal != null;
    const call = { as: `host:${slug}` as const, params: { slug }, body };
    const { data } = await (live
      ? api("runStudioCommand", { ...call, patience: "command" })
      : api("prepareStage", call));
    return { version: data.state_version, reading: data.reading };
  }

  private expectNews(version: number): void {
    const { stage } = this.options;
    const heard = () => (stage.get().state?.version ?? 0) >= version;
    this.pending.update((pending) => stillPending(pending, stage.get().state?.version ?? 0));
    if (!heard()) setTimeout(() => !heard() && stage.refresh(), NEWS_MS);
  }
}
