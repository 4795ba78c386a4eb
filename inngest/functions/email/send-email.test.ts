import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
  messageEmail,
  queueEmail,
  queueEmails,
  reminderEmails,
  signInEmail,
} from "@/lib/modules/email/sending";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { claimDue } from "@/lib/platform/jobs/claim-due";
import { emailProvider } from "@/lib/providers/email";
import { api } from "@/test/support/api";
import { runDispatch, runDueJobs } from "@/test/support/run-jobs";
import { expectJobFailed } from "@/test/support/test-log";
import { makeWorkspace } from "@/test/support/workspace";

/** The mail server must listen before the settings are read. */
const sink = await vi.hoisted(async () => {
  const { startSmtpSink } = await import("@/stack/smtp-sink");
  const started = await startSmtpSink(process.env.INBOX_DIR ?? "", 0);
  process.env.SMTP_URL = `smtp://127.0.0.1:${started.port}`;
  return started;
});

let key: string;
let slug: string;

beforeAll(async () => {
  key = await (await makeWorkspace()).key("live");
  const body = { title: "Night radio", starts_at: "2027-03-04T18:00:00Z", generate_show_plan: false };
  slug = (await api("POST", "/api/v1/events", { key, body })).json.data.slug;
});

afterAll(async () => {
  await emailProvider().close();
  await sink.stop();
});

async function register(email: string) {
  const made = await api("POST", `/api/v1/events/${slug}/registrations`, {
    key,
    body: { name: "Ada", email },
  });
  expect(made.json.error).toBeNull();
  return db().mailMessage.findFirstOrThrow({ where: { toEmail: email } });
}

const read = (id: string) => db().mailMessage.findUniqueOrThrow({ where: { id } });
const caught = () => readdirSync(process.env.INBOX_DIR ?? "").filter((name) => name.endsWith(".eml")).length;

it("sends each email of a burst exactly once, even if every job is dispatched again", async () => {
  const people = Array.from({ length: 40 }, (_, number) => `p${number}@example.com`);
  for (let at = 0; at < people.length; at += 8) await Promise.all(people.slice(at, at + 8).map(register));
  await runDueJobs();
  expect(await db().job.count({ where: { kind: "mail.send", state: "succeeded" } })).toBe(40);
  expect(caught()).toBe(40);
  // As the reconciler does with jobs whose end the engine lost.
  await db().job.updateMany({ where: { kind: "mail.send" }, data: { state: "queued", dueAt: new Date() } });
  await runDueJobs();
  expect(await db().job.count({ where: { kind: "mail.send", state: "succeeded" } })).toBe(40);
  expect(caught()).toBe(40);
  expect(await db().mailMessage.count({ where: { state: "sent" } })).toBe(40);
});

it("an invalid dispatch does nothing", async () => {
  const { id } = await register("void@example.com");
  const before = caught();
  const [dispatch] = await claimDue(100);
  if (!dispatch) throw new Error("nothing due");
  expect((await runDispatch({ ...dispatch, handout: dispatch.handout + 7 })).end).toBe("not_held");
  expect((await read(id)).state).toBe("queued");
  expect((await runDispatch(dispatch)).end).toBe("succeeded");
  expect(caught()).toBe(before + 1);
});

it("retries while the mail server refuses, and fails the message after the last attempt", async () => {
  expectJobFailed("mail.send");
  const { id } = await register("later@example.com");
  const broken = vi
    .spyOn(emailProvider(), "send")
    .mockRejectedValue(new (await import("@/lib/providers/email")).EmailError("451 later", "transient"));
  const again = async () => {
    await db().job.updateMany({ where: { subject: id }, data: { dueAt: new Date() } });
    return (await runDueJobs()).find(({ kind }) => kind === "mail.send")?.end;
  };
  expect(await again()).toBe("retry");
  expect(await read(id)).toMatchObject({ state: "queued", error: "451 later" });
  await db().job.updateMany({ where: { subject: id }, data: { attempt: 8 } });
  expect(await again()).toBe("failed");
  broken.mockRestore();
  expect((await read(id)).state).toBe("failed");
});

