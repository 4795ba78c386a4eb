import { beforeEach, expect, it } from "vitest";
import { POST as cancelPlace } from "@/app/place/[slug]/cancel/route";
import { db } from "@/lib/platform/database/db";
import { joinToken } from "@/lib/platform/security/capability";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";
import { readRegistrationPage } from "./index";

let slug: string;
let id: string;

beforeEach(async () => {
  const key = await (await makeWorkspace()).key();
  const host = { name: "Ana", company: "Lima Audio" };
  const body = { title: "Night radio", generate_show_plan: false, host };
  slug = (await api("POST", "/api/v1/events", { key, body })).json.data.slug;
  const person = { name: "Ada", email: "Ada@example.com" };
  id = (await api("POST", `/api/v1/events/${slug}/registrations`, { key, body: person })).json.data.id;
});

const row = () => db().registration.findUniqueOrThrow({ where: { id } });

it("shows a registration only through its link, and cancels it through a form", async () => {
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
