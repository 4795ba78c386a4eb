import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { acceptInvitation } from "@/lib/modules/accounts/team";
import { unsubscribeToken } from "@/lib/modules/email/sending";
import { bodyOf } from "@/lib/modules/email/sending/delivery/stored-body";
import { db, sql } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { joinToken } from "@/lib/platform/security/capability";
import { SCOPES } from "@/lib/platform/security/principal";
import { emailProvider } from "@/lib/providers/email";
import { startSmtpSink } from "@/stack/smtp-sink";
import { api } from "../support/api";
import { approve, codeIn, exchange, refresh, registerApp } from "../support/oauth";
import { makePerson, type Person } from "../support/person";
import { type Receiver, startReceiver } from "../support/receiver";
import { runDueJobs } from "../support/run-jobs";
import { settled } from "../support/settled";

/** Everything that grants access, by kind, as the people in this test received it. */
const tokens = new Map<string, string>();

const keep = (what: string, token: string | null | undefined): string => {
  if (!token || token.length < 12) throw new Error(`no ${what}`);
  tokens.set(what, token);
  return token;
};
const keyIn = (link: string): string => new URL(link).searchParams.get("key") ?? "";
const lastPart = (link: string): string => new URL(link).pathname.split("/").at(-1) ?? "";

let person: Person;
let receiver: Receiver;
let sink: { port: number; stop(): Promise<void> };

beforeAll(async () => {
  sink = await startSmtpSink(env().INBOX_DIR ?? "", 0);
  env().SMTP_URL = `smtp://127.0.0.1:${sink.port}`;
  receiver = await startReceiver();
  person = await makePerson();
  const key = await makeKeys();
  await makeWebhook();
  const slug = await makeShow(key);
  await comeIn(key, slug);
  await inviteAndConnect();
  await runDueJobs();
  await settled();
});

afterAll(async () => {
  await emailProvider().close();
  await Promise.all([receiver.close(), sink.stop()]);
});

async function makeKeys(): Promise<string> {
  const body = { name: "CI", scopes: [...SCOPES] };
  const made = await person.call("POST", "/api/app/keys", body, "live");
  const rotated = await person.call("POST", `/api/app/keys/${made.json.data.id}/rotate`, {}, "live");
  keep("rotated key", rotated.json.data.secret);
  return keep("key", made.json.data.secret);
}

async function makeWebhook(): Promise<void> {
  const body = { url: receiver.url, events: ["*"] };
  const made = await person.call("POST", "/v1/webhooks", body, "test");
  keep("webhook secret", made.json.data.secret);
  const rotated = await person.call("POST", `/v1/webhooks/${made.json.data.id}/rotate-secret`, {}, "test");
  keep("next webhook secret", rotated.json.data.secret);
}

/** A show in test with a webhook endpoint, and one in live that sends email. */
async function makeShow(key: string): Promise<string> {
  for (const environment of ["test", "live"] as const) {
    const body = { title: "Night radio", starts_at: "2027-03-04T18:00:00Z", guests: [{ name: "Ada" }] };
    const made = await person.call("POST", "/api/v1/events", body, environment);
    keep(`studio key, ${environment}`, keyIn(made.json.data.links.studio));
    const { slug } = made.json.data;
    const [guest] = made.json.data.event.guests;
    const path = `/v1/events/${slug}/guests/${guest.id}/access-link`;
    const link = await person.call("POST", path, { action: "rotate" }, environment);
    keep(`backstage token, ${environment}`, lastPart(link.json.data.backstage_url));
    if (environment === "live") {
      await api("PATCH", `/v1/events/${slug}`, { key, body: { description: "Two hours of it." } });
      await api("GET", `/v1/events/${slug}`, { key });
      return slug;
    }
    const registration = { name: "Test", email: "test@example.com" };
    await person.call("POST", `/api/v1/events/${slug}/registrations`, registration, environment);
  }
  return "";
}