it("sends sign-in links and another workspace's reminders while a large message is being sent", {
  timeout: 60_000,
}, async () => {
  const [large, other] = [await makeWorkspace(), await makeWorkspace()];
  const owner = ({ workspaceId }: { workspaceId: string }) => ({ workspaceId, environment: "live" as const });
  const makeShow = async (of: Awaited<ReturnType<typeof makeWorkspace>>) => {
    const body = { title: "Night radio", starts_at: "2027-03-04T18:00:00Z", generate_show_plan: false };
    const as = await of.key("live");
    const made = (await api("POST", "/api/v1/events", { key: as, body })).json.data.slug;
    return { as, event: await db().event.findUniqueOrThrow({ where: { slug: made } }) };
  };
  const { event } = await makeShow(large);
  const copy = { subject: "News", body: "Hello", audience: {} };
  await asSystem("test", owner(large), async (ctx) => {
    const { id: communication_id } = await ctx.db.communication.create({
      data: { ...owner(large), ...copy, id: ctx.newId("com"), eventId: event.id, state: "sending" },
    });
    const people = Array.from({ length: 150 }, (_, index) => ({
      to: { name: "Ada", email: `crowd${index}@example.com` },
      eventId: event.id,
      facts: { communication_id },
      dedupeKey: `communication:${communication_id}:${index}`,
    }));
    await queueEmails(ctx, messageEmail, people);
  });
  await asSystem("test", { workspaceId: "", environment: "live" }, (ctx) => {
    const to = { name: "", email: "member@example.com" };
    return queueEmail(ctx, signInEmail, {
      to,
      facts: "http://127.0.0.1/sign-in",
      dedupeKey: ctx.newId("in"),
    });
  });
  const { as, event: show } = await makeShow(other);
  const person = { name: "Bob", email: "reminded@example.com" };
  const made = await api("POST", `/api/v1/events/${show.slug}/registrations`, { key: as, body: person });
  await asSystem("test", owner(other), (ctx) =>
    queueEmails(ctx, reminderEmails.h1, [
      {
        to: person,
        eventId: show.id,
        registrationId: made.json.data.id,
        startsAt: show.startsAt,
        dueAt: new Date(),
        facts: undefined,
        dedupeKey: `h1:${made.json.data.id}`,
      },
    ]),
  );
  const sent: { to: string; subject: string }[] = [];
  const send = vi.spyOn(emailProvider(), "send").mockImplementation(async ({ to, subject }) => {
    sent.push({ to: to.address, subject });
    await sleep(50);
    return { providerId: `p${sent.length}` };
  });
  // As the dispatcher does: until there is no room for more.
  const dispatches: Awaited<ReturnType<typeof claimDue>> = [];
  for (let claimed = await claimDue(200); claimed.length > 0; claimed = await claimDue(200))
    dispatches.push(...claimed);
  await Promise.all(dispatches.map(runDispatch));
  await runDueJobs();
  send.mockRestore();
  expect(sent.length).toBeGreaterThan(150);
  const first = sent.slice(0, 60);
  expect(first.map(({ to }) => to)).toContain("member@example.com");
  expect(first.filter(({ to }) => to === person.email).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining("1 hour"),
  );
});

it("takes no emails of others into a run that finds the mail server slow", async () => {
  const first = await register("slowserver@example.com");
  const [dispatch] = await claimDue(100);
  if (!dispatch) throw new Error("nothing due");
  await asSystem("test", { workspaceId: "", environment: "live" }, (ctx) => {
    const to = { name: "", email: "waits@example.com" };
    return queueEmail(ctx, signInEmail, { to, facts: "http://127.0.0.1/x", dedupeKey: ctx.newId("in") });
  });
  const send = vi.spyOn(emailProvider(), "send").mockImplementation(async () => {
    await sleep(1_100);
    return { providerId: "p1" };
  });
  expect((await runDispatch(dispatch)).end).toBe("succeeded");
  const other = await db().mailMessage.findFirstOrThrow({ where: { toEmail: "waits@example.com" } });
  expect([(await read(first.id)).state, other.state]).toEqual(["sent", "queued"]);
  send.mockRestore();
  await runDueJobs();
});

