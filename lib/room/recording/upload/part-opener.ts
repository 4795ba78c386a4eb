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

/** How long a recording may take to begin before its parts count as refused. */
const TOO_EARLY_MS = 120_000;
/** A part is asked for again after a tenth of its age, within these limits. */
const ASK_AGAIN_MS = { least: 4_000, most: 60_000 };
/** The server may take a part that it refused for one of these later. */
const PASSING = ["not_recorded", "not_on_air"];
/** The same call would be refused again. */
const FINAL = ["validation_error", "version_conflict", "not_found"];

/** Whether the server may take the part now, or later. */
export const mayPass = ({ refused }: StoredPart): boolean => refused === null || PASSING.includes(refused);

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
      await store.changePart(source, { ...known, refused: null });
      return known;
    } catch (error) {
      const code = codeOf(error);
      if (code === "gone") await store.dropPart(source);
      else if (FINAL.includes(code)) await store.changePart(source, { refused: code });
      else throw error;
      return null;
    }
  }

  /** Asks for every part again with the next round. */
  askAtOnce(): void {
    this.askAgainAt.clear();
  }

  /** A recording may begin long after its show, so the server is asked again while the page is open. */
  private async refused({ source, recorderStartedAt }: StoredPart, reason: string): Promise<void> {
    const { store, serverNow, now } = this.options;
    const age = serverNow() - recorderStartedAt;
    const { least, most } = ASK_AGAIN_MS;
    this.askAgainAt.set(source, now() + Math.min(most, Math.max(least, age / 10)));
    if (age >= TOO_EARLY_MS) await store.changePart(source, { refused: reason });
  }
}