async function comeIn(key: string, slug: string): Promise<void> {
  const page = (path: string, body: object) =>
    api("POST", `/api/app/events/${slug}${path}`, {
      body,
      headers: { "x-showrunner-as": `public:${slug}`, origin: env().PUBLIC_URL },
    });
  const added = await api("POST", `/api/v1/events/${slug}/registrations`, {
    key,
    body: { name: "Grace", email: "grace@example.com" },
  });
  await page("/signup", { name: "Joan", email: "joan@example.com" });
  for (const row of await db().registration.findMany()) {
    keep(`join token of ${row.email}`, joinToken(row.id, row.joinVersion));
    keep(`unsubscribe token of ${row.email}`, unsubscribeToken(row.id));
  }
  const entered = [
    await page("/studio/enter", { key: tokens.get("studio key, live") }),
    await page("/backstage/enter", { token: tokens.get("backstage token, live") }),
    await page("/enter", { join: tokens.get("join token of grace@example.com") }),
    await page("/my-place/cancel", { join: tokens.get("join token of joan@example.com") }),
  ];
  expect([added.status, ...entered.map(({ status }) => status)]).toEqual([201, 200, 200, 200, 200]);
  entered.slice(0, 3).forEach(({ cookies }, at) => {
    keep(`visitor's cookie ${at}`, cookies[0]?.split(";")[0]?.split("=")[1]);
  });
  // Secrets that people paste into the wrong place.
  const misplaced = `/v1/events/${slug}?key=${key}&join=${tokens.get("join token of grace@example.com")}`;
  await api("GET", misplaced, { key });
}

async function inviteAndConnect(): Promise<void> {
  const invited = await person.call("POST", "/api/app/workspace/invitations", {
    email: "colleague@example.com",
    role: "member",
  });
  expect(invited.status).toBe(201);
  await runDueJobs();
  const folder = env().INBOX_DIR ?? "";
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8").replaceAll(/=\r?\n/g, ""));
  const link = mails.map((mail) => /\/invite\/(inv_[\w.-]+)/.exec(mail)?.[1]).find(Boolean);
  await acceptInvitation(keep("invitation", link), undefined);

  const app = await registerApp();
  const approved = await approve(person, app, ["events:read"]);
  const code = keep("authorization code", codeIn(approved.json.data.redirect_to));
  const first = await exchange(app, code);
  keep("access token", first.json.access_token);
  const next = await refresh(app, keep("refresh token", first.json.refresh_token));
  keep("next refresh token", next.json.refresh_token);
  keep("session", person.cookie.split("=").at(-1));
}

/** All rows of all tables as text, with bytes decoded if they are text. */
async function dump(): Promise<{ table: string; text: string }[]> {
  const tables = await sql<{ name: string }>(
    "",
    "SELECT format('%I', relname) AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
  );
  expect(tables.length).toBeGreaterThan(30);
  const rows = await Promise.all(
    tables.map(async ({ name }) =>
      (await sql<{ text: string }>("", `SELECT t::text AS text FROM ${name} t`)).map(({ text }) => ({
        table: name,
        text: text + bytesIn(text),
      })),
    ),
  );
  return rows.flat();
}

const bytesIn = (text: string): string =>
  [...text.matchAll(/\\x([0-9a-f]{2,})/g)]
    .map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1"))
    .join("\n");

it("nothing in the database grants access: no link, key, secret or session is readable", async () => {
  expect(tokens.size).toBeGreaterThan(20);
  const rows = await dump();
  const found = [...tokens].flatMap(([what, token]) =>
    rows.filter(({ text }) => text.includes(token)).map(({ table, text }) => `${what} in ${table}: ${text}`),
  );
  expect(found).toEqual([]);
  // In the form used in links, whoever they were for.
  const written = rows.filter(({ text }) =>
    /[?&](join|key)=(?!\[)[\w-]{6}|\/backstage\/(?!\[)\w{6}/.test(text),
  );
  expect(written).toEqual([]);
});

it("the check had something to find: rows, and stored emails with links", async () => {
  const rows = await dump();
  for (const table of ["webhook_delivery", "webhook_attempt", "idempotency_record", "audit_entry", "job"])
    expect([table, rows.some((row) => row.table === table)]).toEqual([table, true]);
  expect(rows.some(({ table }) => table.startsWith("request_detail_"))).toBe(true);
  const mails = await db().mailMessage.findMany({ where: { kind: "confirmation" } });
  // The attendee who canceled in between gets none.
  expect(mails.map(({ state }) => state).sort()).toEqual(["captured", "sent", "skipped"]);
  for (const mail of mails.filter(({ state }) => state !== "skipped"))
    expect(bodyOf(mail).text).toMatch(/join=/);
});
