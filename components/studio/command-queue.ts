import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { newKey } from "@/lib/client/new-key";
import type { DataOf } from "@/lib/client/wire-types";
import type { StageSync } from "@/lib/room/stage-sync";
import { Store } from "@/lib/room/store";
import type { StageCommandInput } from "@/lib/stage";
import { explainRefusal } from "./explain-refusal";
import { foresee, type Known, type Pending, predict, stillPending } from "./predict";
import type { DeskCommand } from "./studio-types";

interface QueueOptions {
  slug: string;
  stage: StageSync;
  known: () => Known;
  onTrouble: (error: unknown) => void;
  /** Reads the desk after an undo. */
  look: () => Promise<void>;
  /** Called with this page's commands that have changed the stage, and all that it sent before them. */
  onAccepted?: (commands: readonly DeskCommand[], before: readonly DeskCommand[]) => void;
}

/** After this, a state that the room did not deliver is fetched. */
const NEWS_MS = 800;
/** On air, a command that couldn't be sent within this time is dropped: its moment has passed. */
const WAIT_MS = 5_000;
/** More than anyone sends between two reads of the desk. */
const KEPT = 20;

type Answer = Pick<DataOf<"undoStudioCommand">, "commands" | "proposal" | "state_version">;

/**
 * Sends commands one at a time, in the order they were made. Each shows its predicted result immediately; the
 * server's answer replaces it, and a rejected command is rolled back.
 */
export class CommandQueue {
  readonly pending = new Store<readonly Pending[]>([]);
  /** This page's commands as the server answered them, newest first. The desk lists them seconds later. */
  readonly answered = new Store<readonly DeskCommand[]>([]);
  private line: Promise<unknown> = Promise.resolve();
  private epoch = 0;

  constructor(private readonly options: QueueOptions) {
    options.stage.subscribe(() => {
      const { state, epoch } = options.stage.get();
      // Versions of a previous epoch never arrive.
      if (epoch > this.epoch) {
        this.pending.update((pending) => pending.filter(({ version }) => version === null));
        this.answered.set([]);
      }
      this.epoch = epoch;
      this.pending.update((pending) => stillPending(pending, state?.version ?? 0));
    });
  }

  /** Resolves with whether it was accepted. Errors are shown, never thrown. */
  async run(command: StageCommandInput): Promise<boolean> {
    const { stage, known, onTrouble } = this.options;
    const server = stage.get().state;
    if (!server) return false;
    const id = `draft_${newKey()}`;
    const at = new Date(stage.clock.now()).toISOString();
    const now = predict(server, this.pending.get(), known());
    const result = foresee(now, { id, command, at }, known());
    if (!result.ok) {
      onTrouble(new Error(explainRefusal(result)));
      return false;
    }
    this.pending.update((pending) => [...pending, { id, command, at, version: null }]);
    try {
      await this.inLine(() => this.post(command, id));
      return true;
    } catch (error) {
      this.pending.update((pending) => pending.filter((entry) => entry.id !== id));
      onTrouble(error);
      stage.refresh();
      return false;
    }
  }

  /** Sends a sentence as it was said. Resolves with what the server understood; throws the server's error. */
  say(sentence: string, confirm: boolean): Promise<string | null> {
    return this.inLine(() => this.post({ command: sentence, ...(confirm && { confirm }) }));
  }

  /**
   * Undoes one command. `find` returns its id once all earlier commands of this page have been answered, or
   * undefined if there is nothing to undo. Throws the server's error.
   */
  async undo(find: () => string | undefined): Promise<void> {
    const { slug, look } = this.options;
    await this.inLine(async () => {
      const command_id = find();
      if (command_id === undefined) return;
      const call = { as: `host:${slug}` as const, params: { slug, command_id } };
      const patience = this.isOnAir() ? "command" : "press";
      const { data } = await api("undoStudioCommand", { ...call, patience });
      this.take(data);
    });
    await look();
  }

  /** Starts `work` once everything before it is answered. On air, what would have to wait too long is never started. */
  private inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = this.isOnAir();
        const message = "The command wasn’t sent in time. Check your connection and try again.";
        if (isLate) reject(new ApiError({ code: "offline", message, retryable: true }));
      }, WAIT_MS);
      this.line = this.line.then(() => {
        clearTimeout(timer);
        return isLate ? undefined : work().then(resolve, reject);
      });
    });
  }

  private isOnAir(): boolean {
    const { state } = this.options.stage.get();
    return state?.phase === "live" || state?.rehearsal != null;
  }

  /** `id`: of the pending command whose result is shown already. */
  private async post(
    body: StageCommandInput | { command: string; confirm?: boolean },
    id?: string,
  ): Promise<string | null> {
    const { slug } = this.options;
    const call = { as: `host:${slug}` as const, params: { slug }, body };
    const { data } = await (this.isOnAir()
      ? api("runStudioCommand", { ...call, patience: "command" })
      : api("prepareStage", call));
    this.pending.update((pending) =>
      pending.map((entry) => (entry.id === id ? { ...entry, version: data.state_version } : entry)),
    );
    this.take(data);
    return data.reading;
  }

  private take({ commands, proposal, state_version }: Answer): void {
    if (proposal === null) {
      this.options.onAccepted?.(commands, this.answered.get());
      this.answered.update((known) => [...[...commands].reverse(), ...known].slice(0, KEPT));
    }
    this.expectNews(state_version);
  }

  private expectNews(version: number): void {
    const { stage } = this.options;
    const heard = () => (stage.get().state?.version ?? 0) >= version;
    this.pending.update((pending) => stillPending(pending, stage.get().state?.version ?? 0));
    if (!heard()) setTimeout(() => !heard() && stage.refresh(), NEWS_MS);
  }
}
