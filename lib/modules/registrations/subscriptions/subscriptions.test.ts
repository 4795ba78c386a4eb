import { beforeEach, describe, expect, it } from "vitest";
import { POST as oneClick } from "@/app/unsubscribe/[token]/one-click/route";
import { unsubscribeToken } from "@/lib/modules/email/sending";
import { SUBSCRIPTION_KINDS } from "@/lib/modules/email/sending/compose/links/subscription-kinds";
import { bodyOf } from "@/lib/modules/email/sending/delivery/stored-body";
import { afterShowEmails } from "@/lib/modules/email/sending/emails/after-show-emails";
import { cancelledEmail } from "@/lib/modules/email/sending/emails/cancelled-email";
import { guestInviteEmail } from "@/lib/modules/email/sending/emails/guest-invite-email";
import { messageEmail } from "@/lib/modules/email/sending/emails/message-email";
import { rehearsalInviteEmail } from "@/lib/modules/email/sending/emails/rehearsal-emails";
import { reminderEmails } from "@/lib/modules/email/sending/emails/reminder-emails";
import { db } from "@/lib/platform/database/db";
import { joinToken } from "@/lib/platform/security/capability";
import { api } from "@/test/support/api";
import { startJobRunner } from "@/test/support/job-runner";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeWorkspace } from "@/test/support/workspace";
import { readSubscription } from "./index";

const HOUR = 3_600_000;

let key: string;
let slug: string;
let id: string;
let workspaceId: string;

beforeEach(async () => {
  const workspace = await makeWorkspace();
  ({ workspaceId } = workspace);
  key = await workspace.key("test");
  const body = {
    title: "Night radio",
    starts_at: new Date(Date.now() + 3 * HOUR).toISOString(),
    generate_show_plan: false,
    host: { name: "Ana", company: "Lima Audio" },
  };
  slug = (await api("POST", "/api/v1/events", { key, body })).json.data.slug;
  const person = { name: "Ada", email: "Ada@example.com", marketing_consent: true };
  id = (await api("POST", `/api/v1/events/${slug}/registrations`, { key, body: person })).json.data.id;
});

const ONE_CLICK = [["List-Unsubscribe", "One-Click"]];

function post(token: string, form: string[][] = ONE_CLICK, query = "") {
  const request = new Request(`http://127.0.0.1:3000/unsubscribe/${token}/one-click${query}`, {
    method: "POST",
    body: new URLSearchParams(form),
  });
  return oneClick(request, { params: Promise.resolve({ token }) });
}

const row = () => db().registration.findUniqueOrThrow({ where: { id } });
const suppressions = () => db().suppression.findMany({ where: { workspaceId } });
const on = async (token: string) =>
  (await readSubscription(token))?.kinds.filter(({ isOn }) => isOn).map(({ kind }) => kind);

it("covers every show email except the ones people request", () => {
  const sent = [
    ...Object.keys(reminderEmails),
    ...Object.keys(afterShowEmails),
    cancelledEmail.kind,
    messageEmail.kind,
    guestInviteEmail.kind,
    rehearsalInviteEmail.kind,
  ];
  expect([...new Set(Object.values(SUBSCRIPTION_KINDS).flat())].sort()).toEqual(sent.sort());
});

it("accepts a repeated one-click unsubscribe for one kind, without cookies or redirect", async () => {
  const token = unsubscribeToken(id);
  for (let time = 0; time < 2; time++) {
    const response = await post(token, ONE_CLICK, "?kind=h24");
    expect(response.status).toBe(200);
    expect(response.headers.get("location")).toBeNull();
    expect(response.headers.get("set-cookie")).toBeNull();
  }
  expect(await on(token)).toEqual(["h1", "live", "changed", "cancelled", "replay", "missed", "message"]);
  expect((await row()).unsubscribedAt).toBeNull();
  expect(await db().auditEntry.count({ where: { subjectId: id, action: "unsubscribe" } })).toBe(1);
});

it.each(["", "?kind=sign_in"])(
  "unsubscribes from all of the show's emails on one click without an email kind (%j)",
  async (query) => {
    const token = unsubscribeToken(id);
    for (let time = 0; time < 2; time++) expect((await post(token, ONE_CLICK, query)).status).toBe(200);
    expect(await row()).toMatchObject({ marketingConsent: false, state: "confirmed", version: 2 });
    expect((await row()).unsubscribedAt).not.toBeNull();
    expect(await on(token)).toEqual([]);
    expect(await suppressions()).toEqual([]);
    expect(await db().webhookEvent.count({ where: { eventSlug: slug, type: "registration.updated" } })).toBe(
      1,
    );
  },
);

