import type { Call } from "@/lib/calls";
import { type CallOrigin, prepareHeardCall, storeHeardCall } from "@/lib/modules/calls/calls";
import { asSystem } from "@/lib/operation/as-system";
import type { Environment } from "@/lib/platform/security/principal";

const ORIGIN: CallOrigin = { source: "notetaker", eventId: null, recordingId: null, saidBy: [] };

interface Whose {
  workspaceId: string;
  environment?: Environment;
}

/** Stores a call of `[speaker, text]` lines, ten seconds each, under an id. */
export function storeCallOf(
  { workspaceId, environment = "test" }: Whose,
  callId: string,
  lines: readonly (readonly [speaker: string, text: string])[],
  facts: Omit<Call, "segments" | "transcript"> = {},
): Promise<unknown> {
  const segments = lines.map(([speaker, text], index) => ({ speaker, text, start_sec: index * 10 }));
  const prepared = prepareHeardCall({ language: "en", ...facts, segments }, ORIGIN);
  return asSystem("test.call", { workspaceId, environment }, (ctx) => storeHeardCall(ctx, prepared, callId));
}
