import { contract, operation } from "@/lib/operation/operation";
import {
  captionFile,
  correctedTranscript,
  ofShow,
  pass,
  replaceEverywhere,
  transcript,
} from "./examples-schema";
import {
  CorrectedTranscriptSchema,
  CorrectTranscriptInput,
  GenerateTranscriptInput,
  GetTranscriptQuery,
  TranscriptParams,
  TranscriptPassSchema,
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
      "Returns what people who agreed to be recorded said: at first from live captions, and after the show transcribed from each microphone, with word times. Available as segments, as readable text, or as WebVTT or SubRip with at most two rows of 42 characters. Times are seconds of the recording's program. There is none (`not_found`) if the show wasn't recorded, or no one has spoken with captions on.",
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
  generateTranscript: operation({
    ...shared,
    versioned: false,
    http: "POST /events/{slug}/transcript/generate",
    summary: "Transcribe a recording again",
    description:
      "Each microphone is transcribed on its own, so it's known who spoke and when each word was said. This happens automatically once a recording is ready. The result is a new version; corrections stay where their words were heard again. `transcript.ready` is sent at the end, `pass` in getTranscript shows progress. Refused with `version_conflict` while a transcription is running, while the show is on air, or if no microphone was recorded; and with `not_ready` if no recognizer supports the show's language.",
    scope: "content:write",
    effect: "write",
    keyRequired: true,
    body: GenerateTranscriptInput,
    output: TranscriptPassSchema,
    status: 202,
    errors: ["not_found", "version_conflict", "not_ready"],
    examples: [{ summary: "The latest recording", input: ofShow, output: pass }],
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
