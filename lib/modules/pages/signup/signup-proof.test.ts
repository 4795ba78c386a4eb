import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { confirmByEmail } from "@/lib/server/pages/confirm-by-email";
import { registerByForm } from "@/lib/server/pages/register-by-form";
import { api } from "@/test/support/api";
import { read } from "@/test/support/register-case";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeWorkspace } from "@/test/support/workspace";

const workspace = await makeWorkspace();
const key = await workspace.key();
const usual = env().SIGNUPS_WITHOUT_PROOF_PER_MINUTE;
let slug: string;
let eventId: string;
let number = 0;

beforeEach(async () => {
  Object.assign(env(), { SIGNUPS_WITHOUT_PROOF_PER_MINUTE: 1, SIGNUP_PER_MINUTE: 100 });
  const body = { title: "Night radio", generate_show_plan: false };
  slug = (await api("POST", "/api/v1/events", { key, body })).json.data.slug;
  eventId = (await db().event.findUniqueOrThrow({ where: { slug } })).id;
  number += 1;
});
afterEach(() => {
  Object.assign(env(), { SIGNUPS_WITHOUT_PROOF_PER_MINUTE: usual });
});

const address = (who: string) => `${who}${number}@proof.example`;
const headers = () => ({ "x-showrunner-as": `public:${slug}`, origin: "http://127.0.0.1:3000" });
const signUp = (who: string, more: object = {}, to = slug) =>
  api("POST", `/api/app/events/${to}/signup`, {
    body: { name: who, email: address(who), ...more },
    headers: { ...headers(), "x-showrunner-as": `public:${to}` },
    idempotencyKey: null,
  });

/** Solves the puzzle as a browser does, but with Node's cryptography. */
async function solved(): Promise<string> {
  const { json } = await api("GET", `/api/app/events/${slug}/signup/puzzle`, { headers: headers() });
  const challenge = JSON.parse(json.data.puzzle);
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}

describe("when many people sign up for a show at once", () => {
  it("requires a proof from new and known addresses alike", async () => {
    expect((await signUp("ann")).status).toBe(200);
    const [known, fresh] = [await signUp("ann"), await signUp("ben")];
    for (const { status, json } of [known, fresh]) {
      expect(status).toBe(400);
      expect(json.error).toMatchObject({ code: "validation_error", fields: { proof: "required" } });
    }
    expect(known.json.error).toEqual(fresh.json.error);
    expect(await db().registration.count({ where: { eventId } })).toBe(1);
  });

  it("accepts a solved puzzle once, and only for its show", async () => {
    await signUp("ann");
    const proof = await solved();
    expect((await signUp("ben", { proof })).json.data).toMatchObject({ state: "confirmed" });
    expect((await signUp("cat", { proof })).json.error.fields).toEqual({ proof: "invalid" });
    const body = { title: "Another", generate_show_plan: false };
    const other = (await api("POST", "/api/v1/events", { key, body })).json.data.slug;
    const elsewhere = await signUp("ben", { proof: await solved() }, other);
    expect(elsewhere.json.error.fields).toEqual({ proof: "invalid" });
    expect(await db().registration.count({ where: { eventId } })).toBe(2);
  });

  it("rejects made-up and altered proofs", async () => {
    await signUp("ann");
    const { challenge, solution } = JSON.parse(await solved());
    const cheap = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    const late = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4_000_000_000 } };
    const proofs = [
      "",
      "{",
      "{}",
      "bm90IHNlYWxlZA",
      JSON.stringify({ challenge, solution: { ...solution, counter: solution.counter + 1 } }),
      JSON.stringify({ challenge: cheap, solution }),
      JSON.stringify({ challenge: late, solution }),
      JSON.stringify({ challenge: { ...challenge, signature: "00" }, solution }),
      JSON.stringify({ challenge: { parameters: {}, signature: "00" }, solution }),
    ];
    for (const proof of proofs) {
      const answer = await signUp("ben", { proof });
      expect([answer.status, answer.json.error?.fields], proof).toEqual([400, { proof: "invalid" }]);
    }
    expect(await db().registration.count({ where: { eventId } })).toBe(1);
  });
});

