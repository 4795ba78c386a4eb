import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asSystem } from "@/lib/operation/as-system";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { EmailError, type EmailProvider } from "@/lib/providers/email";
import { smtpProvider } from "@/lib/providers/email/smtp";
import { type Case, read, register, workspace } from "@/test/support/register-case";
import { fakeProvider } from "./delivery/test/fake-provider";
import { failEmail, prepareEmail, queueEmail, signInEmail, submitEmail } from "./index";

describe("emails that must not be sent", () => {
  const stateAfter = async (given: Case) => {
    const state = await prepareEmail(given.message.id);
    expect((await read(given.message.id)).html).toBe("");
    return state;
  };

  it("skips a removed or cancelled registration, a cancelled event and a suspended client", async () => {
    const removed = await register();
    await db().registration.update({
      where: { id: removed.registration.id },
      data: { removedAt: new Date() },
    });
    expect(await stateAfter(removed)).toBe("skipped");
    const cancelled = await register();
    await db().registration.update({
      where: { id: cancelled.registration.id },
      data: { state: "cancelled" },
    });
    expect(await stateAfter(cancelled)).toBe("skipped");
    const off = await register();
    await db().event.update({ where: { id: off.event.id }, data: { state: "cancelled" } });
    expect(await stateAfter(off)).toBe("skipped");
    const held = await register();
    await db().client.update({ where: { id: held.event.clientId }, data: { status: "suspended" } });
    expect(await stateAfter(held)).toBe("skipped");
    await db().client.update({ where: { id: held.event.clientId }, data: { status: "active" } });
  });

  it("suppresses bounced and complained addresses, but still confirms to unsubscribed ones", async () => {
    const suppress = async (reason: string) => {
      const given = await register();
      const { workspaceId } = await workspace();
      await db().suppression.create({ data: { workspaceId, emailNormal: given.message.toEmail, reason } });
      return given;
    };
    expect(await stateAfter(await suppress("bounce"))).toBe("suppressed");
    expect(await stateAfter(await suppress("complaint"))).toBe("suppressed");
    const left = await suppress("unsubscribe");
    expect(await prepareEmail(left.message.id)).toBe("queued");
  });

  it("captures test emails in full and never passes them to a provider", async () => {
    const { message } = await register({ environment: "test" });
    expect(await prepareEmail(message.id)).toBe("captured");
    const kept = await read(message.id);
    expect(kept.html).toContain("/watch/");
    expect(kept.calendar).toContain("BEGIN:VEVENT");
    const provider = fakeProvider();
    expect(await submitEmail(message.id, undefined, provider)).toBe("captured");
    await db().mailMessage.update({ where: { id: message.id }, data: { state: "queued" } });
    await expect(submitEmail(message.id, undefined, provider)).rejects.toThrow("test message");
    expect(provider.sent).toEqual([]);
  });
});

