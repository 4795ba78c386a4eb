import { referToFile } from "@/lib/modules/files/files";
import { configOf } from "@/lib/modules/show-basics/show-facts";
import { picturesOf } from "@/lib/modules/shows/event-pictures";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";

/** What a recording looks like, whatever its show looks like by now. */
interface RecordedDesign {
  theme: string;
  /** The brand's color; null for the theme's own. */
  accent: string | null;
  /** BCP 47 tag of the built-in words. */
  language: string;
  /** Our copy of the brand's logo. */
  logo_file_id: string | null;
}

/** What refers to a recording's logo. */
export const designSubject = (recordingId: string) => ({ type: "recording_design", id: recordingId });

/** Returns what a show looks like now, and keeps its logo for a new recording. */
export async function keepDesign(ctx: Ctx, eventId: string, recordingId: string): Promise<RecordedDesign> {
  const event = await ctx.db.event.findUniqueOrThrow({ where: { id: eventId } });
  const logo = picturesOf(event).logo?.file_id ?? null;
  return {
    theme: event.theme,
    accent: configOf(event).brand.accent ?? null,
    language: event.language,
    logo_file_id: logo !== null && (await isKept(ctx, logo, recordingId)) ? logo : null,
  };
}

/** Recording comes first: without a logo rather than not at all. */
async function isKept(ctx: Ctx, fileId: string, recordingId: string): Promise<boolean> {
  try {
    await referToFile(ctx, fileId, designSubject(recordingId));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === "not_found") return false;
    throw error;
  }
}