const post = (path: string, form: Record<string, string>) =>
  new Request(`http://127.0.0.1:3000/e/${slug}/${path}`, {
    method: "POST",
    headers: {
      origin: new URL(env().PUBLIC_URL).origin,
      "content-type": "application/x-www-form-urlencoded",
      "x-real-ip": "192.0.2.7",
    },
    body: new URLSearchParams(form).toString(),
  });

describe("the form without JavaScript", () => {
  const send = (who: string) =>
    registerByForm(
      post("register", { name: who, email: address(who), marketing_consent: "true", utm_source: "news" }),
      slug,
    );

  it("signs up through an emailed link, and registers only once it is opened", async () => {
    expect((await send("ann")).headers.get("location")).toBe(`/e/${slug}?registered=confirmed#register`);
    const [known, fresh] = [await send("ann"), await send("ben")];
    for (const answer of [known, fresh])
      expect(answer.headers.get("location")).toBe(`/e/${slug}?registered=by_mail#register`);
    expect(await db().registration.count({ where: { eventId } })).toBe(1);

    await runDueJobs();
    const mail = await db().mailMessage.findFirstOrThrow({ where: { eventId, toEmail: address("ben") } });
    expect(mail).toMatchObject({ kind: "signup_link", state: "captured" });
    const { subject, text, html } = await read(mail.id);
    expect(subject).toBe("Confirm your registration: Night radio");
    const link = new URL(text.match(/http\S+/)?.[0] ?? "");
    expect(html).toContain("Confirm registration");
    expect(link.pathname).toBe(`/e/${slug}/confirm`);
    const token = link.searchParams.get("sign_up") ?? "";
    expect(token).not.toContain("ben");

    const opened = await confirmByEmail(post("confirm/save", { sign_up: token }), slug);
    expect(opened.headers.get("location")).toBe(`/e/${slug}?registered=confirmed#register`);
    const row = await db().registration.findFirstOrThrow({ where: { eventId, email: address("ben") } });
    expect(row).toMatchObject({
      name: "ben",
      state: "confirmed",
      marketingConsent: true,
      utm: { source: "news" },
    });
    expect((row.consent as { wording: string }).wording).toContain("Email me other news");
    // A second click finds the same registration.
    await confirmByEmail(post("confirm/save", { sign_up: token }), slug);
    expect(await db().registration.count({ where: { eventId } })).toBe(2);
  });

  it("accepts a link only unaltered and for its own address", async () => {
    await send("ann");
    await send("ben");
    await runDueJobs();
    const mail = await db().mailMessage.findFirstOrThrow({ where: { eventId, toEmail: address("ben") } });
    const token = (await read(mail.id)).text.match(/sign_up=(\S+)/)?.[1] ?? "";
    const changed = `${token.slice(0, 40)}${token[40] === "A" ? "B" : "A"}${token.slice(41)}`;
    for (const proof of [changed, token.slice(4), "x"]) {
      const answer = await confirmByEmail(post("confirm/save", { sign_up: proof }), slug);
      expect(answer.headers.get("location")).toContain("/confirm?sign_up=");
    }
    expect((await signUp("cat", { proof: token })).json.error.fields).toEqual({ proof: "invalid" });
    expect(await db().registration.count({ where: { eventId } })).toBe(1);
  });

  it("emails an address at most five times an hour, without revealing the limit", async () => {
    await send("ann");
    const answers = [];
    for (let one = 0; one < 7; one++) answers.push((await send("ben")).headers.get("location"));
    expect(new Set(answers).size).toBe(1);
    const mails = await db().mailMessage.findMany({ where: { eventId, toEmail: address("ben") } });
    expect(mails.filter(({ state }) => state === "skipped")).toHaveLength(2);
  });
});