it("waits as often as the provider asks it to, without using up its attempts", {
  timeout: 60_000,
}, async () => {
  const { EmailError } = await import("@/lib/providers/email");
  const { id } = await register("slowly@example.com");
  const job = () => db().job.findFirstOrThrow({ where: { kind: "mail.send", subject: id } });
  const refusals = 10;
  const send = vi.spyOn(emailProvider(), "send");
  for (let at = 0; at < refusals; at += 1)
    send.mockRejectedValueOnce(new EmailError("429 rate_limit_exceeded", "transient", 0.005));
  send.mockResolvedValueOnce({ providerId: "p1" });
  for (let round = 0; round <= refusals && (await read(id)).state !== "sent"; round += 1) {
    const from = Date.now();
    for (const { end } of await runDueJobs()) expect(["again", "succeeded"]).toContain(end);
    const { state, attempt, dueAt } = await job();
    if (state === "succeeded") break;
    expect(attempt).toBe(0);
    expect(await read(id)).toMatchObject({ state: "queued", error: "429 rate_limit_exceeded" });
    // Twice as long each time.
    expect(dueAt.getTime() - from).toBeGreaterThan(4 * 2 ** round);
    await sleep(Math.max(0, dueAt.getTime() - Date.now()) + 20);
  }
  expect(await read(id)).toMatchObject({ state: "sent", error: null });
  expect(send).toHaveBeenCalledTimes(refusals + 1);
  send.mockRestore();
});

it("counts attempts for an email that has waited for a day", async () => {
  const { EmailError } = await import("@/lib/providers/email");
  const { id } = await register("tooslowly@example.com");
  await db().mailMessage.update({
    where: { id },
    data: { writtenAt: new Date(Date.now() - 25 * 3_600_000) },
  });
  const refusal = new EmailError("429 rate_limit_exceeded", "transient", 0.1);
  const send = vi.spyOn(emailProvider(), "send").mockRejectedValueOnce(refusal);
  expect((await runDueJobs()).map(({ end }) => end)).toEqual(["retry"]);
  send.mockRestore();
});

it("waits longer for an email that has waited for long, but not with the others", async () => {
  const { EmailError } = await import("@/lib/providers/email");
  const one = await register("onlyme@example.com");
  const writtenAt = new Date(Date.now() - 2 * 3_600_000);
  await db().mailMessage.update({ where: { id: one.id }, data: { writtenAt } });
  const refusal = new EmailError("450 rate", "transient", 0.1);
  const send = vi.spyOn(emailProvider(), "send").mockRejectedValueOnce(refusal);
  send.mockResolvedValue({ providerId: "p1" });
  expect((await runDueJobs()).map(({ end }) => end)).toEqual(["again"]);
  const { dueAt } = await db().job.findFirstOrThrow({ where: { kind: "mail.send", subject: one.id } });
  expect(dueAt.getTime() - Date.now()).toBeGreaterThan(110_000);
  const other = await register("notme@example.com");
  await runDueJobs();
  send.mockRestore();
  expect([(await read(one.id)).state, (await read(other.id)).state]).toEqual(["queued", "sent"]);
});

it("makes others wait for a provider that asked for it", async () => {
  const { EmailError } = await import("@/lib/providers/email");
  const first = await register("first@example.com");
  const refusal = new EmailError("429 rate_limit_exceeded", "transient", 0.6);
  const send = vi.spyOn(emailProvider(), "send").mockRejectedValueOnce(refusal);
  expect((await runDueJobs()).map(({ end }) => end)).toEqual(["again"]);
  const refusedAt = performance.now();
  const times: number[] = [];
  send.mockImplementation(async () => {
    times.push(performance.now() - refusedAt);
    return { providerId: "p2" };
  });
  const second = await register("second@example.com");
  for (const { id } of [first, second])
    while ((await read(id)).state !== "sent") {
      await runDueJobs();
      await sleep(50);
    }
  send.mockRestore();
  expect(times).toHaveLength(2);
  for (const ms of times) expect(ms).toBeGreaterThan(400);
});
