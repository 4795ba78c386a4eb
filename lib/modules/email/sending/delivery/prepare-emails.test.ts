import { afterEach, expect, it, vi } from "vitest";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { EmailError, emailProvider, type OutgoingEmail } from "@/lib/providers/email";
import { api } from "@/test/support/api";
import { type Case, read, register, workspace } from "@/test/support/register-case";
import { guestInviteEmail, joinLink, messageEmail, prepareEmails, queueEmails, reminderEmails } from "..";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Fakes the provider at its port. Records what it was given, and the row at that moment. */
function provider(fail: (attempt: number) => Error | undefined = () => undefined) {
  const sent: OutgoingEmail[] = [];
  const rows: Awaited<ReturnType<typeof read>>[] = [];
  vi.spyOn(emailProvider(), "send").mockImplementation(async (mail) => {
    rows.push(await read(mail.id));
    sent.push(mail);
    const error = fail(sent.length);
    if (error) throw error;
    return { providerId: `p${sent.length}` };
  });
  return { sent, rows };
}

const prepare = (...ids: string[]) =>
  prepareEmails(ids.map((messageId) => ({ messageId, sealed: undefined })));

/** Hands over a prepared email and returns its state or its error. */
async function run(mail: Awaited<ReturnType<typeof prepareEmails>>[number] | undefined): Promise<unknown> {
  try {
    await mail?.call();
    const end = await mail?.end();
    return end && "state" in end ? end.state : end?.when;
  } catch (error) {
    return (error as Error).message;
  }
}

const runAll = async (mails: Awaited<ReturnType<typeof prepareEmails>>) => Promise.all(mails.map(run));

it("stores and claims each email before the provider sees it, and sends it as stored", async () => {
  const cases = [await register({ name: "Ada" }), await register({ name: "Émile" })];
  const { sent, rows } = provider();
  expect(await runAll(await prepare(...cases.map(({ message }) => message.id)))).toEqual(["sent", "sent"]);
  for (const [index, row] of rows.entries()) {
    expect(row).toMatchObject({ state: "sending", provider: "smtp", subject: sent[index]?.subject });
    for (const part of ["html", "text", "headers"] as const) expect(row[part]).toEqual(sent[index]?.[part]);
    expect(row.calendar).toBe(sent[index]?.calendar?.content);
    expect(row.calendar).toContain("BEGIN:VEVENT");
  }
  for (const { message, registration } of cases) {
    const mail = sent.find(({ id }) => id === message.id);
    expect(mail?.text).toContain(registration.name);
    expect(mail?.to).toEqual({ name: registration.name, address: registration.email });
    expect(await read(message.id)).toMatchObject({ state: "sent", error: null });
  }
});

it("sends the stored content on the second attempt", async () => {
  const { message, event } = await register();
  const { sent } = provider((attempt) => (attempt === 1 ? new EmailError("busy", "transient") : undefined));
  expect(await runAll(await prepare(message.id))).toEqual(["busy"]);
  expect(await read(message.id)).toMatchObject({ state: "queued", error: "busy" });
  await db().event.update({ where: { id: event.id }, data: { title: "Another title" } });
  expect(await runAll(await prepare(message.id))).toEqual(["sent"]);
  expect(sent[1]).toEqual(sent[0]);
});

/** Queues a reminder, due now. */
async function remind(
  { event, registration: { id, name, email } }: Case,
  kind: "h1" | "changed" = "h1",
): Promise<string> {
  const { workspaceId } = await workspace();
  const [mailId] = await asSystem("test", { workspaceId, environment: "live" }, (ctx) =>
    queueEmails(ctx, reminderEmails[kind], [
      {
        to: { name, email },
        eventId: event.id,
        registrationId: id,
        startsAt: event.startsAt,
        dueAt: new Date(),
        facts: kind === "changed" ? { starts_at: null, ends_at: null } : undefined,
        dedupeKey: `${kind}:${id}`,
      },
    ]),
  );
  return mailId ?? "";
}

