import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { joinToken, studioKey } from "@/lib/platform/security/capability";
import type { Role } from "@/lib/platform/security/roles";
import { attendeePersonId, guestPersonId, hostPersonId } from "@/lib/providers/room/identity";
import type { StageState } from "@/lib/stage";
import { ctaKey } from "@/lib/stage/cta-key";
import type { ApiOptions } from "@/test/support/api";
import { approve, registerApp } from "@/test/support/oauth";
import type { Person } from "@/test/support/person";
import { settled } from "@/test/support/settled";
import { putOnAir, sit, visitorHeaders } from "@/test/support/show";
import { type SignedIn, signedIn } from "@/test/support/sign-in";
import { makeWorkspace } from "@/test/support/workspace";
import { makeDeal } from "./call-makers";
import { make } from "./make";
import { makeDelivery, makeLine, makeProposal, makeQuestion } from "./populate";
import type { Maker, Names } from "./stock";
import { subjectOf, type VisitorKind } from "./visitors";

type Environment = "test" | "live";

/** The headers of a dashboard page. */
export const sessionOf = (person: SignedIn, environment: Environment): ApiOptions => ({
  headers: person.headers(`session:${environment}:${person.workspaceId}:${person.user.id}`),
});

/** Another member of the same workspace. */
async function addMember(person: SignedIn, role: Role): Promise<string> {
  const id = newId("usr");
  await db().user.create({ data: { id, email: `${id}@example.com`, emailVerifiedAt: new Date() } });
  await db().member.create({ data: { workspaceId: person.workspaceId, userId: id, role } });
  return id;
}

/** Another person, signed in to the same workspace. */
export async function colleague(person: SignedIn, role: Role): Promise<SignedIn> {
  const other = await signedIn();
  const { workspaceId } = person;
  await db().member.create({ data: { workspaceId, userId: other.user.id, role } });
  await db().session.update({ where: { id: other.browser.sessionId }, data: { workspaceId } });
  return { ...other, workspaceId };
}

/** Makes what one environment of a person's workspace contains. */
export const environmentMakers = (person: SignedIn, environment: Environment): Maker[] => [
  { of: ["key_id"], make: () => makeKey(person, environment) },
  { of: ["webhook_id", "delivery_id", "job_id"], make: () => makeDelivery(sessionOf(person, environment)) },
  { of: ["request_id"], make: () => makeRequest(person, environment) },
  { of: ["message_id"], make: () => makeMessage(person, environment) },
  { of: ["slug", "registration_id"], make: () => makeRegistration(sessionOf(person, environment)) },
  { of: ["recording_id"], from: ["slug"], make: makeRecordingWithoutMp4 },
];

/** What belongs to the workspace and its people, in either environment. */
const personMakers = (person: SignedIn): Maker[] => [
  { of: ["invitation_id"], make: () => makeInvitation(person) },
  { of: ["session_id", "identity_id"], make: () => makeWaysIn(person) },
  { of: ["workspace_id"], make: () => makeSecondWorkspace(person) },
  { of: ["user_id"], make: () => makeMembers(person) },
  { of: ["app_id", "grant_id"], make: () => makeConnectedApp(person) },
];

export const accountMakers = (person: SignedIn): Maker[] => [
  ...personMakers(person),
  ...environmentMakers(person, "test"),
];

async function makeKey(person: SignedIn, environment: Environment): Promise<Names> {
  const body = { name: "CI", scopes: ["events:read"] };
  const key = await make<{ id: string }>(sessionOf(person, environment), "POST", "/api/app/keys", body);
  return { key_id: key.id };
}

async function makeRegistration(who: ApiOptions): Promise<Names> {
  const body = { title: "Show of a signed-in user", generate_show_plan: false };
  const { showroom } = await make<{ showroom: { slug: string } }>(who, "POST", "/v1/showrooms", body);
  const registrations = `/v1/events/${showroom.slug}/registrations`;
  const person = { name: "Grace", email: "grace@example.com" };
  const { id } = await make<{ id: string }>(who, "POST", registrations, person);
  return { slug: showroom.slug, registration_id: id };
}

/** A recording that is ready, whose MP4 couldn't be made. */
async function makeRecordingWithoutMp4({ slug = "" }: Names): Promise<Names> {
  const { id, workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { slug } });
  const recordingId = newId("rec");
  const over = { startedAt: new Date(), endedAt: new Date(), state: "ready", durationMs: 4_000 };
  const failed = { mp4State: "failed", version: 1, programVersion: 1, filesVersion: 1 };
  await db().recording.create({
    data: { id: recordingId, workspaceId, environment, eventId: id, ...over, ...failed },
  });
  return { recording_id: recordingId };
}

async function makeRequest(person: SignedIn, environment: Environment): Promise<Names> {
  await make(sessionOf(person, environment), "GET", "/api/app/workspace");
  await settled();
  const { workspaceId } = person;
  const newest = { where: { workspaceId, environment }, orderBy: { id: "desc" } } as const;
  const { requestId } = await db().usageRow.findFirstOrThrow(newest);
  return { request_id: requestId };
}

