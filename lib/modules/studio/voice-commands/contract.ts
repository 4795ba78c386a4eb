import { contract, operation } from "@/lib/operation/operation";
import { HeardSchema, HearInput, ShowParams, VoiceCommandsSchema, voiceQuery } from "./schema";

const ofStudio = {
  prefix: "app",
  tag: "Pages of a show",
  access: "host",
  scope: "studio:control",
  params: ShowParams,
} as const;

export const voiceCommandsContract = contract({
  getVoiceCommands: operation({
    ...ofStudio,
    http: "GET /events/{slug}/studio/voice-commands",
    summary: "Check whether a show's studio supports spoken commands",
    effect: "read",
    query: voiceQuery,
    output: VoiceCommandsSchema,
    errors: ["not_found"],
  }),
  /**
   * Changes nothing: its result is sent on as a sentence. The recording isn't stored anywhere, including the
   * request log.
   */
  hearCommand: operation({
    ...ofStudio,
    http: "POST /events/{slug}/studio/voice-commands",
    summary: "Transcribe a spoken studio command",
    effect: "write",
    asksModel: true,
    unlogged: true,
    audience: { rate: { perSecond: 0.25, burst: 6 }, audit: "sum", replay: "own" },
    body: HearInput,
    output: HeardSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
  }),
});
