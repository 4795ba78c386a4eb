import type { Keeper } from "@/lib/editors/session/edit-session";

/** The upload URL is valid for an hour. After this time, an upload gets a new one. */
const KEPT_MS = 50 * 60_000;

interface Kept {
  /** The idempotency key that opened the upload. It returns the same upload again. */
  key: string;
  name: string;
  fingerprint: string;
  at: number;
}

type Picked = Pick<File, "name" | "size" | "lastModified">;

const fingerprintOf = ({ name, size, lastModified }: Picked): string => `${name}\n${size}\n${lastModified}`;

/**
 * Remembers in this browser an upload that was interrupted, such as by a reload, so that choosing the same
 * file resumes it.
 */
export class RememberedUpload {
  constructor(
    private readonly keeper: Keeper,
    private readonly now: () => number = Date.now,
  ) {}

  /** The file name of the interrupted upload; null without one. */
  get waiting(): string | null {
    return this.read()?.name ?? null;
  }

  /** Returns the key for this file's upload, and whether the upload was begun before. */
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
