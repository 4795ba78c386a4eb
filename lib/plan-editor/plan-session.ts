import type { Plan } from "@/lib/stage";
import { keptEdits, openWithKept } from "./kept-edits";
import { isUnsaved, openPlan, type PlanEditor, takeTheirs } from "./plan-editor";
import { planProblem } from "./plan-problem";

/** How the page stands to the server. `held`: what is typed cannot be stored yet, such as an empty title. */
export type SaveState =
  | { is: "saved" | "unsaved" | "saving" | "offline" }
  | { is: "held" | "refused"; why: string };

interface Stored {
  plan: Plan;
  version: number;
}

/** What a session needs of the world around it. */
export interface PlanServer {
  /** @throws what `kindOf` knows */
  save(plan: Plan, version: number): Promise<{ version: number }>;
  read(): Promise<Stored>;
  kindOf(error: unknown): "conflict" | "offline" | "refused";
}

/** Where this browser keeps what is not saved yet. */
export interface Keeper {
  read(): string | null;
  write(text: string | null): void;
}

export interface PlanView {
  editor: PlanEditor;
  state: SaveState;
}

/**
 * One page's work on a run of show: holds the editor, saves it behind the typing, keeps unsaved edits in the browser, and
 * puts in what others saved. One save at a time; what is typed meanwhile goes with the next.
 */
export class PlanSession {
  #view: PlanView;
  readonly #listeners = new Set<() => void>();
  #saving: Promise<void> | undefined;

  constructor(
    stored: Stored,
    private readonly server: PlanServer,
    private readonly keeper: Keeper,
  ) {
    this.#view = { editor: openPlan(stored.plan, stored.version), state: { is: "saved" } };
  }

  /** Puts in what this browser kept. Not at once: the first drawing has to be the one that the server made. */
  restore(): void {
    const { base, version, past } = this.#view.editor;
    if (past.length > 0) return;
    const editor = openWithKept(base, version, this.keeper.read());
    this.#show(editor, stateOf(editor));
  }

  readonly get = (): PlanView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly apply = (change: (editor: PlanEditor) => PlanEditor): void => {
    const editor = change(this.#view.editor);
    if (editor !== this.#view.editor) this.#show(editor, stateOf(editor));
  };

  /** Notes what is not saved in the browser, or that nothing is left. */
  keep(): void {
    this.keeper.write(keptEdits(this.#view.editor));
  }

  /** Saves what stands on the page, if it can be saved, and resolves when nothing is under way any more. */
  save(): Promise<void> {
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  /** Puts in what others saved. While a save is under way that finds out by itself. */
  async look(): Promise<void> {
    if (this.#saving) return;
    const stored = await this.server.read();
    if (!this.#saving && stored.version > this.#view.editor.version) this.#take(stored);
  }

  /** The same for what this page's own calls brought about, such as a draft that was taken. */
  take(stored: Stored): void {
    this.#take(stored);
  }

  async #saveAll(): Promise<void> {
    while (isUnsaved(this.#view.editor) && !planProblem(this.#view.editor.plan)) {
      const { plan, version } = this.#view.editor;
      this.#show(this.#view.editor, { is: "saving" });
      try {
        const saved = await this.server.save(plan, version);
        const editor = takeTheirs(this.#view.editor, plan, saved.version, plan);
        this.#show(editor, stateOf(editor));
      } catch (error) {
        if (!(await this.#recovered(error))) return this.keep();
      }
    }
    this.keep();
  }

  /** Whether it is worth trying again at once. */
  async #recovered(error: unknown): Promise<boolean> {
    try {
      if (this.server.kindOf(error) !== "conflict") throw error;
      this.#take(await this.server.read());
      return true;
    } catch (reason) {
      const offline = this.server.kindOf(reason) === "offline";
      const why = reason instanceof Error ? reason.message : "It could not be saved.";
      this.#show(this.#view.editor, offline ? { is: "offline" } : { is: "refused", why });
      return false;
    }
  }

  #take({ plan, version }: Stored): void {
    const editor = takeTheirs(this.#view.editor, plan, version);
    this.#show(editor, stateOf(editor));
  }

  #show(editor: PlanEditor, state: SaveState): void {
    this.#view = { editor, state };
    for (const listener of this.#listeners) listener();
  }
}

function stateOf(editor: PlanEditor): SaveState {
  if (!isUnsaved(editor)) return { is: "saved" };
  const why = planProblem(editor.plan);
  return why === null ? { is: "unsaved" } : { is: "held", why };
}
