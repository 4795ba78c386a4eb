import { beforeAll, beforeEach, expect, it } from "vitest";
import { bodyOf } from "@/lib/modules/email/sending/delivery/stored-body";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeWorkspace } from "@/test/support/workspace";
import { deliverCommunication } from "./index";

let workspace: Awaited<ReturnType<typeof makeWorkspace>>;
let key: string;
let slug: string;

beforeAll(async () => {
  workspace = await makeWorkspace();
  key = await workspace.key("test");
});

beforeEach(async () => {
  const body = { title: "Night radio", starts_at: "2031-03-04T18:00:00Z", generate_show_plan: false };
  slug = (await api("POST", "/v1/events", { key, body })).json.data.slug;
});

const call = async (method: string, path: string, body?: unknown) =>
  (await api(method, `/v1/events/${slug}${path}`, { key, body })).json;

async function register(name: string, email: string): Promise<string> {
  const { data, error } = await call("POST", "/registrations", { name, email });
  expect(error).toBeNull();
  return data.id;
}

const message = {
  subject: "Before {{title}}",
  body: "Hello {{name}},\n\n**see you** on {{starts_at}}: [come in]({{join_link}})\n\n{{organiser}}",
  audience: { to: "registrations" },
};

async function draft(given: object = {}): Promise<string> {
  const { data, error } = await call("POST", "/communications/drafts", { ...message, ...given });
  expect(error).toBeNull();
  return data.id;
}

const mails = (kind = "message") =>
  db().mailMessage.findMany({ where: { kind, event: undefined }, orderBy: { id: "asc" } });
const emailsOf = async (id: string) => {
  const people = await db().communicationRecipient.findMany({ where: { communicationId: id } });
  return db().mailMessage.findMany({ where: { id: { in: people.flatMap(({ mailId }) => mailId ?? []) } } });
};

