type Kept = Pick<Storage, "getItem" | "setItem">;

/** More than a show has for one speaker. */
const MOST = 200;

/** Which cues this browser has told. Looked up each time: another tab may have told one meanwhile. */
export class ToldCues {
  private names: readonly string[] = [];

  constructor(
    private readonly storage: Kept | undefined,
    private readonly key: string,
  ) {}

  has(name: string): boolean {
    return this.read().includes(name);
  }

  add(names: readonly string[]): void {
    this.names = [...this.read(), ...names].slice(-MOST);
    try {
      this.storage?.setItem(this.key, JSON.stringify(this.names));
    } catch {
      // Private windows may refuse to store: then it is told for this visit.
    }
  }

  private read(): readonly string[] {
    try {
      const kept: unknown = JSON.parse(this.storage?.getItem(this.key) ?? "null");
      return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : this.names;
    } catch {
      return this.names;
    }
  }
}
