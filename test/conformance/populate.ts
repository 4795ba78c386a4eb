import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { type ApiOptions, api } from "@/test/support/api";
import { anyColour, pngImage } from "@/test/support/images";
import { putOnAir } from "@/test/support/show";
import type { Maker, Names } from "./stock";

interface Made {
  id: string;
}

export async function make<T>(who: ApiOptions, method: string, url: string, body?: unknown): Promise<T> {
  const answer = await api(method, url, { ...who, body });
  if (answer.status >= 300) throw new Error(`${method} ${url}: ${answer.text}`);
  return answer.json.data;
}

/** Makes one of everything through the API itself. */
export const makersFor = (who: ApiOptions): Maker[] => [
  { of: ["id"], make: () => makeClient(who) },
  {
    of: ["slug", "guest_id", "registration_id"],
    from: ["id"],
    make: ({ id }) => makeShowOnAir(who, id),
  },
  { of: ["draft_slug"], make: () => makeDraft(who) },
  {
    of: ["segment_id", "other_segment_id", "draft_id"],
    from: ["slug"],
    make: ({ slug }) => makePlan(who, slug),
  },
  { of: ["message_id"], from: ["slug"], make: ({ slug }) => makeScheduledMessage(who, slug) },
  { of: ["webhook_id", "delivery_id"], make: () => makeDelivery(who) },
  { of: ["job_id"], from: ["slug"], make: ({ slug }) => makeImport(who, slug) },
  { of: ["asset_id", "asset_sha256"], make: () => makeAsset(who) },
  { of: ["quiet"], always: true, make: makeQuiet },
];

/** Nobody runs jobs here, and a clock waits for those of its workspace. */
async function makeQuiet(): Promise<Names> {
  await db().job.updateMany({
    where: { environment: "test", state: { in: ["queued", "dispatched", "running"] } },
    data: { state: "cancelled", endedAt: new Date() },
  });
  return { quiet: newId("quiet") };
}

/** A show that can still be opened, cancelled and thrown away. */
async function makeDraft(who: ApiOptions): Promise<Names> {
  const { slug } = await make<{ slug: string }>(who, "POST", "/v1/events", {
    title: "Conformance draft",
    generate_show_plan: false,
    starts_at: "2031-06-01T16:00:00Z",
  });
  return { draft_slug: slug };
}

/** A run of show of two parts, and a draft that waits beside it. */
async function makePlan(who: ApiOptions, slug: string | undefined): Promise<Names> {
  const part = { type: "talk", duration_sec: 600, assignee: "host" };
  const { segments } = await make<{ segments: Made[] }>(who, "PUT", `/v1/events/${slug}/plan`, {
    segments: [
      { ...part, title: "First" },
      { ...part, title: "Second" },
    ],
  });
  const draft = await make<Made>(who, "POST", `/v1/events/${slug}/plan/generate`, {});
  const data = { status: "ready", source: "rules", segments: [], ticker: ["Drafted"] };
  await db().planDraft.update({ where: { id: draft.id }, data });
  return {
    segment_id: segments[0]?.id ?? "",
    other_segment_id: segments[1]?.id ?? "",
    draft_id: draft.id,
  };
}

/** A message that waits for its time: it can still be moved, sent and cancelled. */
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

/** An image that waits to be completed. */
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

async function makeClient(who: ApiOptions): Promise<Names> {
  const { id } = await make<Made>(who, "POST", "/v1/clients", { name: "Conformance" });
  return { id };
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
  // Series are named by their slug in the same place of the path: one of the show's own name goes with it.
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

/** A webhook, what it was sent, and the job that sends it. */
export async function makeDelivery(who: ApiOptions): Promise<Names> {
  const webhook = await make<Made>(who, "POST", "/v1/webhooks", {
    url: "https://127.0.0.1:9443/hook",
    events: ["*"],
  });
  const delivery = await make<Made>(who, "POST", `/v1/webhooks/${webhook.id}/test`, {});
  const job = await db().job.findFirstOrThrow({ where: { subject: delivery.id } });
  return { webhook_id: webhook.id, delivery_id: delivery.id, job_id: job.id };
}
