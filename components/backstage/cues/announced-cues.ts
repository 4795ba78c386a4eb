type Kept = Pick<Storage, "getItem" | "setItem">;

/** More cues than one speaker gets in a show. */
const MAX = 200;

/**
 * Cues that this browser has delivered. Read from storage every time, because another tab may have delivered
 * one.
 */
export class AnnouncedCues {
  private names: readonly string[] = [];

  constructor(
    private readonly storage: Kept | undefined,
    private readonly key: string,
  ) {}

  has(name: string): boolean {
    return this.read().includes(name);
  }

  add(names: readonly string[]): void {
    this.names = [...this.read(), ...names].slice(-MAX);
    try {
      this.storage?.setItem(this.key, JSON.stringify(this.names));
    } catch {
      // Private windows may refuse to store; the list then lasts for this visit.
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
