import { expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { sweepOld } from "@/lib/platform/jobs/retention";
import { type Case, read, register } from "@/test/support/register-case";
import "@/inngest";
import { prepareEmail, submitEmail } from "..";
import { capturedMessage } from "../inbox/captured";
import { bodyOf } from "./stored-body";
import { fakeProvider } from "./test/fake-provider";

const row = (id: string) => db().mailMessage.findUniqueOrThrow({ where: { id } });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const EMPTY = { html: "", text: "", calendar: null, headers: {} };

async function sent(): Promise<Case["message"]> {
  const { message } = await register();
  await prepareEmail(message.id);
  expect(await submitEmail(message.id, undefined, fakeProvider())).toBe("sent");
  return row(message.id);
}

it("stores an email's content encrypted, and sends and shows it unchanged", {
  timeout: 60_000,
}, async () => {
  const { message } = await register();
  await prepareEmail(message.id);
  const kept = await row(message.id);
  expect(kept).toMatchObject(EMPTY);
  const body = bodyOf(kept);
  expect(body.text).toContain("?join=");
  expect(Buffer.from(kept.body ?? []).toString("latin1")).not.toContain("join");

  const provider = fakeProvider();
  await submitEmail(message.id, undefined, provider);
  expect(provider.sent[0]?.mail).toMatchObject({
    html: body.html,
    text: body.text,
    calendar: { content: body.calendar },
  });

  const test = await register({ environment: "test" });
  await prepareEmail(test.message.id);
  const shown = await capturedMessage(test.message.id);
  expect(shown?.links.some((link) => link.includes("?join="))).toBe(true);
  expect(shown?.calendar).toContain("BEGIN:VEVENT");
});

it("removes an email's content after the retention period but keeps its metadata", async () => {
  const old = await sent();
  const young = await sent();
  const caught = (await register({ environment: "test" })).message;
  await prepareEmail(caught.id);
  const waiting = (await register()).message;
  await prepareEmail(waiting.id);
  for (const [id, days] of [
    [old.id, 31],
    [young.id, 29],
    [waiting.id, 31],
    [caught.id, 31],
  ] as const)
    await db().mailMessage.update({ where: { id }, data: { createdAt: daysAgo(days) } });
  expect(await capturedMessage(caught.id)).toMatchObject({ removed: false });
  await sweepOld();
  const { body, createdAt, ...rest } = old;
  expect(body).not.toBeNull();
  expect(createdAt).not.toBeNull();
  expect(await row(old.id)).toMatchObject({ ...rest, body: null, state: "sent" });
  expect((await read(old.id)).html).toBe("");
  expect((await read(young.id)).text).toContain("?join=");
  expect((await read(waiting.id)).text).toContain("?join=");
  expect(await capturedMessage(caught.id)).toMatchObject({
    ...{ subject: expect.stringContaining("Night radio"), to: [caught.toEmail] },
    ...{ removed: true, html: "", text: "", calendar: null, links: [] },
  });
});

it("encrypts content that a previous release stored as plain text, except in queued emails", async () => {
  const plain = { html: "<p>?join=abc</p>", text: "?join=abc", calendar: "BEGIN", headers: { "X-A": "1" } };
  const done = await sent();
  const failed = await sent();
  const waiting = (await register()).message;
  for (const [id, state] of [
    [done.id, "sent"],
    [failed.id, "failed"],
    [waiting.id, "queued"],
  ] as const)
    await db().mailMessage.update({ where: { id }, data: { ...plain, body: null, state } });
  await sweepOld();
  for (const { id } of [done, failed]) {
    expect(await row(id)).toMatchObject(EMPTY);
    expect(bodyOf(await row(id))).toEqual(plain);
  }
  expect(await row(waiting.id)).toMatchObject({ ...plain, body: null });
  // It is sent as it was composed, by any release.
  const provider = fakeProvider();
  expect(await prepareEmail(waiting.id)).toBe("queued");
  await submitEmail(waiting.id, undefined, provider);
  expect(provider.sent[0]?.mail).toMatchObject({ html: plain.html, headers: plain.headers });
});
