/** How the page stands to the server. `held`: what is typed cannot be stored yet, such as an empty title. */
export type SaveState =
  | { is: "saved" | "unsaved" | "saving" | "offline" }
  | { is: "held" | "refused"; why: string };

/** What the server has. */
export interface Stored<Value> {
  value: Value;
  version: number;
}

/** What a session does with the editor of one kind of thing. An editor is data: each change gives a new one. */
export interface Editing<Editor, Value> {
  open(stored: Stored<Value>): Editor;
  isUnsaved(editor: Editor): boolean;
  /** Why what stands there cannot be stored yet; null where it can. */
  problem(editor: Editor): string | null;
  stored(editor: Editor): Stored<Value>;
  /** Takes what the server has beneath what stands there. `sent` is what both rest on, where that was just saved. */
  takeTheirs(editor: Editor, theirs: Stored<Value>, sent?: Value): Editor;
  /** What a browser keeps of it; null where there is nothing to keep. */
  kept(editor: Editor): string | null;
  /** The same editor with what the browser kept, or as it is. */
  restored(editor: Editor, kept: string | null): Editor;
}

/** What a session needs of the world around it. */
export interface EditServer<Value> {
  /** @throws what `kindOf` knows */
  save(value: Value, version: number): Promise<{ version: number }>;
  read(): Promise<Stored<Value>>;
  kindOf(error: unknown): "conflict" | "offline" | "refused";
}

/** Where this browser keeps what is not saved yet. */
export interface Keeper {
  read(): string | null;
  write(text: string | null): void;
}

export interface EditView<Editor> {
  editor: Editor;
  state: SaveState;
}

/**
 * One page's work on something that others may work on too: holds the editor, saves it behind the typing, keeps unsaved
 * edits in the browser, and puts in what others saved. One save at a time; what is typed meanwhile goes with the next.
 */
export class EditSession<Editor, Value> {
  #view: EditView<Editor>;
  readonly #listeners = new Set<() => void>();
  #saving: Promise<void> | undefined;

  constructor(
    private readonly editing: Editing<Editor, Value>,
    stored: Stored<Value>,
    private readonly server: EditServer<Value>,
    private readonly keeper: Keeper,
  ) {
    this.#view = { editor: editing.open(stored), state: { is: "saved" } };
  }

  /** Puts in what this browser kept. Not at once: the first drawing has to be the one that the server made. */
  restore(): void {
    const editor = this.editing.restored(this.#view.editor, this.keeper.read());
    this.#show(editor, this.#stateOf(editor));
  }

  readonly get = (): EditView<Editor> => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly apply = (change: (editor: Editor) => Editor): void => {
    const editor = change(this.#view.editor);
    if (editor !== this.#view.editor) this.#show(editor, this.#stateOf(editor));
  };

  /** Notes what is not saved in the browser, or that nothing is left. */
  keep(): void {
    this.keeper.write(this.editing.kept(this.#view.editor));
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
    if (!this.#saving && stored.version > this.#stored.version) this.#take(stored);
  }

  /** The same for what this page's own calls brought about, such as going back to a former state. */
  take(stored: Stored<Value>): void {
    this.#take(stored);
  }

  async #saveAll(): Promise<void> {
    while (this.#isSavable) {
      const { value, version } = this.#stored;
      this.#show(this.#view.editor, { is: "saving" });
      try {
        const saved = await this.server.save(value, version);
        const editor = this.editing.takeTheirs(this.#view.editor, { value, version: saved.version }, value);
        this.#show(editor, this.#stateOf(editor));
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
      const why = reason instanceof Error ? reason.message : "Couldn't save. Try again.";
      this.#show(this.#view.editor, offline ? { is: "offline" } : { is: "refused", why });
      return false;
    }
  }

  get #isSavable(): boolean {
    const { editor } = this.#view;
    return this.editing.isUnsaved(editor) && this.editing.problem(editor) === null;
  }

  /** What would be stored, and on which version. */
  get #stored(): Stored<Value> {
    return this.editing.stored(this.#view.editor);
  }

  #take(stored: Stored<Value>): void {
    const editor = this.editing.takeTheirs(this.#view.editor, stored);
    this.#show(editor, this.#stateOf(editor));
  }

  #show(editor: Editor, state: SaveState): void {
    this.#view = { editor, state };
    for (const listener of this.#listeners) listener();
  }

  #stateOf(editor: Editor): SaveState {
    if (!this.editing.isUnsaved(editor)) return { is: "saved" };
    const why = this.editing.problem(editor);
    return why === null ? { is: "unsaved" } : { is: "held", why };
  }
}
