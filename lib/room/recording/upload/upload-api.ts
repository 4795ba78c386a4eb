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
  refused: { number: number; reason: "off_stage" | "too_early" | "changed" | "not_media" }[];
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

/** What the server offers an uploader. */
export interface UploadApi {
  open(part: StoredPart, startsAt: string): Promise<{ id: string; media_started_at: string }>;
  send(
    partId: string,
    round: { stored: number[]; next: NextChunk[]; left_bytes: number },
  ): Promise<ChunkAnswer>;
  close(partId: string, end: PartEnd): Promise<unknown>;
  /** Sends a chunk's bytes. @throws if they weren't taken */
  put(to: ChunkUrl, bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<void>;
}

/** Why a call failed, as far as an uploader cares. Other errors count as passing. */
export interface CallProblem {
  code: string;
  /** The state that the server names with a conflict. */
  status: string | undefined;
}

export function callProblem(error: unknown): CallProblem {
  const { code, fields } = (error ?? {}) as { code?: unknown; fields?: Record<string, string> };
  return { code: typeof code === "string" ? code : "offline", status: fields?.status };
}