/** Queues a message that the crew is sending. */
async function write({ event, registration: { id, name, email } }: Case): Promise<string> {
  const { workspaceId } = await workspace();
  const owner = { workspaceId, environment: "live" } as const;
  return asSystem("test", owner, async (ctx) => {
    const copy = { subject: "News", body: "Hello", audience: { to: "registrations", states: ["confirmed"] } };
    const { id: communicationId } = await ctx.db.communication.create({
      data: { ...owner, ...copy, id: ctx.newId("com"), eventId: event.id, state: "sending" },
    });
    const [mailId = ""] = await queueEmails(ctx, messageEmail, [
      {
        to: { name, email },
        eventId: event.id,
        registrationId: id,
        facts: { communication_id: communicationId },
        dedupeKey: `communication:${communicationId}:${id}`,
      },
    ]);
    await ctx.db.communicationRecipient.create({
      data: { communicationId, personId: id, personKind: "registration", name, email, mailId },
    });
    return mailId;
  });
}

const cameDue = (minutesAgo: number, id: string) =>
  db().mailMessage.update({ where: { id }, data: { dueAt: new Date(Date.now() - minutesAgo * 60_000) } });

const unsubscribe = ({ registration: { id } }: Case) =>
  db().registration.update({ where: { id }, data: { unsubscribedAt: new Date() } });

/** The job of `write`, with its facts. */
async function prepareQueued(id: string) {
  const { payload } = await db().job.findFirstOrThrow({ where: { subject: id, kind: "mail.send" } });
  return prepareEmails([{ messageId: id, sealed: (payload as { sealed?: string }).sealed }]);
}

it.each<[string, (given: Case) => Promise<string>, (given: Case, id: string) => Promise<unknown>, string]>([
  ["the person has unsubscribed", remind, unsubscribe, "The person unsubscribed from this show's emails."],
  [
    "the show is cancelled",
    remind,
    ({ event: { id } }) => db().event.update({ where: { id }, data: { state: "cancelled" } }),
    "The show is cancelled.",
  ],
  [
    "it is more than 15 minutes late",
    remind,
    (_given, id) => cameDue(20, id),
    "It was due more than 15 minutes ago.",
  ],
  [
    "the crew has cancelled the message",
    write,
    ({ event: { id: eventId } }) =>
      db().communication.updateMany({ where: { eventId }, data: { state: "cancelled" } }),
    "The message was cancelled.",
  ],
])("stops retrying an email once %s", async (_why, queue, happen, reason) => {
  const given = await register();
  const id = await queue(given);
  const { sent } = provider((attempt) => (attempt === 1 ? new EmailError("busy", "transient") : undefined));
  expect(await runAll(await prepareQueued(id))).toEqual(["busy"]);
  await happen(given, id);
  const [state] = await runAll(await prepareQueued(id));
  expect(["skipped", "suppressed"]).toContain(state);
  expect(await read(id)).toMatchObject({ state, error: reason });
  expect(sent).toHaveLength(1);
});

it("sends a change of date when the mail server is back, however late that is", async () => {
  const id = await remind(await register(), "changed");
  const { sent } = provider((attempt) => (attempt === 1 ? new EmailError("busy", "transient") : undefined));
  expect(await runAll(await prepareQueued(id))).toEqual(["busy"]);
  await cameDue(5 * 60, id);
  expect(await runAll(await prepareQueued(id))).toEqual(["sent"]);
  expect(sent).toHaveLength(2);
});

it("does not send an email that a stopped process left, if the person unsubscribed in between", async () => {
  const given = await register();
  const id = await remind(given);
  const { sent } = provider();
  await prepare(id);
  expect((await read(id)).state).toBe("sending");
  await unsubscribe(given);
  expect(await runAll(await prepare(id))).toEqual(["suppressed"]);
  expect(sent).toEqual([]);
});

async function correctAddress({ event, registration }: Case): Promise<string> {
  const email = `corrected-${registration.email}`;
  const key = await (await workspace()).key("live");
  const { slug } = event;
  const answer = await api("PATCH", `/v1/events/${slug}/registrations/${registration.id}`, {
    key,
    body: { email },
  });
  expect(answer.status).toBe(200);
  return email;
}

it.each([
  ["before it is composed", 0],
  ["after a failed attempt", 1],
])("sends an email to the corrected address if it changes %s", async (_when, attempts) => {
  const given = await register();
  const id = await remind(given);
  const { sent } = provider((attempt) =>
    attempt <= attempts ? new EmailError("busy", "transient") : undefined,
  );
  if (attempts > 0) await runAll(await prepare(id));
  const email = await correctAddress(given);
  expect(await runAll(await prepare(id))).toEqual(["sent"]);
  expect(sent.at(-1)?.to).toEqual({ name: "Ada", address: email });
  expect(await read(id)).toMatchObject({ state: "sent", toEmail: email });
  const current = await db().registration.findUniqueOrThrow({ where: { id: given.registration.id } });
  expect(current.joinVersion).toBe(2);
  const link = joinLink(given.event.slug, current);
  for (const { to, text } of sent) expect(text.includes(link)).toBe(to.address === email);
});

