import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
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
