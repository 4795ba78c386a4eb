import type { ApiAnswer, ApiOptions } from "@/test/support/api";

export interface SampleFile {
  type: string;
  bytes: Uint8Array;
}

export interface Sample {
  url: string;
  body: Record<string, unknown> | undefined;
  /** Sent instead of `body`. */
  file?: SampleFile;
}

export interface FirstCall {
  given: Sample;
  who: ApiOptions;
  idempotencyKey: string;
  answer: ApiAnswer;
}
