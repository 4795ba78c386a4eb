import { isDeepStrictEqual } from "node:util";
import type { ToldShow } from "@/lib/content/told-show";
import { CONTENT_KINDS, type ContentKind, type Written } from "@/lib/content/written";
import { ContentByModel } from "@/lib/content-model/content-by-model";
import type { Ctx } from "@/lib/operation/ctx";
import { atMost } from "@/lib/platform/runtime/at-most";
import { log } from "@/lib/platform/runtime/log";
import { askOnce, languageModel } from "@/lib/providers/llm";
import { findSpoken, type Input, languageOf, readMaterial } from "./read-material";

/** Kinds that are asked for at the same time. */
const AT_ONCE = 4;

/** What a model answered about a show, unchecked. */
export interface Drafts {
  show: ToldShow;
  answers: ReadonlyMap<ContentKind, unknown>;
}

/**
 * Asks the configured model for texts in the language that was spoken: a translation can't be held against the lines. Texts that
 * someone edited, and that stay, aren't asked for. All have the model's time together.
 * @returns null without a model, and on a dry run
 */
export async function askForDrafts(
  ctx: Ctx,
  { slug, recording_id, kinds = [...CONTENT_KINDS], languages, replace_edited }: Input,
): Promise<Drafts | null> {
  const model = ctx.dryRun ? null : languageModel();
  if (!model) return null;
  const { event, recording } = await findSpoken(ctx, slug, recording_id);
  if (recording.state === "live") return null;
  if (languages && !languages.some((one) => isSpoken(one, event))) return null;
  const { show } = await readMaterial(ctx, event, recording);
  const writer = ContentByModel.of(show);
  if (!writer) return null;
  const stay = await ctx.db.contentItem.findMany({
    where: { recordingId: recording.id, language: languageOf(event), isEdited: true },
    select: { kind: true },
  });
  const wanted = new Set(kinds).difference(new Set(replace_edited ? [] : stay.map(({ kind }) => kind)));
  const until = AbortSignal.timeout(model.timeoutMs);
  const slot = atMost(AT_ONCE);
  const answers = await Promise.all(
    [...wanted].map(async (kind) => {
      const request = writer.request(kind);
      return [kind, request && (await slot(() => askOnce(model, request, until)))] as const;
    }),
  );
  return { show, answers: new Map(answers.filter(([, answer]) => answer !== null)) };
}

/** Whether texts in a language are in the one that was spoken. */
export const isSpoken = (language: string, event: { language: string }): boolean =>
  event.language.toLowerCase().split("-")[0] === language;

/** Returns what stands of the drafts, if the show still says what it said when they were written. */
export function heldDrafts(drafts: Drafts | null, show: ToldShow): ReadonlyMap<ContentKind, Written> {
  const texts = new Map<ContentKind, Written>();
  if (!drafts || !isDeepStrictEqual(drafts.show, show)) return texts;
  const writer = ContentByModel.of(show);
  for (const [kind, answer] of drafts.answers) {
    const held = writer?.write(kind, answer);
    // Counts only: the words may have to be erased.
    log().info(
      { kind, dropped: held?.dropped, stands: Boolean(held?.text) },
      "a language model's text was checked",
    );
    if (held?.text) texts.set(kind, held.text);
  }
  return texts;
}
