import { expect, it } from "vitest";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { seal } from "@/lib/platform/security/crypto";
import { read, workspace } from "@/test/support/register-case";
import { openFacts, sealFacts } from "./definition/define-email";
import { senderOf } from "./definition/sender-of";
import { fakeProvider } from "./delivery/test/fake-provider";
import { invitationEmail } from "./emails/invitation-email";
import { prepareEmail, queueEmail, signInEmail, submitEmail, webhookDisabledEmail } from "./index";

const facts = { url: "https://receiver.example/hook", reason: "gone", environment: "live" } as const;

async function queue<T>(work: (ctx: Ctx) => Promise<T>, environment: "test" | "live" = "live"): Promise<T> {
  const { workspaceId } = await workspace();
  return asSystem("test", { workspaceId, environment }, work);
}

async function disabledEmail(environment: "test" | "live"): Promise<{ id: string; sealed: string }> {
  const to = { name: "Olive", email: `${newId("o")}@example.com` };
  const request = { to, facts: { ...facts, environment }, dedupeKey: newId("once") };
  const id = await queue((ctx) => queueEmail(ctx, webhookDisabledEmail, request), environment);
  if (!id) throw new Error("not queued");
  const { payload } = await db().job.findFirstOrThrow({ where: { subject: id } });
  return { id, sealed: (payload as { sealed: string }).sealed };
}

it("composes an email from its facts when it is due, once, and sends it as composed", async () => {
  const { id, sealed } = await disabledEmail("live");
  expect((await read(id)).text).toBe("");
  expect(await prepareEmail(id, sealed)).toBe("queued");
  expect((await read(id)).text).toContain(facts.url);
  expect((await read(id)).text).toContain("New events aren’t recorded");
  const provider = fakeProvider();
  expect(await submitEmail(id, sealed, provider)).toBe("sent");
  expect(provider.sent[0]?.mail.text).toContain("410");
});

it("captures emails in the test environment", async () => {
  const { id, sealed } = await disabledEmail("test");
  expect(await prepareEmail(id, sealed)).toBe("captured");
});

it("rejects facts that don't match the email before queueing anything", async () => {
  const to = { name: "", email: "a@example.com" };
  const wrong = { to, facts: { ...facts, reason: "bored" as "gone" }, dedupeKey: newId("once") };
  await expect(queue((ctx) => queueEmail(ctx, webhookDisabledEmail, wrong))).rejects.toThrow("reason");
  expect(await db().mailMessage.count({ where: { dedupeKey: wrong.dedupeKey } })).toBe(0);
  expect(() => openFacts(invitationEmail, undefined)).toThrow();
  expect(() => openFacts(webhookDisabledEmail, sealFacts({ url: 1 }))).toThrow();
});

it("still reads links that a previous release stored in a job", () => {
  const link = "https://showrunner.example/sign-in/confirm?token=abc";
  expect(openFacts(signInEmail, seal(link).toString("base64url"))).toBe(link);
  expect(openFacts(signInEmail, sealFacts(link))).toBe(link);
});

it("leaves an unknown kind queued for a newer release", async () => {
  const { id, sealed } = await disabledEmail("live");
  await db().mailMessage.update({ where: { id }, data: { kind: "from_the_future" } });
  await expect(prepareEmail(id, sealed)).rejects.toThrow("from_the_future");
  expect((await read(id)).state).toBe("queued");
});

it("takes the sender name and reply address from the first layer that has them", () => {
  const client = { name: "Default client", externalId: null, isDefault: true };
  const event = (host: unknown) =>
    ({ client, host, brand: {}, signup: {}, startsAt: null, endsAt: null }) as never;
  const named = { registration: null, workspace: { name: "North Studio" } as never };
  const ana = event({ name: "Ana", company: "Lima Audio", email: "ana@example.com" });
  expect(senderOf(["event", "workspace"], { ...named, event: ana })).toEqual({
    fromName: "Lima Audio",
    replyTo: "ana@example.com",
  });
  expect(senderOf(["event", "workspace"], { ...named, event: event({}) })).toEqual({
    fromName: "North Studio",
    replyTo: null,
  });
  expect(senderOf([], { ...named, event: ana })).toMatchObject({ replyTo: null });
});
