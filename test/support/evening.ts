import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId } from "@/lib/providers/room/identity";
import { makeShow, putOnAir, type TestShow } from "./show";

export interface Evening extends TestShow {
  /** The host's person id. */
  host: string;
  /** Returns the time some minutes after the show began. */
  at(minutes: number): Date;
}

/**
 * Makes a show with a session of ten minutes. Ann, Ben and a viewer without registration watched, and so did a program;
 * Cid only registered. There was a rehearsal before. What is known of the stage begins shortly before minute 4, at which a
 * sponsor's line was shown; the layout changed right after.
 */
export async function makeEvening(): Promise<Evening> {
  const show = await makeShow({ plan: false });
  const { eventId, slug, hostIdentity: host } = show;
  await show.byKey("POST", `/v1/events/${slug}/sponsors`, {
    ...{ name: "Acme", placements: ["lower_third"], url: "https://www.example.com/acme" },
  });
  await putOnAir(slug);
  await show.byKey("POST", `/v1/events/${slug}/studio`, { action: "set_layout", layout: "solo" });
  await show.byKey("POST", `/v1/events/${slug}/studio`, {
    action: "lower_third",
    title: "Acme",
    subtitle: "Gold",
  });
  await show.byKey("POST", `/v1/events/${slug}/studio`, { action: "set_layout", layout: "grid" });
  await db().presence.updateMany({ where: { eventId }, data: { name: "The host" } });
  const { at: shown } = await db().showEvent.findFirstOrThrow({ where: { eventId, type: "lower_third" } });
  const at = (minutes: number) => new Date(shown.getTime() + (minutes - 4) * 60_000);
  await db().showSession.updateMany({
    where: { eventId },
    data: { startedAt: at(0), endedAt: at(10), mediaStartedAt: at(0) },
  });
  await db().showSession.create({
    data: { id: newId("ses"), eventId, kind: "rehearsal", startedAt: at(-60), endedAt: at(-30) },
  });
  await watch(show, at);
  return { ...show, host, at };
}

async function watch({ eventId, slug, byKey }: TestShow, at: Evening["at"]): Promise<void> {
  const register = async (name: string, more: object = {}): Promise<string> => {
    const body = { name, email: `${name.toLowerCase()}@example.com`, ...more };
    return (await byKey("POST", `/v1/events/${slug}/registrations`, body)).json.data.id;
  };
  const ann = await register("Ann");
  const ben = await register("Ben", { source: "fair", utm: { source: "mail", campaign: "x" } });
  const cid = await register("Cid");
  const program = await register("Robo", { source: "synthetic" });
  const stay = (registrationId: string | null, from: number, to: number, more: object = {}) => ({
    id: newId("prs"),
    eventId,
    participantSid: newId("PA"),
    identity: `${registrationId ? attendeePersonId(registrationId) : "w-wes"}.seat`,
    personId: registrationId ? attendeePersonId(registrationId) : "w-wes",
    role: registrationId ? "attendee" : "watcher",
    registrationId,
    joinedAt: at(from),
    leftAt: at(to),
    ...more,
  });
  await db().presence.createMany({
    data: [
      stay(ann, -40, -35),
      stay(ann, -1, 3),
      stay(ann, 2, 5),
      stay(ben, 1, 4, { seenAt: at(4) }),
      stay(null, 2, 2.5),
      stay(program, 0, 10),
    ],
  });
  await act(eventId, { ann, ben, program }, at(1.5));
  await db().pageVisits.create({ data: { eventId, day: at(-1_440), visitors: 12 } });
  await afterward(eventId, { ann, cid, program }, at(60));
}

/** The replay and the survey. Ann watched the replay twice and briefly once more; Cid, who hadn't attended, once. */
async function afterward(
  eventId: string,
  { ann, cid, program }: Record<"ann" | "cid" | "program", string>,
  startedAt: Date,
): Promise<void> {
  const view = (registrationId: string, seconds: number) => ({
    ...{ eventId, view: newId("view"), registrationId, ms: seconds * 1000, startedAt },
  });
  await db().replayView.createMany({
    data: [view(ann, 90), view(ann, 5), view(ann, 4), view(cid, 240), view(program, 600)],
  });
  const answer = (registrationId: string, score: number) => ({
    ...{ id: newId("sva"), eventId, registrationId, score, comment: "Thanks", createdAt: startedAt },
  });
  await db().surveyAnswer.createMany({ data: [answer(ann, 10), answer(cid, 5), answer(program, 0)] });
}

/** What they did, all at one time. */
async function act(
  eventId: string,
  { ann, ben, program }: Record<"ann" | "ben" | "program", string>,
  when: Date,
): Promise<void> {
  const person = attendeePersonId;
  const line = (personId: string, more: object = {}) => ({
    ...{
      id: newId("cht"),
      eventId,
      personId,
      authorName: "",
      clientId: newId("line"),
      text: "Hi",
      createdAt: when,
    },
    ...more,
  });
  await db().chatMessage.createMany({
    data: [
      line(person(ann)),
      line(person(ann), { state: "hidden" }),
      line(person(ann), { state: "held" }),
      line(person(program)),
      line("host-x", { role: "host" }),
    ],
  });
  const poll = {
    id: newId("pol"),
    question: "Now?",
    options: ["Yes", "No"],
    state: "closed",
    closedAt: when,
  };
  await db().poll.create({ data: { ...poll, eventId, openedAt: when } });
  const vote = (id: string, option: number) => ({
    pollId: poll.id,
    personId: person(id),
    option,
    votedAt: when,
  });
  await db().pollVote.createMany({ data: [vote(ann, 0), vote(ben, 1), vote(program, 1)] });
  const question = {
    id: newId("qst"),
    personId: person(ann),
    authorName: "",
    clientId: newId("ask"),
    text: "?",
  };
  await db().audienceQuestion.create({ data: { ...question, eventId, state: "answered", createdAt: when } });
  await db().questionVote.create({
    data: { questionId: question.id, eventId, personId: person(ben), wanted: true },
  });
  await db().reactionTally.create({ data: { eventId, personId: person(ann), page: "p", sent: [2, 1] } });
  const cta = { id: newId("cta"), eventId, key: "k", label: "Book", url: "https://example.com/" };
  await db().callToAction.create({ data: cta });
  const click = (registrationId: string) => ({
    ...{ id: newId("clk"), eventId, registrationId, ctaId: cta.id, createdAt: when },
  });
  await db().ctaClick.createMany({ data: [click(ann), click(program)] });
}
