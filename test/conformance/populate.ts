import { Readable } from "node:stream";
import { receiveBytes } from "@/lib/modules/material/uploads";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId, hostPersonId } from "@/lib/providers/room/identity";
import { type ApiOptions, api } from "@/test/support/api";
import { sha256 } from "@/test/support/deck-calls";
import { anyColour, pngImage } from "@/test/support/images";
import { putOnAir, sit } from "@/test/support/show";
import { makeCallKey, makeDeal, makeDocument, makeNotetaker, makeSalesCall } from "./call-makers";
import { type Made, make } from "./make";
import {
  makeAwaitedUpload,
  makeClip,
  makeClipSegment,
  makeContent,
  makeDistributionJob,
  makePromoKit,
  makeReady,
  makeRecording,
  makeRecordingEdit,
  makeSaid,
} from "./recording-makers";
import { SHOW_DOCUMENT } from "./show-document";
import type { Maker, Names } from "./stock";

/** Makes one of everything through the API, with a server key and one for sales calls. */
export const makersFor = (who: ApiOptions, forCalls: ApiOptions): Maker[] => [
  { of: ["call_key_id"], make: () => makeCallKey(forCalls) },
  { of: ["document_id"], make: () => makeDocument(forCalls) },
  { of: ["call_id"], make: () => makeSalesCall(forCalls) },
  { of: ["deal_id"], make: async () => ({ deal_id: (await makeDeal(forCalls)).id }) },
  { of: ["id"], make: () => makeClient(who) },
  {
    of: ["slug", "guest_id", "registration_id"],
    from: ["id"],
    make: ({ id }) => makeShowOnAir(who, id),
  },
  { of: ["bot_id"], from: ["slug"], make: ({ slug }) => makeNotetaker(forCalls, slug) },
  { of: ["draft_slug"], make: () => makeDraft(who) },
  { of: ["prepared_slug"], make: async () => ({ prepared_slug: await makePrepared(who) }) },
  { of: ["rehearsed_slug"], make: () => makeRehearsed(who) },
  {
    of: ["segment_id", "other_segment_id", "draft_id"],
    from: ["slug"],
    make: ({ slug }) => makePlan(who, slug),
  },
  { of: ["rehearsal_id"], from: ["slug", "guest_id"], make: (names) => makeRehearsal(who, names) },
  {
    of: ["vendor_id"],
    from: ["slug"],
    make: ({ slug }) => makeNamed(who, `/v1/events/${slug}/vendors`, "vendor_id"),
  },
  {
    of: ["sponsor_id"],
    from: ["slug"],
    make: ({ slug }) => makeNamed(who, `/v1/events/${slug}/sponsors`, "sponsor_id"),
  },
  { of: ["command_id"], from: ["slug"], make: ({ slug }) => makeCommand(who, slug) },
  { of: ["question_id"], from: ["slug"], make: ({ slug }) => makeQuestion(slug) },
  { of: ["proposal_id"], from: ["slug"], make: ({ slug }) => makeProposal(slug) },
  { of: ["person_id"], from: ["slug"], make: ({ slug }) => makePerson(who, slug) },
  { of: ["private_message"], from: ["slug", "guest_id"], make: (names) => makePrivateMessage(who, names) },
  {
    of: ["studio_link_id"],
    from: ["slug"],
    make: ({ slug }) => makeStudioLink(who, slug),
  },
  { of: ["line_id", "person"], from: ["slug"], make: ({ slug }) => makeLine(who, slug) },
  { of: ["show_hash"], from: ["slug"], always: true, make: ({ slug }) => compareShow(who, slug) },
  { of: ["message_id"], from: ["slug"], make: ({ slug }) => makeScheduledMessage(who, slug) },
  { of: ["webhook_id", "delivery_id"], make: () => makeDelivery(who) },
  { of: ["job_id"], from: ["slug"], make: ({ slug }) => makeImport(who, slug) },
  { of: ["asset_id", "asset_sha256"], make: () => makeAsset(who) },
  { of: ["presentation_id", "presentation_sha256"], from: ["slug"], make: ({ slug }) => makeDeck(who, slug) },
  { of: ["video_id", "video_sha256"], from: ["slug"], make: ({ slug }) => makeVideo(who, slug) },
  { of: ["recording_id"], from: ["slug", "person_id"], make: makeRecording },
  { of: ["edit_id"], from: ["slug", "recording_id"], make: (names) => makeRecordingEdit(who, names) },
  { of: ["clip_segment"], from: ["slug", "recording_id"], make: (names) => makeClipSegment(who, names) },
  { of: ["ready_recording"], from: ["recording_id"], always: true, make: makeReady },
  { of: ["awaited_upload"], from: ["recording_id"], always: true, make: makeAwaitedUpload },
  { of: ["clip_job"], from: ["recording_id", "clip_segment"], make: makeClip },
  { of: ["content_id"], from: ["slug", "recording_id"], make: makeContent },
  { of: ["item_id", "promo_job_id"], from: ["slug"], make: makePromoKit },
  { of: ["destination_id"], make: () => makeDestination(who) },
  {
    of: ["distribution_job"],
    from: ["slug", "recording_id", "content_id", "destination_id"],
    make: makeDistributionJob,
  },
  { of: ["said"], from: ["slug", "recording_id"], make: makeSaid },
  { of: ["quiet"], always: true, make: makeQuiet },
];

