/**
 * Whether the page's edits are saved. `held`: they can't be saved yet, for example because the title is
 * empty.
 */
export type SaveState =
  | { is: "saved" | "unsaved" | "saving" | "offline" }
  | { is: "held" | "refused"; why: string };

/** What the server has. */
export interface Stored<Value> {
  value: Value;
  version: number;
}

/** How a session handles one kind of editor. Editors are immutable: each change returns a new one. */
export interface Editing<Editor, Value> {
  open(stored: Stored<Value>): Editor;
  isUnsaved(editor: Editor): boolean;
  /** Why the value can't be saved yet; null if it can. */
  problem(editor: Editor): string | null;
  stored(editor: Editor): Stored<Value>;
  /** Rebases the editor on the server's value. `sent` is the common base if that value was just saved. */
  takeTheirs(editor: Editor, theirs: Stored<Value>, sent?: Value): Editor;
  /** Serializes unsaved edits for the browser's storage; null if there are none. */
  kept(editor: Editor): string | null;
  /** The editor with the edits from the browser's storage, or unchanged. */
  restored(editor: Editor, kept: string | null): Editor;
}

/** The server, as a session uses it. */
export interface EditServer<Value> {
  /** @throws errors that `kindOf` classifies */
  save(value: Value, version: number): Promise<{ version: number }>;
  read(): Promise<Stored<Value>>;
  kindOf(error: unknown): "conflict" | "offline" | "refused";
}

/** This browser's storage for unsaved edits. */
export interface Keeper {
  read(): string | null;
  write(text: string | null): void;
}

export interface EditView<Editor> {
  editor: Editor;
  state: SaveState;
}

/**
 * A page's editing session for something that others may edit too: holds the editor, saves it as the user
 * types, stores unsaved edits in the browser, and merges what others saved. Runs one save at a time; edits
 * made during a save go into the next one.
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

  /**
   * Applies the edits from the browser's storage. Not in the constructor: the first render must match the
   * server's.
   */
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

  /** Stores unsaved edits in the browser, or clears them if everything is saved. */
  keep(): void {
    this.keeper.write(this.editing.kept(this.#view.editor));
  }

  /** Saves the edits if they're valid. Resolves when no save is in progress: to false if some aren't saved. */
  async save(): Promise<boolean> {
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = undefined;
    });
    await this.#saving;
    return !this.editing.isUnsaved(this.#view.editor);
  }

  /** Merges what others saved. Does nothing during a save, which detects conflicts itself. */
  async look(): Promise<void> {
    if (this.#saving) return;
    const stored = await this.server.read();
    if (!this.#saving && stored.version > this.#stored.version) this.#take(stored);
  }

  /** Merges the result of this page's own calls, such as restoring a previous version. */
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

  /** Handles a failed save. Resolves to true if it should be retried immediately. */
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

  /** The value to save, and the version that it's based on. */
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
