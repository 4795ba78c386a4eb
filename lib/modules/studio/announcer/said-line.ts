import { createHash } from "node:crypto";
import { receiveFile } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import type { Prepared } from "@/lib/operation/prepared";
import { invalid, Problem } from "@/lib/operation/problem";
import type { Upload } from "@/lib/operation/upload";
import {
  type Line,
  SpeechError,
  type SynthesizerStatus,
  secondsOfWav,
  speakable,
  synthesizer,
  WAV,
  wav,
} from "@/lib/providers/tts";

export const PURPOSE = "announcer.speech";

/** A stored sound, or one that was just synthesized. */
export type SaidLine = { seconds: number } & ({ fileId: string } | { upload: Upload; name: string });

/** Returns a line's sound: from storage if it exists, otherwise synthesized and stored. */
export async function saidLine(
  ctx: Ctx,
  line: Line,
  speaking: SynthesizerStatus,
): Promise<Prepared<SaidLine>> {
  const name = nameOf(line, speaking);
  const [kept] = await ctx.sql<{ id: string; bytes: number }>(
    "announcer_said",
    `SELECT id, size_bytes::int AS bytes FROM file
     WHERE workspace_id = $1 AND environment = $2::"Environment" AND purpose = $3 AND name = $4 AND state = 'stored'
       AND expires_at > now() + interval '1 hour' LIMIT 1`,
    [ctx.workspaceId, ctx.environment, PURPOSE, name],
  );
  if (kept)
    return { value: { fileId: kept.id, seconds: secondsOfWav(kept.bytes) }, drop: async () => undefined };
  const sound = wav(await pieces(line));
  const owner = { workspaceId: ctx.workspaceId, environment: ctx.environment, plan: ctx.principal.plan };
  const { value: upload, drop } = await receiveFile(owner, inOne(sound), {
    purpose: PURPOSE,
    types: [WAV],
    expectedBytes: sound.length,
    dryRun: ctx.dryRun,
  });
  return { value: { upload, name, seconds: secondsOfWav(sound.length) }, drop };
}

/** Named by everything that affects the sound, so that another voice gives another file. */
function nameOf({ text, voice, language }: Line, { engine, voices }: SynthesizerStatus): string {
  const digest = createHash("sha256").update(JSON.stringify([engine, voices[voice], language, text]));
  return `announcer-${digest.digest("hex").slice(0, 40)}.wav`;
}

/** Refuses text that no voice can speak, even if there is no voice. */
export function requireWords(text: string): void {
  try {
    speakable(text);
  } catch (error) {
    throw problemOf(error);
  }
}

async function pieces(line: Line): Promise<Int16Array[]> {
  const said: Int16Array[] = [];
  try {
    for await (const piece of synthesizer().speak(line)) said.push(piece);
    return said;
  } catch (error) {
    throw problemOf(error);
  }
}

function problemOf(error: unknown): unknown {
  if (!(error instanceof SpeechError)) return error;
  const { fault, message } = error;
  if (fault === "nothing_to_say") return invalid({ text: "invalid" }, message);
  if (fault === "too_long") return invalid({ text: "too_long" }, message);
  return new Problem("service_unavailable", message, undefined, { "Retry-After": "5" });
}

async function* inOne(bytes: Buffer): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}
