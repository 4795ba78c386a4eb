import type { ChunkStore, StoredPart } from "../store/chunk-store";
import { codeOf, type UploadApi } from "./upload-api";

interface PartOpenerOptions {
  store: ChunkStore;
  api: UploadApi;
  /** The server's clock, in epoch milliseconds. */
  serverNow: () => number;
  /** This page's clock. */
  now: () => number;
}

interface OpenPart {
  partId: string;
  /** Where the session's media time begins, in epoch milliseconds. */
  mediaStartedAt: number;
}

/** While a recording's rows are still being made, its parts are refused for a moment. */
const TOO_EARLY_MS = 120_000;
const ASK_AGAIN_MS = 4_000;
/** The same call would be refused again. */
const FINAL = ["validation_error", "version_conflict", "not_found"];

/** Opens parts at the server, each once. */
export class PartOpener {
  private readonly askAgainAt = new Map<string, number>();

  constructor(private readonly options: PartOpenerOptions) {}

  /**
   * Returns null if the server doesn't take the part, or not yet.
   * @throws if it can't say at the moment
   */
  async open(part: StoredPart, startsAt: number): Promise<OpenPart | null> {
    const { partId, mediaStartedAt, source } = part;
    if (partId !== null && mediaStartedAt !== null) return { partId, mediaStartedAt };
    const { store, api, now } = this.options;
    if (now() < (this.askAgainAt.get(source) ?? 0)) return null;
    try {
      const made = await api.open(part, new Date(startsAt).toISOString());
      if (made.part === null) {
        await this.refused(part, made.reason ?? "not_recorded");
        return null;
      }
      const known = { partId: made.part.id, mediaStartedAt: Date.parse(made.part.media_started_at) };
      await store.changePart(source, known);
      return known;
    } catch (error) {
      const code = codeOf(error);
      if (code === "gone") await store.dropPart(source);
      else if (FINAL.includes(code)) await store.changePart(source, { refused: code });
      else throw error;
      return null;
    }
  }

  /** A recording may begin a moment after its show, so for a while the server is asked again. */
  private async refused({ source, recorderStartedAt }: StoredPart, reason: string): Promise<void> {
    const { store, serverNow, now } = this.options;
    this.askAgainAt.set(source, now() + ASK_AGAIN_MS);
    if (serverNow() - recorderStartedAt >= TOO_EARLY_MS) await store.changePart(source, { refused: reason });
  }
}
