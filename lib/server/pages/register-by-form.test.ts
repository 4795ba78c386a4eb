import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";
import { registerByForm } from "./register-by-form";
import { readFlash } from "./signup-flash";

let slug = "";
let draft = "";
const own = () => new URL(env().PUBLIC_URL).origin;

beforeAll(async () => {
  const workspace = await makeWorkspace();
  const key = await workspace.key("live");
  const make = async (path: string) =>
    (await api("POST", path, { key, body: { title: "A form", generate_show_plan: false } })).json.data.slug;
  slug = await make("/api/v1/events");
  draft = await make("/v1/events");
});

interface Sent {
  headers?: Record<string, string>;
  event?: string;
  address?: string;
}

function post(fields: Record<string, string> | string, sent: Sent = {}): Promise<Response> {
  const event = sent.event ?? slug;
  const request = new Request(`${own()}/e/${event}/register`, {
    method: "POST",
    body: typeof fields === "string" ? fields : new URLSearchParams(fields).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: own(),
      "x-real-ip": sent.address ?? "192.0.2.7",
      ...sent.headers,
    },
  });
  return registerByForm(request, event);
}

const rows = () => db().registration.findMany({ where: { event: { slug } }, orderBy: { createdAt: "asc" } });
const flashOf = (response: Response) =>
  readFlash(slug, (response.headers.get("set-cookie") ?? "").split(";")[0] ?? null);

describe("the signup form without JavaScript", () => {
  it("registers and redirects back to the page with a confirmation", async () => {
    const response = await post({
      name: " Ada ",
      email: "Ada@Example.com",
      marketing_consent: "true",
      utm_source: "news",
      utm_nonsense: "x",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`/e/${slug}?registered=confirmed#register`);
    const [row] = await rows();
    expect(row).toMatchObject({
      name: "Ada",
      marketingConsent: true,
      utm: { source: "news" },
      source: "signup",
    });
    expect(JSON.stringify(row?.consent)).toContain("Email me other news");
  });

  it("answers a repeated signup like the first, and adds no registration", async () => {
    const before = (await rows()).length;
    const response = await post({ name: "Ada", email: "ada@example.com" });
    expect(response.headers.get("location")).toBe(`/e/${slug}?registered=confirmed#register`);
    expect(await rows()).toHaveLength(before);
  });

  it("records no marketing consent unless the box was ticked", async () => {
    await post({ name: "Bo", email: "bo@example.com" });
    expect((await rows()).at(-1)).toMatchObject({ name: "Bo", marketingConsent: false });
  });

  it("returns the typed values and the errors in a cookie, not in the URL", async () => {
    const response = await post({ name: "", email: "not an address" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`/e/${slug}?problem=1#register`);
    expect(response.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax; Max-Age=120/);
    expect(flashOf(response)).toMatchObject({
      email: "not an address",
      code: "validation_error",
      fields: { name: "too_short", email: "email" },
    });
  });

  it.each([
    ["a foreign page", { origin: "https://evil.example" }, 403],
    ["an opaque origin", { origin: "null" }, 403],
    ["another type", { "content-type": "text/plain" }, 415],
    ["JSON in disguise", { "content-type": "application/json" }, 415],
  ])("rejects %s and writes nothing", async (_, headers, status) => {
    const before = (await rows()).length;
    const response = await post({ name: "Eve", email: "eve@example.com" }, { headers });
    expect(response.status).toBe(status);
    expect(await rows()).toHaveLength(before);
  });

  it("rejects a request without an Origin unless the browser says that it's same-origin", async () => {
    const bare = (headers: Record<string, string>) =>
      registerByForm(
        new Request(`${own()}/e/${slug}/register`, {
          method: "POST",
          body: "name=Cy&email=cy%40example.com",
          headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        }),
        slug,
      );
    expect((await bare({})).status).toBe(403);
    expect((await bare({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await bare({ "sec-fetch-site": "same-origin" })).status).toBe(303);
  });

  it("rejects an oversized body", async () => {
    expect((await post(`name=${"x".repeat(20_000)}`)).status).toBe(413);
  });

  it("reports closed registration, and redirects without an error for a show that doesn't exist", async () => {
    const closed = await post({ name: "Di", email: "di@example.com" }, { event: draft });
    expect(closed.headers.get("location")).toBe(`/e/${draft}?problem=1#register`);
    const missing = await post({ name: "Di", email: "di@example.com" }, { event: "no-such-show-zzzzzz" });
    expect(missing.headers.get("location")).toBe("/e/no-such-show-zzzzzz");
    const hostile = await post({ name: "Di", email: "di@example.com" }, { event: "//evil.example\r\nX: y" });
    expect(hostile.headers.get("location")).toBe("/e/%2F%2Fevil.example%0D%0AX%3A%20y");
  });

  it("rate limits by IP address", async () => {
    const address = "198.51.100.9";
    let last: Response | undefined;
    for (let n = 0; n < env().SIGNUP_PER_MINUTE + 1; n += 1)
      last = await post({ name: "Many", email: `many${n}@example.com` }, { address });
    expect(last && flashOf(last)).toMatchObject({ code: "rate_limited" });
  });
});

describe("readFlash", () => {
  it.each([
    "",
    "x",
    "eyJ9",
    Buffer.from('{"name":1}').toString("base64url"),
    Buffer.from("null").toString("base64url"),
  ])("ignores %j", (value) =>
    expect(readFlash("s-abc123", `showrunner-form-abc123=${value}`)).toBeUndefined(),
  );
});
