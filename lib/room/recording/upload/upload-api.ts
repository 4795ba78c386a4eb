import type { StoredPart } from "../store/chunk-store";

export interface NextChunk {
  number: number;
  start_ms: number;
  end_ms: number;
  size_bytes: number;
  sha256: string;
  starts_clean: boolean;
}

export interface ChunkUrl {
  number: number;
  url: string;
  method: "PUT";
  headers: Record<string, string>;
}

export interface ChunkAnswer {
  stored: number[];
  missing: number[];
  refused: {
    number: number;
    reason: "off_stage" | "too_early" | "changed" | "not_media";
    /** Without what comes after this time of the session's media, the chunk is taken. */
    until_ms?: number;
  }[];
  uploads: ChunkUrl[];
}

export interface PartEnd {
  chunks: number;
  quality: {
    anchors: [number, number, number][];
    clock_error_ms: number | null;
    recorder_started_at: string;
    recorder: string;
  };
}

interface OpenedPart {
  part: { id: string; media_started_at: string } | null;
  /** Why there is none. */
  reason: "not_on_air" | "not_recorded" | null;
}

/** What the server offers an uploader. */
export interface UploadApi {
  open(part: StoredPart, startsAt: string): Promise<OpenedPart>;
  send(
    partId: string,
    round: { stored: number[]; next: NextChunk[]; left_bytes: number; is_slow: boolean },
  ): Promise<ChunkAnswer>;
  close(partId: string, end: PartEnd): Promise<unknown>;
  /** Sends a chunk's bytes. @throws if they weren't taken */
  put(to: ChunkUrl, bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<void>;
}

/** Returns the code of a failed call. */
export function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : "offline";
}