async function makeMessage({ workspaceId }: SignedIn, environment: Environment): Promise<Names> {
  const id = newId("msg");
  const text = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
  const mail = { kind: "confirmation", toEmail: "mia@example.com", state: "captured", dedupeKey: id };
  await db().mailMessage.create({ data: { id, workspaceId, environment, ...mail, ...text } });
  return { message_id: id };
}

/** Sent long enough ago to be resent. */
async function makeInvitation(person: SignedIn): Promise<Names> {
  const body = { email: `${newId("i")}@example.com`, role: "member" };
  const invitations = "/api/app/workspace/invitations";
  const { id } = await make<{ id: string }>(sessionOf(person, "test"), "POST", invitations, body);
  await db().invitation.update({ where: { id }, data: { sentAt: new Date(Date.now() - 3_600_000) } });
  return { invitation_id: id };
}

async function makeWaysIn({ user }: SignedIn): Promise<Names> {
  const elsewhere = await signedIn(user.email);
  const identity = await db().identity.create({
    data: { id: newId("idn"), userId: user.id, provider: "github", subject: newId("s"), email: user.email },
  });
  return { session_id: elsewhere.browser.sessionId, identity_id: identity.id };
}

async function makeSecondWorkspace({ user }: SignedIn): Promise<Names> {
  const id = newId("wsp");
  await db().workspace.create({
    data: { id, name: "Second", plan: "self_hosted", verifiedAt: new Date() },
  });
  await db().member.create({ data: { workspaceId: id, userId: user.id, role: "owner" } });
  return { workspace_id: id };
}

/** Includes a second owner, so that the first one can leave. */
async function makeMembers(person: SignedIn): Promise<Names> {
  await addMember(person, "owner");
  return { user_id: await addMember(person, "member") };
}

async function makeConnectedApp(person: SignedIn): Promise<Names> {
  const app = await registerApp(undefined, newId("ip"));
  const call: Person["call"] = (method, path, body) => person.raw(method, path, body);
  const approved = await approve({ call }, app, ["events:read"]);
  return { app_id: app, grant_id: approved.json.data.app.id };
}

const OF_A_SHOW = [
  "slug",
  "event_id",
  "guest_id",
  "registration_id",
  "studio_link_id",
  "poll_id",
  "question_id",
  "cta",
  "proposal_id",
  "line_id",
  "cue",
  "studio_key",
  "backstage_token",
  "join",
  "held_join",
];

/** A show on air, with one person for each kind of page. */
export const showOnAir = (key: string): Maker => ({
  of: OF_A_SHOW,
  async make() {
    const names = await makeShow(key);
    await db().event.update({ where: { slug: names.slug }, data: { watch: { open: true } } });
    await putOnAir(names.slug);
    await sitInvited(names);
    await standAtBoard(names);
    await knock(names);
    return { ...names, ...(await recordShow(names)) };
  },
});

/** The attendee watches and is invited on stage. */
async function sitInvited({ event_id = "", registration_id = "" }: Names): Promise<void> {
  const identity = attendeePersonId(registration_id);
  await sit(event_id, { identity, role: "attendee", registrationId: registration_id });
  await db().stageInvitation.create({
    data: { registrationId: registration_id, eventId: event_id, personId: identity },
  });
}

/** A notetaker waits to be admitted. */
async function knock({ event_id: eventId = "" }: Names): Promise<void> {
  const { workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { id: eventId } });
  const times = { askedAt: new Date(), createdAt: new Date() };
  await db().notetaker.create({
    data: { id: newId("bot"), workspaceId, environment, eventId, state: "waiting", ...times },
  });
}

/** The guest and the attendee are on stage, next to the whiteboard. */
async function standAtBoard({ event_id = "", guest_id = "", registration_id = "" }: Names): Promise<void> {
  const { state } = await db().stage.findUniqueOrThrow({ where: { eventId: event_id } });
  const { stage, ...others } = state as unknown as StageState;
  const drawing = [
    { identity: guestPersonId(guest_id), name: "Ada Lovelace", kind: "guest" },
    { identity: attendeePersonId(registration_id), name: "Grace", kind: "attendee" },
  ];
  const people = drawing.map((person) => ({ title: "", muted: false, ...person }));
  const next = { ...others, stage: [...stage, ...people], whiteboard: { visible: true } };
  await db().stage.update({ where: { eventId: event_id }, data: { state: next as object } });
}

