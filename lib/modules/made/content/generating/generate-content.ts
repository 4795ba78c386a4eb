import { CONTENT_KINDS } from "@/lib/content/written";
import type { ContentItem, Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { OutputOf } from "@/lib/operation/operation";
import { preparedVerb } from "@/lib/operation/prepared";
import { notFound, stateConflict } from "@/lib/operation/problem";
import type { contentContract } from "../contract";
import { presentContent } from "../reading/present-content";
import { readStanding, type Standing } from "../reading/standing";
import { peopleIn, plainBlocks, storedWritten } from "../stored-text";
import { askForDrafts, type Drafts, heldDrafts, isSpoken } from "./ask-for-drafts";
import { findSpoken, type Input, type Language, languageOf, readMaterial } from "./read-material";
import { writeTexts } from "./write-texts";

type Operation = typeof contentContract.generateContent;

/**
 * Writes drafts from a recording's transcript. Those that someone edited stay, unless they are to be replaced. A language model is
 * asked before the transaction, and what it says is checked in it.
 */
export const generateContent = preparedVerb<Input, OutputOf<Operation>, Drafts | null>({
  prepare: async (ctx, input) => ({ value: await askForDrafts(ctx, input), drop: async () => undefined }),
  run: generate,
});

const LOCK_ITEMS = "SELECT 1 FROM content_item WHERE recording_id = $1 ORDER BY id FOR UPDATE";

async function generate(
  ctx: Ctx,
  { slug, recording_id, kinds = [...CONTENT_KINDS], languages, replace_edited }: Input,
  drafts: Drafts | null,
): Promise<OutputOf<Operation>> {
  const { recording: found } = await findSpoken(ctx, slug, recording_id);
  // Corrections and erasure wait until the texts are stored.
  await ctx.lock("content_lock", "SELECT 1 FROM recording WHERE id = $1 FOR UPDATE", [found.id]);
  const { event, recording } = await findSpoken(ctx, slug, found.id);
  if (recording.state === "live") throw stateConflict("live", "The show is on air. End it first.");
  const chosen = [...new Set(languages ?? [languageOf(event)])];
  const material = await readMaterial(ctx, event, recording);
  const standing = await readStanding(ctx, recording);
  if (!standing) throw notFound();
  const held = heldDrafts(drafts, material.show);
  // Whoever edits one has locked it, and not the recording.
  await ctx.sql("content_items_lock", LOCK_ITEMS, [recording.id]);
  const rows = await ctx.db.contentItem.findMany({ where: { recordingId: recording.id } });
  const isKept = ({ isEdited }: ContentItem): boolean => isEdited && !replace_edited;
  const items: ContentItem[] = [];
  for (const language of chosen) {
    const byModel = isSpoken(language, event) ? held : new Map();
    for (const text of writeTexts(material, [...new Set(kinds)], language, byModel)) {
      const before = rows.find((row) => row.kind === text.kind && row.language === language);
      if (before && isKept(before)) items.push(before);
      else items.push(await store(ctx, { text, language, before, event, standing }));
    }
  }
  const kept = rows.filter((row) => items.includes(row)).map(({ id }) => id);
  return answer(ctx, { event, standing, items, kept });
}

interface Stored {
  text: ReturnType<typeof writeTexts>[number];
  language: Language;
  before: ContentItem | undefined;
  event: Event;
  standing: Standing;
}

function store(ctx: Ctx, { text, language, before, event, standing }: Stored): Promise<ContentItem> {
  const version = (before?.version ?? 0) + 1;
  const written = text.written(version);
  const data = {
    ...{
      version,
      title: written.title,
      blocks: plainBlocks(written.blocks),
      written: storedWritten(written),
    },
    ...{ people: peopleIn(written.blocks), missing: text.missing, isEdited: false, isCut: false },
    ...{ transcriptVersion: standing.transcriptVersion, recordingVersion: standing.recording.version },
    ...{ editsMark: standing.editsMark, writtenAt: ctx.realNow, updatedAt: ctx.realNow },
  };
  if (before) return ctx.db.contentItem.update({ where: { id: before.id }, data });
  return ctx.db.contentItem.create({
    data: {
      ...{ id: ctx.newId("cnt"), workspaceId: ctx.workspaceId, environment: ctx.environment },
      ...{ eventId: event.id, recordingId: standing.recording.id, kind: text.kind, language, ...data },
      createdAt: ctx.realNow,
    },
  });
}

interface Written {
  event: Event;
  standing: Standing;
  items: ContentItem[];
  kept: string[];
}

function answer(ctx: Ctx, { event, standing, items, kept }: Written): OutputOf<Operation> {
  const ready = items.filter(({ id, missing }) => !kept.includes(id) && missing === null).map(({ id }) => id);
  const job_id = ctx.newId("job");
  ctx.record({
    subjectType: "recording",
    subjectId: standing.recording.id,
    after: {
      content: items.map(({ id, kind, language, version, missing }) => ({
        id,
        kind,
        language,
        version,
        missing,
      })),
      kept,
      transcript_version: standing.transcriptVersion,
    },
  });
  if (ready.length > 0)
    ctx.emit({
      type: "content.ready",
      clientId: event.clientId,
      eventSlug: event.slug,
      data: { event_slug: event.slug, job_id, content_ids: ready },
    });
  return {
    ...{ job_id, recording_id: standing.recording.id, kept },
    items: items.map((item) => presentContent(item, standing)),
  };
}