it("skips an email that a stopped process left if the address has changed since", async () => {
  const given = await register();
  const id = await remind(given);
  const { sent } = provider();
  await prepare(id);
  await correctAddress(given);
  expect(await runAll(await prepare(id))).toEqual(["skipped"]);
  expect((await read(id)).error).toBe("The person's email address has changed.");
  expect(sent).toEqual([]);
});

it("sends a guest's invitation to the corrected address, and to no one if the address was removed", async () => {
  const { event } = await register();
  const { workspaceId } = await workspace();
  const invite = async () => {
    const data = { id: newId("gst"), eventId: event.id, name: "Gus", email: "gus@example.com" };
    const guest = await db().guest.create({ data });
    const [id = ""] = await asSystem("test", { workspaceId, environment: "live" }, (ctx) =>
      queueEmails(ctx, guestInviteEmail, [
        {
          to: { name: guest.name, email: guest.email ?? "" },
          eventId: event.id,
          guestId: guest.id,
          facts: { note: "" },
          dedupeKey: `guest_invite:${guest.id}`,
        },
      ]),
    );
    return { id, guest };
  };
  const [corrected, removed] = [await invite(), await invite()];
  await db().guest.update({ where: { id: corrected.guest.id }, data: { email: "gustav@example.com" } });
  await db().guest.update({ where: { id: removed.guest.id }, data: { email: null } });
  const { sent } = provider();
  expect(await runAll(await prepareQueued(corrected.id))).toEqual(["sent"]);
  expect(await runAll(await prepareQueued(removed.id))).toEqual(["skipped"]);
  expect(sent.map(({ to }) => to.address)).toEqual(["gustav@example.com"]);
});

it("suppresses or fails one email without affecting the others in the batch", async () => {
  const { workspaceId } = await workspace();
  const cases: Case[] = [];
  for (const name of ["bounced", "opted out", "left", "unknown", "well"])
    cases.push(await register({ name }));
  const ids = await asSystem("test", { workspaceId, environment: "live" }, async (ctx) => {
    const queued = cases.map(({ registration: { id, name, email }, event }) =>
      queueEmails(ctx, reminderEmails.h1, [
        {
          to: { name, email },
          eventId: event.id,
          registrationId: id,
          startsAt: event.startsAt,
          facts: undefined,
          dedupeKey: `h1:${id}`,
        },
      ]),
    );
    return (await Promise.all(queued)).flat() as string[];
  });
  const [bounced, optedOut, left, unknown] = cases.map(({ registration }) => registration);
  await db().suppression.create({
    data: { workspaceId, emailNormal: bounced?.email ?? "", reason: "bounce" },
  });
  await db().mailOptOut.create({ data: { personId: optedOut?.id ?? "", kind: "h1" } });
  await db().registration.update({ where: { id: left?.id ?? "" }, data: { unsubscribedAt: new Date() } });
  await db().mailMessage.update({ where: { id: ids[3] ?? "" }, data: { kind: "from_the_future" } });
  expect(unknown?.name).toBe("unknown");
  const { sent } = provider();
  expect(await runAll(await prepare(...ids))).toEqual([
    "suppressed",
    "suppressed",
    "suppressed",
    "This release knows no mail from_the_future",
    "sent",
  ]);
  expect(sent.map(({ id }) => id)).toEqual([ids[4]]);
  const reasons = await Promise.all(ids.slice(0, 3).map(async (id) => (await read(id)).error));
  expect(reasons).toEqual([
    "The address is on the suppression list: bounce.",
    "The person unsubscribed from this kind of email.",
    "The person unsubscribed from this show's emails.",
  ]);
});

it("does not send to a person who is erased while their email waits", async () => {
  const { message } = await register();
  const { sent } = provider();
  const [mail] = await prepare(message.id);
  expect((await read(message.id)).state).toBe("sending");
  await db().mailMessage.update({ where: { id: message.id }, data: { state: "skipped", body: null } });
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 5_500);
  expect(await run(mail)).toBe("skipped");
  expect(sent).toEqual([]);
});