/** No jobs run here, and the test clock waits for those of its workspace. */
async function makeQuiet(): Promise<Names> {
  await db().job.updateMany({
    where: { environment: "test", state: { in: ["queued", "dispatched", "running"] } },
    data: { state: "cancelled", endedAt: new Date() },
  });
  return { quiet: newId("quiet") };
}

/** A show that can still be opened, canceled and deleted. */
async function makeDraft(who: ApiOptions): Promise<Names> {
  const { slug } = await make<{ slug: string }>(who, "POST", "/v1/events", {
    title: "Conformance draft",
    generate_show_plan: false,
    starts_at: "2031-06-01T16:00:00Z",
  });
  return { draft_slug: slug };
}

/** A show whose host is in the studio. */
async function makePrepared(who: ApiOptions): Promise<string> {
  const { showroom } = await make<{ showroom: { slug: string } }>(who, "POST", "/v1/showrooms", {
    title: "Conformance rehearsal",
    generate_show_plan: false,
  });
  const { id } = await db().event.findUniqueOrThrow({ where: { slug: showroom.slug } });
  await sit(id, { identity: hostPersonId(id, "link"), role: "host" });
  return showroom.slug;
}

/** A show in rehearsal. */
async function makeRehearsed(who: ApiOptions): Promise<Names> {
  const slug = await makePrepared(who);
  await make(who, "POST", `/v1/events/${slug}/studio/rehearsal/start`);
  return { rehearsed_slug: slug };
}

/** A run of show with two segments, and a pending draft. */
async function makePlan(who: ApiOptions, slug: string | undefined): Promise<Names> {
  const part = { type: "talk", duration_sec: 600, assignee: "host" };
  const { segments } = await make<{ segments: Made[] }>(who, "PUT", `/v1/events/${slug}/plan`, {
    segments: [
      { ...part, title: "First" },
      { ...part, title: "Second" },
    ],
  });
  const draft = await make<Made>(who, "POST", `/v1/events/${slug}/plan/generate`, {});
  // It replaces the segments, which people wrote.
  const data = {
    ...{ status: "ready", source: "rules", keepEdits: false },
    ...{ segments: [], ticker: ["Drafted"] },
  };
  await db().planDraft.update({ where: { id: draft.id }, data });
  return {
    segment_id: segments[0]?.id ?? "",
    other_segment_id: segments[1]?.id ?? "",
    draft_id: draft.id,
  };
}

/** Questions from two people in the audience. */
export async function makeQuestion(slug: string | undefined): Promise<Names> {
  const event = await db().event.findUniqueOrThrow({ where: { slug } });
  const { id: groupId } = await db().questionGroup.create({
    data: { id: newId("qgr"), eventId: event.id },
  });
  const [id, like] = [newId("qst"), newId("qst")];
  for (const [questionId, text] of [
    [id, "How small?"],
    [like, "How small is it?"],
  ] as const) {
    const asked = { personId: newId("per"), authorName: "Grace", clientId: newId("ask"), text };
    await db().audienceQuestion.create({ data: { id: questionId, eventId: event.id, groupId, ...asked } });
  }
  return { question_id: id };
}