describe("submitting an email", () => {
  let given: Case;
  beforeEach(async () => {
    given = await register();
    await prepareEmail(given.message.id);
  });

  it("sends it once, with the message id as the provider's idempotency key", async () => {
    const provider = fakeProvider();
    const { id } = given.message;
    expect(await submitEmail(id, undefined, provider)).toBe("sent");
    expect(await submitEmail(id, undefined, provider)).toBe("sent");
    expect(await prepareEmail(id)).toBe("sent");
    expect(provider.sent.map(({ key }) => key)).toEqual([id]);
    expect(await read(id)).toMatchObject({ state: "sent", provider: "fake", providerId: "p1" });
  });

  it("sends identical content on a retry", async () => {
    const provider = fakeProvider((attempt) =>
      attempt === 1 ? new EmailError("busy", "transient") : undefined,
    );
    const { id } = given.message;
    await expect(submitEmail(id, undefined, provider)).rejects.toThrow("busy");
    expect(await read(id)).toMatchObject({ state: "queued", error: "busy" });
    await db().event.update({ where: { id: given.event.id }, data: { title: "Another title" } });
    await prepareEmail(id);
    expect(await submitEmail(id, undefined, provider)).toBe("sent");
    expect(provider.sent[1]).toEqual(provider.sent[0]);
    expect((await read(id)).error).toBeNull();
  });

  it("stops after a permanent rejection", async () => {
    const provider = fakeProvider(() => new EmailError("550 nobody here", "permanent"));
    const { id } = given.message;
    expect(await submitEmail(id, undefined, provider)).toBe("failed");
    expect(await submitEmail(id, undefined, provider)).toBe("failed");
    expect(provider.sent).toHaveLength(1);
  });

  it("records a bounce and suppresses the address when the recipient's server rejects it", async () => {
    const provider = fakeProvider(() => new EmailError("550 nobody here", "permanent", undefined, true));
    const { id, toEmail: emailNormal } = given.message;
    expect(await submitEmail(id, undefined, provider)).toBe("bounced");
    expect(await submitEmail(id, undefined, provider)).toBe("bounced");
    expect(provider.sent).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: "bounced", error: "550 nobody here" });
    expect(await db().suppression.findFirst({ where: { emailNormal } })).toMatchObject({ reason: "bounce" });
  });

  it("retries with the same key after a crash before the email was marked as sent", async () => {
    const { id } = given.message;
    await db().mailMessage.update({ where: { id }, data: { state: "sending" } });
    const provider = fakeProvider();
    expect(await prepareEmail(id)).toBe("sending");
    expect(await submitEmail(id, undefined, provider)).toBe("sent");
    expect(provider.sent.map(({ key }) => key)).toEqual([id]);
  });

  it("does not send twice when only marking it as sent failed", async () => {
    const { id } = given.message;
    const provider = fakeProvider();
    // The sequence advances although the statement is rolled back.
    await sql("", "CREATE SEQUENCE marks");
    await sql(
      "",
      `CREATE FUNCTION lose_first_mark() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF nextval('marks') = 1 THEN RAISE 'connection lost'; END IF; RETURN NEW; END $$`,
    );
    await sql(
      "",
      `CREATE TRIGGER lose_first_mark BEFORE UPDATE ON mail_message FOR EACH ROW
       WHEN (NEW.state = 'sent' AND NEW.id = '${id}') EXECUTE FUNCTION lose_first_mark()`,
    );
    expect(await submitEmail(id, undefined, provider)).toBe("sent");
    expect(await sql("", "SELECT last_value::int FROM marks")).toEqual([{ last_value: 2 }]);
    await sql("", "DROP TRIGGER lose_first_mark ON mail_message");
    expect(provider.sent).toHaveLength(1);
    expect((await read(id)).state).toBe("sent");
  });

  it("marks an abandoned email as failed, but not one that was sent", async () => {
    await failEmail(given.message.id, "EmailError: no route");
    expect((await read(given.message.id)).state).toBe("failed");
    const other = await register();
    await prepareEmail(other.message.id);
    await submitEmail(other.message.id, undefined, fakeProvider());
    await failEmail(other.message.id, "late");
    expect((await read(other.message.id)).state).toBe("sent");
  });
});

describe("with a real SMTP server", () => {
  const caught: Email[] = [];
  let server: SMTPServer;
  let provider: EmailProvider;

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
            caught.push(mail);
            done();
          }, done);
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.server.address() as AddressInfo;
    provider = smtpProvider({ url: `smtp://127.0.0.1:${port}` });
  });

  afterAll(async () => {
    await provider.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it("delivers a hostile name as plain text, along with the invitation", async () => {
    const { message } = await register({ name: 'Ada\r\nBcc: x@evil.example, "Q" <y@evil.example> 🎉' });
    await prepareEmail(message.id);
    expect(await submitEmail(message.id, undefined, provider)).toBe("sent");
    const got = caught.at(-1);
    expect(got?.to).toEqual([
      { name: 'Ada Bcc: x@evil.example, "Q" <y@evil.example> 🎉', address: message.toEmail },
    ]);
    expect(got?.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(got?.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
    expect(got?.attachments.some(({ mimeType }) => mimeType === "text/calendar")).toBe(true);
    expect(got?.messageId).toBe(`<${message.id}@showrunner.example>`);
  });

  it("delivers the sign-in link and stores it only encrypted", async () => {
    const link = "http://127.0.0.1:3000/sign-in/confirm?token=top-secret-token";
    await asSystem("test", { workspaceId: "", environment: "live" }, (ctx) => {
      const to = { name: "", email: "Owner@Example.com" };
      return queueEmail(ctx, signInEmail, { to, facts: link, dedupeKey: newId("in") });
    });
    const message = await db().mailMessage.findFirstOrThrow({ where: { kind: "sign_in" } });
    const job = await db().job.findFirstOrThrow({ where: { subject: message.id } });
    expect(message).toMatchObject({ workspaceId: null, environment: "live", toEmail: "owner@example.com" });
    const { sealed } = job.payload as { sealed: string };
    expect(await prepareEmail(message.id)).toBe("queued");
    expect(await submitEmail(message.id, sealed, provider)).toBe("sent");
    expect(caught.at(-1)?.text).toContain(link);
    expect(caught.at(-1)?.html).toContain("top-secret-token");
    const stored = JSON.stringify([await read(message.id), job]);
    expect(stored).not.toContain("top-secret-token");
    expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("top-secret-token");
  });
});
