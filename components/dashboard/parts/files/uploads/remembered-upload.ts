import type { Keeper } from "@/lib/editors/session/edit-session";

/** Its address is good for an hour; what is begun later than this goes to a new one. */
const KEPT_MS = 50 * 60_000;

interface Kept {
  /** The idempotency key that the upload was opened with: it leads to the same upload again. */
  key: string;
  name: string;
  fingerprint: string;
  at: number;
}

type Picked = Pick<File, "name" | "size" | "lastModified">;

const fingerprintOf = ({ name, size, lastModified }: Picked): string => `${name}\n${size}\n${lastModified}`;

/** What this browser remembers of an upload that was cut off, such as by a reload: the same file goes on where it was. */
export class RememberedUpload {
  constructor(
    private readonly keeper: Keeper,
    private readonly now: () => number = Date.now,
  ) {}

  /** The name of the file whose upload waits; null without one. */
  get waiting(): string | null {
    return this.read()?.name ?? null;
  }

  /** The key for this file's upload, and whether it was begun before. */
  begin(file: Picked, newKey: () => string): { key: string; goesOn: boolean } {
    const kept = this.read();
    const fingerprint = fingerprintOf(file);
    if (kept?.fingerprint === fingerprint) return { key: kept.key, goesOn: true };
    const key = newKey();
    const fresh: Kept = { key, name: file.name, fingerprint, at: this.now() };
    this.keeper.write(JSON.stringify(fresh));
    return { key, goesOn: false };
  }

  forget(): void {
    this.keeper.write(null);
  }

  private read(): Kept | null {
    try {
      const kept = JSON.parse(this.keeper.read() ?? "null") as Kept | null;
      const isGood = kept !== null && typeof kept.key === "string" && typeof kept.name === "string";
      return isGood && this.now() - kept.at < KEPT_MS ? kept : null;
    } catch {
      return null;
    }
  }
}
