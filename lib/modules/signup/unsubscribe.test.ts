import { beforeEach, expect, it } from "vitest";
import { POST as cancelPlace } from "@/app/place/[slug]/cancel/route";
import { POST as changePlace } from "@/app/place/[slug]/change/route";
import { POST as takePlace } from "@/app/place/[slug]/take/route";
import { POST as oneClick } from "@/app/unsubscribe/[token]/one-click/route";
import { unsubscribeToken } from "@/lib/modules/mail";
import { db } from "@/lib/platform/database/db";
import { joinToken } from "@/lib/platform/security/capability";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";
import { readRegistrationPage, readSubscription } from "./index";

let slug: string;
let id: string;
let workspaceId: string;

beforeEach(async () => {
  const workspace = await makeWorkspace();
  ({ workspaceId } = workspace);
  const key = await workspace.key();
  const body = {
    title: "Night radio",
    generate_show_plan: false,
    host: { name: "Ana", company: "Lima Audio" },
  };
  slug = (await api("POST", "/api/v1/events", { key, body })).json.data.slug;
  const person = { name: "Ada", email: "Ada@example.com", marketing_consent: true };
  id = (await api("POST", `/api/v1/events/${slug}/registrations`, { key, body: person })).json.data.id;
});

function post(token: string, form: Record<string, string> = { "List-Unsubscribe": "One-Click" }) {
  const request = new Request(`http://127.0.0.1:3000/unsubscribe/${token}`, {
    method: "POST",
    body: new URLSearchParams(form),
  });
  return oneClick(request, { params: Promise.resolve({ token }) });
}

const row = () => db().registration.findUniqueOrThrow({ where: { id } });
const suppressions = () => db().suppression.findMany({ where: { workspaceId } });

it("takes a mail program's one click without cookies or redirect, once and again", async () => {
  const token = unsubscribeToken(id);
  for (let time = 0; time < 2; time++) {
    const response = await post(token);
    expect(response.status).toBe(200);
    expect(response.headers.get("location")).toBeNull();
    expect(response.headers.get("set-cookie")).toBeNull();
  }
  expect(await row()).toMatchObject({ marketingConsent: false, state: "confirmed", version: 2 });
  expect((await row()).unsubscribedAt).not.toBeNull();
  expect(await suppressions()).toEqual([]);
  expect(await db().auditEntry.count({ where: { subjectId: id, action: "unsubscribe" } })).toBe(1);
  expect(await db().webhookEvent.count({ where: { eventSlug: slug, type: "registration.updated" } })).toBe(1);
});

it("takes the page's form and goes back to the page", async () => {
  const token = unsubscribeToken(id);
  const response = await post(token, { list: "organiser" });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(`/unsubscribe/${token}?done=organiser`);
  expect(await suppressions()).toMatchObject([{ emailNormal: "ada@example.com", reason: "unsubscribe" }]);
});

it("reads without changing, and knows no link that is not ours", async () => {
  const token = unsubscribeToken(id);
  expect(await readSubscription(token)).toEqual({
    title: "Night radio",
    organiser: "Lima Audio",
    unsubscribed: false,
  });
  expect((await row()).unsubscribedAt).toBeNull();
  for (const wrong of [
    "",
    "x",
    token.replace(/.$/, (last) => (last === "a" ? "b" : "a")),
    joinToken(id, 1),
  ]) {
    expect(await readSubscription(wrong)).toBeUndefined();
    expect((await post(wrong)).status).toBe(404);
  }
  expect((await row()).unsubscribedAt).toBeNull();
});

it("shows a place to its link alone, and gives it up by a form", async () => {
  const join = joinToken(id, 1);
  expect(await readRegistrationPage(slug, join)).toMatchObject({
    state: "confirmed",
    name: "Ada",
    organiser: "Lima Audio",
  });
  expect(await readRegistrationPage(slug, joinToken(id, 2))).toBeUndefined();
  expect(await readRegistrationPage("other", join)).toBeUndefined();
  const cancel = (token: string) => {
    const request = new Request(`http://127.0.0.1:3000/place/${slug}/cancel`, {
      method: "POST",
      body: new URLSearchParams({ join: token }),
    });
    return cancelPlace(request, { params: Promise.resolve({ slug }) });
  };
  expect((await cancel("wrong")).status).toBe(404);
  expect((await row()).state).toBe("confirmed");
  const response = await cancel(join);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(`/place/${slug}?join=${join}`);
  expect(await readRegistrationPage(slug, join)).toMatchObject({ state: "cancelled" });
});

it("changes a place by a form, and takes a held one", async () => {
  const join = joinToken(id, 1);
  const postTo = (POST: typeof cancelPlace, path: string, form: Record<string, string>) =>
    POST(
      new Request(`http://127.0.0.1:3000/place/${slug}/${path}`, {
        method: "POST",
        body: new URLSearchParams(form),
      }),
      { params: Promise.resolve({ slug }) },
    );
  const changed = await postTo(changePlace, "change", { join, name: "Ada King" });
  expect(changed.status).toBe(303);
  expect(await row()).toMatchObject({ name: "Ada King", marketingConsent: false });
  await db().registration.update({
    where: { id },
    data: { state: "waitlisted", heldUntil: new Date(Date.now() + 60_000) },
  });
  expect(await readRegistrationPage(slug, join)).toMatchObject({
    state: "waitlisted",
    heldUntil: expect.any(String),
  });
  expect((await postTo(takePlace, "take", { join })).status).toBe(303);
  expect((await row()).state).toBe("confirmed");
  expect((await postTo(changePlace, "change", { join: "x".repeat(20_000), name: "Eve" })).status).toBe(400);
});