it("lets people choose again on the page, and redirects back to it", async () => {
  const token = unsubscribeToken(id);
  const chosen = await post(token, [
    ["list", "chosen"],
    ["kind", "h1"],
    ["kind", "nothing"],
  ]);
  expect(chosen.status).toBe(303);
  expect(chosen.headers.get("location")).toBe(`/unsubscribe/${token}?done=chosen`);
  expect(await on(token)).toEqual(["h1"]);
  await post(token, [["list", "chosen"]]);
  expect((await row()).unsubscribedAt).not.toBeNull();
  await post(token, [
    ["list", "chosen"],
    ["kind", "h24"],
    ["kind", "message"],
  ]);
  expect(await on(token)).toEqual(["h24", "message"]);
  expect((await row()).unsubscribedAt).toBeNull();
});

it("unsubscribes from an organiser entirely and undoes it, but keeps bounces", async () => {
  const token = unsubscribeToken(id);
  await post(token, [["list", "organiser"]]);
  expect(await suppressions()).toMatchObject([{ emailNormal: "ada@example.com", reason: "unsubscribe" }]);
  expect(await readSubscription(token)).toMatchObject({ organiser: "Lima Audio", isOffAll: true });
  await post(token, [["list", "again"]]);
  expect(await suppressions()).toEqual([]);
  const bounced = { workspaceId, emailNormal: "ada@example.com", reason: "bounce" };
  await db().suppression.create({ data: bounced });
  await post(token, [["list", "organiser"]]);
  await post(token, [["list", "again"]]);
  expect(await suppressions()).toMatchObject([bounced]);
});

it("reads without changing anything, and rejects unknown links", async () => {
  const token = unsubscribeToken(id);
  expect(await readSubscription(token)).toMatchObject({
    title: "Night radio",
    organiser: "Lima Audio",
    isOffAll: false,
  });
  for (const wrong of [
    "",
    "x",
    token.replace(/.$/, (last) => (last === "a" ? "b" : "a")),
    `.${token}`,
    joinToken(id, 1),
  ]) {
    expect(await readSubscription(wrong)).toBeUndefined();
    expect((await post(wrong)).status).toBe(404);
  }
  expect((await row()).unsubscribedAt).toBeNull();
});

describe("subscription choices", () => {
  const call = async (method: string, path: string, body?: unknown) =>
    (await api(method, `/v1/events/${slug}${path}`, { key, ...(body ? { body } : {}) })).json;

  it("apply per kind, to emails, their links and their explanations", async () => {
    const token = unsubscribeToken(id);
    await post(token, ONE_CLICK, "?kind=h1");
    const runner = startJobRunner();
    await api("POST", "/v1/test-clock", { key, body: { advance_sec: (3 * HOUR) / 1_000 } });
    await runner.stop();
    const mails = await db().mailMessage.findMany({
      where: { registrationId: id, kind: { in: ["h1", "live"] } },
    });
    const byKind = Object.fromEntries(mails.map((mail) => [mail.kind, mail]));
    const reason = "The person unsubscribed from this kind of email.";
    expect(byKind.h1).toMatchObject({ state: "suppressed", error: reason });
    expect(byKind.live?.state).toBe("captured");
    const { headers } = bodyOf(byKind.live as never);
    expect(headers).toEqual({
      "List-Unsubscribe": `<http://127.0.0.1:3000/unsubscribe/${token}?kind=live>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const { data } = await call("GET", `/emails/h1/explain?registration_id=${id}`);
    expect(data).toMatchObject({ would_send: false, state: "suppressed", reason });
  });

  it("apply to messages, and to guests through their own links", async () => {
    const made = await call("POST", "/guests", { name: "Gus", email: "gus@example.com" });
    const message = { subject: "Hello", body: "Hi {{name}}", audience: { to: "everyone" } };
    const send = async () => {
      const { data } = await call("POST", "/communications/drafts", message);
      await call("POST", `/communications/${data.id}/send`, { send: true });
      await runDueJobs();
      const people = await db().communicationRecipient.findMany({ where: { communicationId: data.id } });
      return Object.fromEntries(
        people.map(({ email, excluded, mailId }) => [email.toLowerCase(), excluded ?? mailId]),
      );
    };
    const first = await send();
    const mail = await db().mailMessage.findUniqueOrThrow({ where: { id: first["gus@example.com"] ?? "" } });
    const token = unsubscribeToken(made.data.id);
    expect(bodyOf(mail).headers["List-Unsubscribe"]).toContain(`/unsubscribe/${token}?kind=message`);
    await post(token, ONE_CLICK, "?kind=message");
    expect(await on(token)).toEqual(["guest_invite", "rehearsal_invite", "cancelled"]);
    const second = await send();
    expect(second["gus@example.com"]).toBe("unsubscribed");
    expect(second["ada@example.com"]).toMatch(/^msg_/);
    await post(token, [["list", "show"]]);
    const invite = await call("POST", `/guests/${made.data.id}/invite`, { mode: "preview" });
    expect(invite.data.why_not).toBe("The person unsubscribed from this kind of email.");
  });
});
