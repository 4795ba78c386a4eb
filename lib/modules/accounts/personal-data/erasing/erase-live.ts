import { eraseCorrections } from "@/lib/modules/after/transcripts";
import { eraseCalls } from "@/lib/modules/calls/calls";
import { eraseNotes } from "@/lib/modules/calls/notetaker";
import { eraseContent } from "@/lib/modules/made/content";
import { withdrawErasedTexts } from "@/lib/modules/made/distribution";
import { eraseMoments } from "@/lib/modules/made/shorts";
import { eraseFromRecordings, eraseWordsFromPrograms } from "@/lib/modules/replays/recordings";
import { eraseWords } from "@/lib/modules/stage/show-ledger";
import { eraseDrawings } from "@/lib/modules/studio/whiteboard";
import type { Ctx } from "@/lib/operation/ctx";
import type { Person } from "../find-person";

interface ErasedLive {
  /** Messages, questions and drawings. */
  count: number;
  /** Ids of calls in which they spoke. */
  calls: string[];
  /** How many recordings were left without them. */
  recordings: number;
}

/**
 * Blanks what they said, and their name in connections. After the person is locked: until then, another line may be stored, and
 * whoever changes an attendee's connections has locked the attendee.
 */
export async function eraseCaptionsAndConnections(
  ctx: Ctx,
  { registrations, guests, names }: Person,
): Promise<void> {
  const shows = [...new Set([...registrations, ...guests].map(({ eventId }) => eventId))];
  await ctx.db.captionLine.updateMany({
    where: { eventId: { in: shows }, personId: { in: names } },
    data: { name: "", text: "" },
  });
  await ctx.db.presence.updateMany({
    where: {
      OR: [
        { registrationId: { in: registrations.map(({ id }) => id) } },
        { guestId: { in: guests.map(({ id }) => id) } },
      ],
    },
    data: { name: "" },
  });
}

/**
 * Erases their messages and names in shows, and their picture and sound in recordings. Votes, clicks, views and scores still count, but the rows they point to have no
 * name. Connections, clicks and views keep the registration's id, so that they still are one person's.
 */
export async function eraseLive(ctx: Ctx, { registrations, guests, names }: Person): Promise<ErasedLive> {
  const shows = new Set([...registrations, ...guests].map(({ eventId }) => eventId));
  for (const show of shows) {
    const asked = await ctx.db.audienceQuestion.findMany({
      where: { eventId: show, personId: { in: names }, text: { not: "" } },
      select: { text: true },
    });
    const words = { people: names, questions: asked.map(({ text }) => text) };
    // While it's still known where they are.
    await eraseWordsFromPrograms(ctx, show, words);
    await eraseWords(ctx, show, words);
  }
  const registered = registrations.map(({ id }) => id);
  await ctx.db.surveyAnswer.updateMany({
    where: { registrationId: { in: registered } },
    data: { registrationId: null, comment: "" },
  });
  await ctx.db.shownName.deleteMany({ where: { eventId: { in: [...shows] }, personId: { in: names } } });
  await ctx.db.reactionTally.deleteMany({ where: { eventId: { in: [...shows] }, personId: { in: names } } });
  const heard = await eraseNotes(ctx, [...shows], names);
  await eraseCorrections(ctx, { eventId: { in: [...shows] } }, names);
  await eraseMoments(ctx, { eventId: { in: [...shows] } }, names);
  const texts = await eraseContent(ctx, { eventId: { in: [...shows] } }, names);
  await withdrawErasedTexts(ctx, texts);
  const recorded = await eraseCalls(ctx, { eventId: { in: [...shows] } }, names);
  const asked = await ctx.db.audienceQuestion.updateMany({
    where: { eventId: { in: [...shows] }, personId: { in: names } },
    data: { authorName: "", text: "", state: "dismissed", untold: true },
  });
  await ctx.db.questionMeaning.deleteMany({
    where: { question: { eventId: { in: [...shows] }, personId: { in: names } } },
  });
  await ctx.db.chatBan.updateMany({
    where: { eventId: { in: [...shows] }, personId: { in: names } },
    data: { name: "" },
  });
  const { count } = await ctx.db.chatMessage.updateMany({
    where: { eventId: { in: [...shows] }, personId: { in: names } },
    data: { authorName: "", text: "" },
  });
  const drawings = await eraseDrawings(ctx, [...shows], names);
  // Last: what is made of recordings is listed above.
  const recordings = await eraseFromRecordings(ctx, [...shows], names);
  return { count: count + asked.count + drawings, calls: [...heard, ...recorded], recordings };
}