/** The show is recorded, and each person on stage has begun to upload their own copy. */
async function recordShow(names: Names): Promise<Names> {
  const { event_id = "", host_identity = "", guest_id = "", registration_id = "" } = names;
  const event = await db().event.findUniqueOrThrow({ where: { id: event_id } });
  const { workspaceId, environment } = event;
  const recordingId = newId("rec");
  await db().recording.create({
    data: { id: recordingId, workspaceId, environment, eventId: event_id, startedAt: new Date() },
  });
  await db().showSession.updateMany({ where: { eventId: event_id }, data: { recordingId } });
  const session = await db().showSession.findFirstOrThrow({ where: { eventId: event_id } });
  const part = async (personId: string): Promise<string> => {
    const track = { id: newId("trk"), recordingId, personId, kind: "screen" };
    await db().recordingTrack.create({ data: track });
    const id = newId("prt");
    const media = { contentType: "video/mp4", codec: "avc1.42E01E", startsAtMs: 0, source: id };
    await db().trackPart.create({
      data: { id, trackId: track.id, copy: "browser", sessionId: session.id, ...media },
    });
    return id;
  };
  return {
    host_part_id: await part(host_identity),
    guest_part_id: await part(guestPersonId(guest_id)),
    attendee_part_id: await part(attendeePersonId(registration_id)),
  };
}

/** The same show before it starts, with its host in the room. */
export const showBefore = (key: string): Maker => ({
  of: OF_A_SHOW,
  async make() {
    const names = await makeShow(key);
    await sit(names.event_id, { identity: names.host_identity, role: "host" });
    return names;
  },
});

/** The same show once it's over, with a survey. */
export const showAfter = (key: string): Maker => ({
  of: OF_A_SHOW,
  async make() {
    const names = await makeShow(key);
    const over = { state: "ended", survey: { enabled: true } };
    await db().event.update({ where: { slug: names.slug }, data: over });
    return names;
  },
});

async function makeShow(
  key: string,
): Promise<Names & { slug: string; event_id: string; host_identity: string }> {
  const who = { key };
  const made = await make<{ showroom: { slug: string } }>(who, "POST", "/v1/showrooms", {
    title: "Conformance show",
    generate_show_plan: false,
    guests: [{ name: "Ada Lovelace" }],
  });
  const { slug } = made.showroom;
  const event = await db().event.findUniqueOrThrow({ where: { slug }, include: { guests: true } });
  const guest_id = event.guests[0]?.id ?? "";
  const link = await make<{ backstage_url: string }>(
    who,
    "POST",
    `/v1/events/${slug}/guests/${guest_id}/access-link`,
    { action: "create" },
  );
  const registration = await make<{ id: string }>(who, "POST", `/v1/events/${slug}/registrations`, {
    name: "Grace",
    email: "grace@example.com",
  });
  const waiting = await make<{ id: string }>(who, "POST", `/v1/events/${slug}/registrations`, {
    name: "Next in line",
    email: "next@example.com",
  });
  await db().registration.update({
    where: { id: waiting.id },
    data: { state: "waitlisted", heldUntil: new Date(Date.now() + 3_600_000) },
  });
  const crew = await db().studioLink.create({
    data: {
      id: newId("stl"),
      eventId: event.id,
      role: "producer",
      name: "Mia",
      personId: hostPersonId(event.id, newId("stl")),
      accessHash: newId("hash"),
    },
  });
  const poll = await db().poll.create({
    data: { id: newId("poll"), eventId: event.id, question: "Which?", options: ["a", "b"], state: "open" },
  });
  return {
    slug,
    event_id: event.id,
    guest_id,
    registration_id: registration.id,
    studio_link_id: crew.id,
    poll_id: poll.id,
    ...(await makeQuestion(slug)),
    cta: await makeCta(event.id),
    ...(await makeProposal(slug)),
    line_id: (await makeLine(who, slug)).line_id ?? "",
    cue: await makeSpokenMessage(who, slug, guest_id),
    studio_key: studioKey(event.id, event.studioKeyVersion),
    backstage_token: link.backstage_url.split("/").at(-1) ?? "",
    join: joinToken(registration.id, 1),
    held_join: joinToken(waiting.id, 1),
    host_identity: hostPersonId(event.id, "link"),
  };
}

/** A spoken cue for the guest, by the name that the guest's page uses. */
async function makeSpokenMessage(who: ApiOptions, slug: string, guest_id: string): Promise<string> {
  const body = { guest_id, text: "Two minutes.", spoken: true };
  return (await make<{ id: string }>(who, "POST", `/v1/events/${slug}/private-messages`, body)).id;
}

/** A call to action that was shown, by the name that pages use. */
async function makeCta(eventId: string): Promise<string> {
  const cta = { label: "Book a demo", url: "https://example.com/demo" };
  const key = ctaKey(cta);
  await db().callToAction.create({ data: { id: newId("cta"), eventId, key, ...cta } });
  return key;
}

/** The headers of a host's, guest's or attendee's browser. */
export function visitorOf(kind: VisitorKind, names: Names): ApiOptions {
  const { slug = "", event_id = "" } = names;
  return { headers: visitorHeaders(kind, slug, event_id, subjectOf(kind, names), 1) };
}

/** The page of a proposal that is open. */
export const proposalPage = (): Maker => ({
  of: ["proposal"],
  async make() {
    const { proposal_url } = await makeDeal({ key: await (await makeWorkspace()).callKey() });
    return { proposal: proposal_url.split("/").at(-1) ?? "" };
  },
});
