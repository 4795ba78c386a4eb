import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { prepareEmail, submitEmail } from "@/lib/modules/email/sending";
import { fakeProvider } from "@/lib/modules/email/sending/delivery/test/fake-provider";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { read, register, workspace } from "@/test/support/register-case";
import { POST } from "./route";

const secret = `whsec_${Buffer.from("a secret of the provider's webhook").toString("base64")}`;

beforeAll(() => void Object.assign(env(), { RESEND_WEBHOOK_SECRET: secret }));
afterAll(() => void Object.assign(env(), { RESEND_WEBHOOK_SECRET: undefined }));

/** https://docs.svix.com/receiving/verifying-payloads/how-manual */
const signed = (key: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac("sha256", Buffer.from(key.replace("whsec_", ""), "base64"))
    .update(`${id}.${seconds}.${body}`)
    .digest("base64")}`;

let number = 0;
async function report(type: string, data: object, given: { secret?: string; body?: string; at?: Date } = {}) {
  number += 1;
  const body = JSON.stringify({ type, created_at: "2026-11-22T10:00:00.000Z", data });
  const id = `msg_${number}`;
  const seconds = Math.floor((given.at ?? new Date()).getTime() / 1_000);
  const request = new Request("http://127.0.0.1:3000/api/mail/resend", {
    method: "POST",
    body: given.body ?? body,
    headers: {
      "svix-id": id,
      "svix-timestamp": String(seconds),
      "svix-signature": signed(given.secret ?? secret, id, seconds, body),
    },
  });
  return (await POST(request)).status;
}

async function sent() {
  const made = await register();
  await prepareEmail(made.message.id);
  expect(await submitEmail(made.message.id, undefined, fakeProvider())).toBe("sent");
  const data = (more: object = {}) => ({
    email_id: "p1",
    to: [made.message.toEmail],
    tags: { message_id: made.message.id },
    ...more,
  });
  return { ...made, data };
}

const suppressed = async (emailNormal: string) => {
  const { workspaceId } = await workspace();
  return db().suppression.findUnique({ where: { workspaceId_emailNormal: { workspaceId, emailNormal } } });
};

const bounce = { bounce: { type: "Permanent", subType: "General", message: "550 nobody here" } };

it("marks a bounced email once and suppresses its address", async () => {
  const { message, event, registration, data } = await sent();
  for (let time = 0; time < 2; time += 1) expect(await report("email.bounced", data(bounce))).toBe(200);
  expect(await read(message.id)).toMatchObject({ state: "bounced", error: "550 nobody here" });
  expect(await suppressed(message.toEmail)).toMatchObject({ reason: "bounce" });
  expect(await db().auditEntry.count({ where: { subjectId: message.id, action: "mail.bounced" } })).toBe(1);
  const [emitted, ...more] = await db().webhookEvent.findMany({
    where: { eventSlug: event.slug, type: "email.bounced" },
  });
  expect(JSON.parse(emitted?.body ?? "{}").data).toMatchObject({
    mail_id: message.id,
    reason: "550 nobody here",
  });
  expect(more).toEqual([]);
  const again = await db().mailMessage.create({
    data: {
      id: `${message.id}_2`,
      workspaceId: message.workspaceId,
      environment: "live",
      eventId: event.id,
      registrationId: registration.id,
      kind: "confirmation",
      toEmail: message.toEmail,
      dedupeKey: `${message.id}_2`,
    },
  });
  expect(await prepareEmail(again.id)).toBe("suppressed");
  expect((await read(again.id)).error).toBe("The address is on the suppression list: bounce.");
});

it("lets a complaint outrank a bounce or an unsubscribe", async () => {
  const { message, data } = await sent();
  const { workspaceId } = await workspace();
  await db().suppression.create({
    data: { workspaceId, emailNormal: message.toEmail, reason: "unsubscribe" },
  });
  expect(await report("email.complained", data())).toBe(200);
  expect((await read(message.id)).state).toBe("complained");
  expect(await suppressed(message.toEmail)).toMatchObject({ reason: "complaint" });
  expect(await report("email.bounced", data(bounce))).toBe(200);
  expect(await suppressed(message.toEmail)).toMatchObject({ reason: "complaint" });
});

it("doesn't suppress an address whose mailbox was only full", async () => {
  const { message, data } = await sent();
  await report(
    "email.bounced",
    data({ bounce: { type: "Transient", subType: "MailboxFull", message: "full" } }),
  );
  expect((await read(message.id)).state).toBe("bounced");
  expect(await suppressed(message.toEmail)).toBeNull();
});

it("finds emails of a previous release by provider ID and address", async () => {
  const { message, data } = await sent();
  await report("email.bounced", { ...data(bounce), tags: undefined });
  expect((await read(message.id)).state).toBe("bounced");
});

it("accepts only recent reports signed with its secret", async () => {
  const { message, data } = await sent();
  const other = `whsec_${Buffer.from("somebody else's secret, as long").toString("base64")}`;
  expect(await report("email.bounced", data(bounce), { secret: other })).toBe(401);
  expect(await report("email.bounced", data(bounce), { body: "{}" })).toBe(401);
  expect(await report("email.bounced", data(bounce), { at: new Date(Date.now() - 3_600_000) })).toBe(401);
  expect((await read(message.id)).state).toBe("sent");
});

it("ignores other event types and unknown emails, and rejects an oversized body", async () => {
  const { message, data } = await sent();
  expect(await report("email.opened", data())).toBe(200);
  expect(await report("contact.created", { id: "x" })).toBe(200);
  expect(await report("email.bounced", data({ ...bounce, tags: { message_id: "msg_nobody" } }))).toBe(200);
  expect((await read(message.id)).state).toBe("sent");
  const huge = await POST(
    new Request("http://127.0.0.1:3000/", { method: "POST", body: "x".repeat(300_000) }),
  );
  expect(huge.status).toBe(413);
});
