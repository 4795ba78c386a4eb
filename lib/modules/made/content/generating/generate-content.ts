import { CONTENT_KINDS } from "@/lib/content/written";
import type { ContentItem, Event, Recording } from "@/lib/generated/prisma/client";
import { readShow, spokenLines } from "@/lib/modules/after/playback";
import { findRecorded } from "@/lib/modules/after/transcripts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, notFound, stateConflict } from "@/lib/operation/problem";
import type { contentContract } from "../contract";
import { presentContent } from "../reading/present-content";
import { readStanding, type Standing } from "../reading/standing";
import { CONTENT_LANGUAGES, type ContentItemWire } from "../schema";
import { peopleIn, plainBlocks, storedWritten } from "../stored-text";
import { readToldShow } from "./read-told-show";
import { type Material, writeTexts } from "./write-texts";

type Operation = typeof contentContract.generateContent;
type Language = ContentItemWire["language"];

/** Writes drafts from a recording's transcript. Those that someone edited stay, unless they are to be replaced. */
export async function generateContent(
  ctx: Ctx,
  { slug, recording_id, kinds = [...CONTENT_KINDS], languages, replace_edited }: InputOf<Operation>,
): Promise<OutputOf<Operation>> {
  const { recording: found } = await findRecorded(ctx, slug, recording_id);
  // Corrections and erasure wait until the texts are stored.
  await ctx.lock("content_lock", "SELECT 1 FROM recording WHERE id = $1 FOR UPDATE", [found.id]);
  const { event: show, recording } = await findRecorded(ctx, slug, found.id);
  const event = { ...show, language: recording.language ?? show.language };
  if (recording.state === "live") throw stateConflict("live", "The show is on air. End it first.");
  const chosen = [...new Set(languages ?? [languageOf(event)])];
  const { material, standing } = await read(ctx, event, recording);
  const rows = await ctx.db.contentItem.findMany({ where: { recordingId: recording.id } });
  const isKept = ({ isEdited }: ContentItem): boolean => isEdited && !replace_edited;
  const items: ContentItem[] = [];
  for (const language of chosen)
    for (const text of writeTexts(material, [...new Set(kinds)], language)) {
      const before = rows.find((row) => row.kind === text.kind && row.language === language);
      if (before && isKept(before)) items.push(before);
      else items.push(await store(ctx, { text, language, before, event, standing }));
    }
  const kept = rows.filter((row) => items.includes(row)).map(({ id }) => id);
  return answer(ctx, { event, standing, items, kept });
}

/** The show's language, if we can write it. */
function languageOf({ language }: Event): Language {
  const [base] = language.toLowerCase().split("-");
  const found = CONTENT_LANGUAGES.find((one) => one === base);
  if (!found) throw invalid({ languages: "required" }, `Texts can be in ${CONTENT_LANGUAGES.join(", ")}.`);
  return found;
}

async function read(
  ctx: Ctx,
  event: Event,
  recording: Recording,
): Promise<{ material: Material; standing: Standing }> {
  const show = await readShow(recording.id);
  const spoken = await spokenLines(recording.id, { words: true });
  const standing = await readStanding(ctx, recording);
  if (!show || !spoken || !standing) throw notFound();
  return {
    material: { show: await readToldShow(ctx, event, show, spoken), spoken, line: show.line },
    standing,
  };
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
