import { contract, operation } from "@/lib/operation/operation";
import { captionFile, correctedTranscript, ofShow, replaceEverywhere, transcript } from "./examples-schema";
import {
  CorrectedTranscriptSchema,
  CorrectTranscriptInput,
  GetTranscriptQuery,
  TranscriptParams,
  TranscriptSchema,
} from "./schema";

const shared = {
  prefix: "v1",
  tag: "Recordings",
  params: TranscriptParams,
  versioned: true,
} as const;

export const transcriptsContract = contract({
  getTranscript: operation({
    ...shared,
    http: "GET /events/{slug}/transcript",
    summary: "Get a show's transcript",
    description:
      "What people who agreed to be recorded said, as captions heard it while the show was on air: as segments, as readable text, or as WebVTT or SubRip with at most two rows of 42 characters. Times are seconds of the recording's program. There is none (`not_found`) if the show wasn't recorded, or no one has spoken with captions on.",
    scope: "events:read",
    effect: "read",
    query: GetTranscriptQuery,
    output: TranscriptSchema,
    errors: ["not_found"],
    examples: [
      { summary: "As segments", input: ofShow, output: transcript },
      { summary: "As WebVTT", input: { ...ofShow, format: "vtt" }, output: captionFile },
    ],
  }),
  correctTranscript: operation({
    ...shared,
    http: "PATCH /events/{slug}/transcript",
    summary: "Correct a show's transcript",
    description:
      "Corrects words and speakers. The transcript gets a new version, which the recording's captions show too; captions in the live show's feed stay as they were. Earlier versions are kept. With `dry_run`, returns what would change.",
    scope: "content:write",
    effect: "write",
    keyRequired: true,
    body: CorrectTranscriptInput,
    output: CorrectedTranscriptSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      { summary: "A word, wherever it was said", input: replaceEverywhere, output: correctedTranscript },
    ],
  }),
});
