import { callsOfPerson } from "@/lib/modules/calls/calls";
import { dealsOfPerson } from "@/lib/modules/calls/deals";
import { presentVendor } from "@/lib/modules/people/vendors";
import { presentRegistration } from "@/lib/modules/registrations/places";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { personalDataContract } from "./contract";
import { emailsOf } from "./emails-of";
import { findPerson, namedAs, type Person } from "./find-person";

type Contract = typeof personalDataContract;
type Output = OutputOf<Contract["getPersonalData"]>;

export async function getPersonalData(
  ctx: Ctx,
  { email }: InputOf<Contract["getPersonalData"]>,
): Promise<Output> {
  const person = await findPerson(ctx, email);
  const { emailNormal } = person;
  const named = await namedAs(ctx, person);
  const suppression = await ctx.db.suppression.findUnique({
    where: { workspaceId_emailNormal: { workspaceId: ctx.workspaceId, emailNormal } },
  });
  return {
    email: emailNormal,
    registrations: person.registrations.map(({ event, ...row }) => ({
      event: event.slug,
      removed: row.removedAt !== null,
      registration: presentRegistration(row),
    })),
    guests: person.guests.map(({ event, ...guest }) => ({
      id: guest.id,
      event: event.slug,
      removed: guest.deletedAt !== null,
      name: guest.name,
      title: guest.title,
      company: guest.company,
      intro: guest.intro,
      emcee: guest.emcee,
      photo: guest.photo,
      extras: guest.extras as Record<string, unknown>,
      created_at: iso(guest.createdAt),
    })),
    vendors: person.vendors.map(({ event, ...vendor }) => presentVendor(vendor, event.slug)),
    mails: await readEmails(ctx, person),
    deals: await dealsOfPerson(ctx, named),
    calls: await callsOfPerson(ctx, named),
    ...(await readLive(ctx, person)),
    suppression: suppression && { reason: suppression.reason, created_at: iso(suppression.createdAt) },
  };
}

async function readEmails(ctx: Ctx, person: Person): Promise<Output["mails"]> {
  const mails = await ctx.db.mailMessage.findMany({
    where: emailsOf(ctx, person),
    orderBy: { createdAt: "asc" },
  });
  return mails.map(({ id, kind, subject, state, createdAt }) => ({
    id,
    kind,
    subject,
    state,
    created_at: iso(createdAt),
  }));
}

/** Reads what they did in shows. */
async function readLive(
  ctx: Ctx,
  { registrations, guests, names }: Person,
): Promise<Pick<Output, "visits" | "chat" | "questions" | "votes" | "clicks" | "replays" | "survey">> {
  const shows = new Map([...registrations, ...guests].map(({ event }) => [event.id, event.slug]));
  const registered = registrations.map(({ id }) => id);
  const eventId = { in: [...shows.keys()] };
  const showOf = (id: string): string => shows.get(id) ?? "";
  const visits = await ctx.db.presence.findMany({
    where: {
      eventId,
      OR: [{ registrationId: { in: registered } }, { guestId: { in: guests.map(({ id }) => id) } }],
    },
    orderBy: { joinedAt: "asc" },
  });
  const chat = await ctx.db.chatMessage.findMany({
    where: { eventId, personId: { in: names } },
    orderBy: { createdAt: "asc" },
  });
  const questions = await ctx.db.audienceQuestion.findMany({
    where: { eventId, personId: { in: names } },
    orderBy: { createdAt: "asc" },
  });
  const votes = await ctx.db.pollVote.findMany({
    where: { personId: { in: names }, poll: { eventId } },
    include: { poll: true },
    orderBy: { votedAt: "asc" },
  });
  const clicks = await ctx.db.ctaClick.findMany({
    where: { registrationId: { in: registered } },
    orderBy: { createdAt: "asc" },
  });
  return {
    ...(await readAfter(ctx, registered, showOf)),
    visits: visits.map(({ eventId, role, joinedAt, leftAt }) => ({
      event: showOf(eventId),
      role,
      joined_at: iso(joinedAt),
      left_at: isoOrNull(leftAt),
    })),
    chat: chat.map(({ eventId, text, createdAt }) => ({ event: showOf(eventId), text, at: iso(createdAt) })),
    questions: questions.map((row) => ({
      event: showOf(row.eventId),
      text: row.text,
      private: row.private,
      at: iso(row.createdAt),
    })),
    votes: votes.map(({ poll, option, votedAt }) => ({
      event: showOf(poll.eventId),
      question: poll.question,
      option,
      at: iso(votedAt),
    })),
    clicks: clicks.map(({ eventId, label, url, createdAt }) => ({
      event: showOf(eventId),
      label,
      url,
      at: iso(createdAt),
    })),
  };
}

/** Reads what they did after shows. */
async function readAfter(
  ctx: Ctx,
  registered: string[],
  showOf: (id: string) => string,
): Promise<Pick<Output, "replays" | "survey">> {
  const where = { registrationId: { in: registered } };
  const views = await ctx.db.replayView.findMany({ where, orderBy: { startedAt: "asc" } });
  const answers = await ctx.db.surveyAnswer.findMany({ where, orderBy: { createdAt: "asc" } });
  return {
    replays: views.map(({ eventId, ms, startedAt }) => ({
      event: showOf(eventId),
      watch_sec: ms / 1000,
      at: iso(startedAt),
    })),
    survey: answers.map(({ eventId, score, comment, createdAt }) => ({
      event: showOf(eventId),
      score,
      comment,
      at: iso(createdAt),
    })),
  };
}