it("sends to each recipient once, and says who is excluded and why", async () => {
  const ada = await register("Ada", "ada@example.com");
  await register("Bob", "bob@example.com");
  await register("Cleo", "cleo@example.com");
  await db().registration.updateMany({
    where: { email: "bob@example.com" },
    data: { unsubscribedAt: new Date() },
  });
  await db().suppression.create({
    data: { workspaceId: workspace.workspaceId, emailNormal: "cleo@example.com", reason: "bounce" },
  });
  await call("PATCH", "", { guests: [{ name: "Gus" }, { name: "Ada", email: "ADA@example.com" }] });
  const audience = { to: "everyone" };
  const preview = await call("POST", "/communications/preview", { ...message, audience });
  expect(preview.data).toMatchObject({
    recipients: 1,
    to: { name: "Ada" },
    subject: "Before Night radio",
  });
  const excluded = [
    { reason: "bounced", count: 1 },
    { reason: "duplicate", count: 1 },
    { reason: "no_address", count: 1 },
    { reason: "unsubscribed", count: 1 },
  ];
  expect(preview.data.excluded).toEqual(excluded);
  const id = await draft({ audience });
  const dry = await call("POST", `/communications/${id}/send`, { send: true, dry_run: true });
  expect(dry.meta.quote.recipients).toBe(1);
  const queued = await call("POST", `/communications/${id}/send`, { send: true });
  expect(queued.data.state).toBe("queued");
  await runDueJobs();
  await db().job.updateMany({ where: { subject: id }, data: { dueAt: new Date() } });
  await runDueJobs();
  const { data } = await call("GET", `/communications/${id}`);
  expect(data).toMatchObject({ state: "sent", results: { captured: 1, excluded: 4, waiting: 0, failed: 0 } });
  const reasons = data.recipients.map(({ name, reason }: { name: string; reason: string | null }) => [
    name,
    reason,
  ]);
  expect(Object.fromEntries(reasons)).toMatchObject({
    Gus: "no_address",
    Bob: "unsubscribed",
    Cleo: "bounced",
  });
  const sent = data.recipients.find((one: { id: string }) => one.id === ada);
  expect(sent).toMatchObject({ state: "captured", reason: null });
  const mail = await db().mailMessage.findUniqueOrThrow({ where: { id: sent.mail_id } });
  const { html, text, headers } = bodyOf(mail);
  expect(html).toMatch(/href="[^"]+\/watch\/[^"]+join=/);
  expect(text).toContain("join=");
  expect(headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  expect(sent.events.map(({ type }: { type: string }) => type)).toEqual(["queued", "captured"]);
  const [event] = await db().webhookEvent.findMany({ where: { type: "communication.sent" } });
  expect(JSON.parse(event?.body ?? "{}").data).toMatchObject({ message_id: id, recipients: 1, failed: 0 });
});

it("requires send: true and the scope, and sends only once", async () => {
  await register("Ada", "ada@example.com");
  const id = await draft();
  expect((await call("POST", `/communications/${id}/send`, {})).error.fields).toEqual({
    send: "must_be_true",
  });
  const drafts = await workspace.key("test", ["communications:draft", "events:read"]);
  const refused = await api("POST", `/v1/events/${slug}/communications/${id}/send`, {
    key: drafts,
    body: { send: true },
  });
  expect(refused.json.error.code).toBe("insufficient_scope");
  const both = await Promise.all(
    [1, 2].map(() => call("POST", `/communications/${id}/send`, { send: true })),
  );
  expect(both.map(({ error }) => error?.code ?? "sent").sort()).toEqual(["sent", "version_conflict"]);
  const owner = { workspaceId: workspace.workspaceId, environment: "test" as const };
  for (let step = 0; step < 2; step += 1)
    await Promise.all([1, 2, 3].map(() => deliverCommunication(owner, id)));
  await runDueJobs();
  expect(await emailsOf(id)).toHaveLength(1);
});

it("treats user-written text as plain text in the body, names and subject", async () => {
  await register("[x](https://evil.example) <b>**", "eve@example.com");
  const body =
    "<script>alert(1)</script> {{name}} ![p](https://track.example/p.png) [a](javascript:alert(1)) `{{name}}`\n\n{{join_link}}\n\n[me](https://example.com/?n={{name}})";
  const preview = await call("POST", "/communications/preview", { ...message, subject: "Hi {{name}}", body });
  const { html, subject } = preview.data;
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain('href="https://evil.example');
  expect(html).not.toContain("track.example");
  expect(html).not.toContain("javascript:alert");
  expect(html.split("[x](https://evil.example) &lt;b&gt;**").length).toBeGreaterThan(2);
  expect(html).toContain("https://example.com/?n=%5Bx%5D");
  expect(html).toMatch(new RegExp(`href="[^"]+/watch/${slug}"`));
  // The preview's reader isn't the recipient.
  expect(html).not.toContain("join=");
  expect(subject).toBe("Hi [x](https://evil.example) <b>**");
  const wrong = await call("POST", "/communications/drafts", {
    ...message,
    body: "{{password}}",
    subject: "a\r\nBcc: b",
  });
  expect(wrong.error.fields.body).toBe("not_allowed");
  expect(wrong.error.details.body.allowed).toContain("{{join_link}}");
});

it("reschedules and cancels a scheduled message without sending it", async () => {
  await register("Ada", "ada@example.com");
  const id = await draft();
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const past = await call("POST", `/communications/${id}/schedule`, { send_at: at(-1000), send: true });
  expect(past.error.fields).toEqual({ send_at: "in_past" });
  await call("POST", `/communications/${id}/schedule`, { send_at: at(3_600_000), send: true });
  const moved = await call("POST", `/communications/${id}/schedule`, { send_at: at(7_200_000), send: true });
  expect(moved.data.state).toBe("scheduled");
  expect(await db().job.count({ where: { subject: id, state: "queued" } })).toBe(1);
  // A job queued before the message was rescheduled follows the message's new time.
  const owner = { workspaceId: workspace.workspaceId, environment: "test" as const };
  expect(await deliverCommunication(owner, id)).toEqual(new Date(moved.data.scheduled_for));
  const cancelled = await call("POST", `/communications/${id}/cancel`, {});
  expect(cancelled.data.state).toBe("cancelled");
  expect(await deliverCommunication(owner, id)).toBe("done");
  expect(await emailsOf(id)).toHaveLength(0);
  expect((await call("POST", `/communications/${id}/cancel`, {})).error.code).toBe("version_conflict");
});

it("skips queued emails when the message is cancelled during sending", async () => {
  for (const name of ["Ada", "Bob"]) await register(name, `${name}@example.com`);
  const id = await draft();
  await call("POST", `/communications/${id}/send`, { send: true });
  const owner = { workspaceId: workspace.workspaceId, environment: "test" as const };
  expect(await deliverCommunication(owner, id)).toBe("more");
  expect(await deliverCommunication(owner, id)).toBe("more");
  const { data } = await call("POST", `/communications/${id}/cancel`, {});
  expect(data.results.queued).toBe(2);
  await runDueJobs();
  const states = (await emailsOf(id)).map(({ state, error }) => [state, error]);
  expect(states).toEqual([
    ["skipped", "The message was cancelled."],
    ["skipped", "The message was cancelled."],
  ]);
});

it("skips guests who were removed and people who cancelled during sending", async () => {
  const ada = await register("Ada", "ada@example.com");
  await register("Bob", "bob@example.com");
  await call("PATCH", "", { guests: [{ name: "Gus", email: "gus@example.com" }] });
  const owner = { workspaceId: workspace.workspaceId, environment: "test" as const };
  const sendTo = async (states: string[]) => {
    const id = await draft({ audience: { to: "everyone", states } });
    await call("POST", `/communications/${id}/send`, { send: true });
    expect(await deliverCommunication(owner, id)).toBe("more");
    return id;
  };
  const states = async (id: string) => {
    await runDueJobs();
    return Object.fromEntries(
      (await emailsOf(id)).map(({ toName, state, error }) => [toName, error ?? state]),
    );
  };
  const toConfirmed = await sendTo(["confirmed"]);
  const toAll = await sendTo(["confirmed", "cancelled"]);
  // Their emails are queued.
  for (const id of [toConfirmed, toAll]) expect(await deliverCommunication(owner, id)).toBe("more");
  const [guest] = await db().guest.findMany({ where: { event: { slug } } });
  expect((await call("DELETE", `/guests/${guest?.id}`)).error).toBeNull();
  expect((await call("PATCH", `/registrations/${ada}`, { state: "cancelled" })).error).toBeNull();
  expect(await states(toConfirmed)).toEqual({
    Ada: "The registration was cancelled.",
    Bob: "captured",
    Gus: "The guest was removed.",
  });
  expect(await states(toAll)).toEqual({ Ada: "captured", Bob: "captured", Gus: "The guest was removed." });
});

it("sends a test only to a workspace member", async () => {
  await register("Ada", "ada@example.com");
  const id = await draft();
  const stranger = await call("POST", `/communications/${id}/send`, {
    send: true,
    test_to: "ada@example.com",
  });
  expect(stranger.error.fields).toEqual({ test_to: "not_found" });
  const member = await db().user.create({
    data: {
      id: "usr_message_trial",
      email: "olive@example.com",
      name: "Olive",
      members: { create: { workspaceId: workspace.workspaceId, role: "owner" } },
    },
  });
  const trial = await call("POST", `/communications/${id}/send`, { send: true, test_to: member.email });
  expect(trial.data.state).toBe("draft");
  await runDueJobs();
  const [mail] = (await mails()).filter(({ toEmail }) => toEmail === member.email);
  expect(mail?.state).toBe("captured");
  expect(mail?.subject).toBe("Before Night radio");
});

it("sends to listed addresses only if they're in the audience, and rejects an empty audience", async () => {
  await register("Ada", "ada@example.com");
  await register("Bob", "bob@example.com");
  const audience = { to: "registrations", emails: ["ADA@example.com", "nobody@example.com"] };
  const { data } = await call("POST", "/communications/preview", { ...message, audience });
  expect(data).toMatchObject({ recipients: 1, excluded: [{ reason: "not_found", count: 1 }] });
  const waiting = { email: { in: ["bob@example.com"] }, event: { slug } };
  await db().registration.updateMany({ where: waiting, data: { state: "waitlisted" } });
  const named = { to: "registrations", emails: ["ada@example.com", "bob@example.com"] };
  const some = await call("POST", "/communications/preview", { ...message, audience: named });
  expect(some.data).toMatchObject({ recipients: 1, excluded: [{ reason: "not_in_audience", count: 1 }] });
  const all = { ...named, states: ["confirmed", "waitlisted"] };
  const both = await call("POST", "/communications/preview", { ...message, audience: all });
  expect(both.data).toMatchObject({ recipients: 2, excluded: [] });
  const id = await draft({ audience: { to: "registrations", attended: true } });
  expect((await call("POST", `/communications/${id}/send`, { send: true })).error.fields).toEqual({
    audience: "not_found",
  });
});