/** A change to the stage proposed by a program, waiting for approval. */
export async function makeProposal(slug: string | undefined): Promise<Names> {
  const event = await db().event.findUniqueOrThrow({ where: { slug } });
  const drawing = { text: "", svg: "<svg/>" };
  const { id } = await db().studioProposal.create({
    data: {
      id: newId("prp"),
      eventId: event.id,
      actorType: "key",
      actorId: newId("key"),
      actorName: "Bot",
      source: "api",
      commands: [{ action: "immersive_on" }],
      words: ["start the immersive view"],
      drawings: { before: drawing, after: drawing },
      stageVersion: 1,
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  return { proposal_id: id };
}

/** A person on stage besides the host. */
async function makePerson(who: ApiOptions, slug: string | undefined): Promise<Names> {
  const event = await db().event.findUniqueOrThrow({ where: { slug } });
  const person_id = hostPersonId(event.id, newId("stl"));
  await sit(event.id, { identity: `${person_id}.seat`, role: "co_host" });
  await make(who, "POST", `/v1/events/${slug}/studio`, { action: "bring_on", identity: person_id });
  return { person_id };
}

async function makeStudioLink(who: ApiOptions, slug: string | undefined): Promise<Names> {
  const link = await make<Made>(who, "POST", `/v1/events/${slug}/studio-links`, {
    name: "Mia",
    role: "producer",
  });
  return { studio_link_id: link.id };
}

/** A message for the list of private messages. */
async function makePrivateMessage(who: ApiOptions, { slug, guest_id }: Names): Promise<Names> {
  const message = await make<Made>(who, "POST", `/v1/events/${slug}/private-messages`, {
    guest_id,
    text: "Two minutes.",
  });
  return { private_message: message.id };
}

/** A message by a viewer who was banned for it, has a raised hand and is invited on stage. */
export async function makeLine(who: ApiOptions, slug: string | undefined): Promise<Names> {
  const event = await db().event.findUniqueOrThrow({ where: { slug } });
  const email = `${newId("x").toLowerCase()}@example.com`;
  const person = { name: "Grace", email };
  const { id: registration } = await make<Made>(who, "POST", `/v1/events/${slug}/registrations`, person);
  const of = { eventId: event.id, personId: attendeePersonId(registration) };
  const said = { authorName: "Grace", clientId: newId("line"), text: "How small?" };
  const { id } = await db().chatMessage.create({ data: { id: newId("cht"), ...of, ...said } });
  await db().chatBan.create({ data: { id: newId("ban"), ...of, name: "Grace", hidesLines: false } });
  await db().raisedHand.create({ data: { id: newId("hnd"), ...of, name: "Grace" } });
  await sit(event.id, { identity: of.personId, role: "attendee", registrationId: registration });
  await db().stageInvitation.create({ data: { ...of, registrationId: registration } });
  return { line_id: id, person: of.personId };
}

/** A stage command that can be undone. */
async function makeCommand(who: ApiOptions, slug: string | undefined): Promise<Names> {
  const { command } = await make<{ command: Made }>(who, "POST", `/v1/events/${slug}/studio`, {
    action: "immersive_on",
  });
  return { command_id: command.id };
}

/** A rehearsal of the show's guest. */
async function makeRehearsal(who: ApiOptions, { slug, guest_id }: Names): Promise<Names> {
  const { id } = await make<Made>(who, "POST", `/v1/events/${slug}/rehearsals`, {
    starts_at: "2031-04-30T16:00:00Z",
    guest_ids: [guest_id],
  });
  return { rehearsal_id: id };
}

/** The name of a comparison with a document that has a different headline. */
async function compareShow(who: ApiOptions, slug: string | undefined): Promise<Names> {
  const { hash } = await make<{ hash: string }>(who, "POST", `/v1/events/${slug}/show/plan`, {
    document: SHOW_DOCUMENT,
  });
  return { show_hash: hash };
}

/** An object that needs only a name. */
async function makeNamed(who: ApiOptions, path: string, of: string): Promise<Names> {
  const { id } = await make<Made>(who, "POST", path, { name: "Conformance" });
  return { [of]: id };
}

/** A scheduled message: it can still be moved, sent and canceled. */
async function makeScheduledMessage(who: ApiOptions, slug: string | undefined): Promise<Names> {
  const messages = `/v1/events/${slug}/communications`;
  const { id } = await make<Made>(who, "POST", `${messages}/drafts`, {
    subject: "Before the show",
    body: "Hello {{name}}",
    audience: { to: "registrations" },
  });
  await make(who, "POST", `${messages}/${id}/schedule`, { send_at: "2031-04-30T16:00:00Z", send: true });
  return { message_id: id };
}

/** An image waiting to be completed. */
async function makeAsset(who: ApiOptions): Promise<Names> {
  const headers = { ...who.headers, "content-type": "image/png" };
  const answer = await api("POST", "/v1/assets/uploads?name=a.png", {
    ...who,
    rawBody: await pngImage({ colour: anyColour() }),
    headers,
  });
  if (answer.status !== 201) throw new Error(answer.text);
  const { id, sha256 } = answer.json.data;
  return { asset_id: id, asset_sha256: sha256 };
}

/** A deck whose file is uploaded and that is waiting to be completed. */
async function makeDeck(who: ApiOptions, slug: string | undefined): Promise<Names> {
  const pdf = Buffer.from(`%PDF-1.7\n% ${newId("deck")}\n`);
  const id = await makeUploaded(who, `/v1/events/${slug}/presentations`, "deck.pdf", "application/pdf", pdf);
  return { presentation_id: id, presentation_sha256: sha256(pdf) };
}

async function makeVideo(who: ApiOptions, slug: string | undefined): Promise<Names> {
  const mp4 = Buffer.concat([
    Buffer.from("\0\0\0\x18ftypisom\0\0\x02\0isomiso2"),
    Buffer.from(newId("video")),
  ]);
  const id = await makeUploaded(who, `/v1/events/${slug}/videos`, "trailer.mp4", "video/mp4", mp4);
  return { video_id: id, video_sha256: sha256(mp4) };
}

/** Something whose file is uploaded and that is waiting to be completed. */
async function makeUploaded(
  who: ApiOptions,
  path: string,
  name: string,
  content_type: string,
  bytes: Buffer,
): Promise<string> {
  type Opened = Made & { upload: { url: string } };
  const { id, upload } = await make<Opened>(who, "POST", path, {
    name,
    content_type,
    size_bytes: bytes.length,
  });
  const key = new URL(upload.url).pathname.split("/").at(-1) ?? "";
  await receiveBytes(await db().upload.findUniqueOrThrow({ where: { id: key } }), Readable.from([bytes]));
  return id;
}

async function makeClient(who: ApiOptions): Promise<Names> {
  const { id } = await make<Made>(who, "POST", "/v1/clients", { name: "Conformance" });
  return { id };
}

/** A webhook to which texts can go. */
async function makeDestination(who: ApiOptions): Promise<Names> {
  const { id } = await make<Made>(who, "POST", "/v1/distribution/destinations", {
    ...{ kind: "webhook", name: "Newsroom", webhook: { url: "https://127.0.0.1:9443/hook" } },
  });
  return { destination_id: id };
}

async function makeShowOnAir(who: ApiOptions, clientId: string | undefined): Promise<Names> {
  const { showroom } = await make<{ showroom: { slug: string } }>(who, "POST", "/v1/showrooms", {
    title: "Conformance show",
    client_id: clientId,
    generate_show_plan: false,
    starts_at: "2031-05-01T16:00:00Z",
    guests: [{ name: "Ada Lovelace", email: "ada@example.com" }],
  });
  const { slug } = showroom;
  const { event } = await make<{ event: { guests: Made[] } }>(who, "GET", `/v1/events/${slug}`);
  const registration = await make<Made>(who, "POST", `/v1/events/${slug}/registrations`, {
    name: "Grace",
    email: "grace@example.com",
  });
  // A series' slug takes the same path parameter as a show's, so it gets the show's name.
  await make(who, "POST", "/v1/series", { name: "Conformance", slug });
  await putOnAir(slug);
  return { slug, guest_id: event.guests[0]?.id ?? "", registration_id: registration.id };
}

async function makeImport(who: ApiOptions, slug: string | undefined): Promise<Names> {
  const url = `/v1/events/${slug}/registrations/imports?source_type=members`;
  const answer = await api("POST", url, {
    ...who,
    rawBody: "name,email\nAda Lovelace,ada@example.com\n",
    headers: { ...who.headers, "content-type": "text/csv" },
  });
  if (answer.status !== 202) throw new Error(answer.text);
  return { job_id: answer.json.data.job_id };
}

/** A webhook endpoint, a delivery to it, and the job that sends it. */
export async function makeDelivery(who: ApiOptions): Promise<Names> {
  const webhook = await make<Made>(who, "POST", "/v1/webhooks", {
    url: "https://127.0.0.1:9443/hook",
    events: ["*"],
  });
  const delivery = await make<Made>(who, "POST", `/v1/webhooks/${webhook.id}/test`, {});
  const job = await db().job.findFirstOrThrow({ where: { subject: delivery.id } });
  return { webhook_id: webhook.id, delivery_id: delivery.id, job_id: job.id };
}
