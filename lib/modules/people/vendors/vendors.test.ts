import { expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";
import { MAX_VENDORS } from "./schema";

const workspace = await makeWorkspace();
const key = await workspace.key();
const call = (method: string, path: string, body?: object) =>
  api(method, `/v1${path}`, { key, ...(body ? { body } : {}) });

async function makeShow(): Promise<string> {
  const body = { title: "Engines", generate_show_plan: false };
  return (await call("POST", "/showrooms", body)).json.data.showroom.slug;
}

const crew = {
  name: "Northern Lights",
  role: "Cameras",
  contact_name: "Kari Holm",
  email: "kari@example.com",
  phone: "+47 55 55 01 00",
  call_time: "2031-05-01T12:00:00Z",
  notes: "Comes by the dock.",
};

it("adds a vendor, finds it by part of a name, changes it by version and removes it", async () => {
  const slug = await makeShow();
  const vendors = `/events/${slug}/vendors`;
  const made = await call("POST", vendors, crew);
  expect(made.status, made.text).toBe(201);
  const { id } = made.json.data;
  expect(made.json.data).toMatchObject({ ...crew, call_time: "2031-05-01T12:00:00.000Z", version: 1 });
  await call("POST", vendors, { name: "Cakes & Co", role: "Catering" });
  const found = await call("GET", `${vendors}?q=HOLM`);
  expect(found.json.data.map(({ name }: { name: string }) => name)).toEqual(["Northern Lights"]);

  const changed = await call("PATCH", `${vendors}/${id}`, {
    call_time: null,
    email: "",
    expected_version: 1,
  });
  expect(changed.json.data).toMatchObject({ call_time: null, email: null, phone: crew.phone, version: 2 });
  const late = await call("PATCH", `${vendors}/${id}`, { name: "Lost", expected_version: 1 });
  expect(late.json.error.code).toBe("version_conflict");
  const same = await call("PATCH", `${vendors}/${id}`, { role: "Cameras" });
  expect(same.json.meta.version).toBe(2);

  expect((await call("DELETE", `${vendors}/${id}`)).json.data).toEqual({ id, deleted: true });
  expect((await call("GET", `${vendors}/${id}`)).status).toBe(404);
  expect((await call("GET", vendors)).json.data).toHaveLength(1);
  const entries = await db().auditEntry.findMany({
    where: { subjectType: "vendor", subjectId: id },
    orderBy: { createdAt: "asc" },
  });
  expect(entries.map(({ action }) => action)).toEqual([
    "createVendor",
    "updateVendor",
    "updateVendor",
    "deleteVendor",
  ]);
});

it("keeps vendors off the public page, and tells webhooks only that vendors changed", async () => {
  const slug = await makeShow();
  await call("POST", `/events/${slug}/vendors`, crew);
  const open = await api("GET", `/api/app/events/${slug}/public`);
  expect(open.status, open.text).toBe(200);
  const events = await db().webhookEvent.findMany({ where: { eventSlug: slug, type: "event.updated" } });
  expect(events).toHaveLength(1);
  const [emitted] = events;
  expect(emitted?.body).toContain('"changed":["vendors"]');
  for (const word of [crew.name, crew.contact_name, crew.email, crew.phone, crew.notes]) {
    expect(open.text).not.toContain(word);
    expect(JSON.stringify(emitted)).not.toContain(word);
  }
});

it("returns not found for a vendor of another show", async () => {
  const [mine, other] = [await makeShow(), await makeShow()];
  const { id } = (await call("POST", `/events/${mine}/vendors`, crew)).json.data;
  for (const [method, body] of [["GET"], ["PATCH", { name: "X" }], ["DELETE"]] as const)
    expect((await call(method, `/events/${other}/vendors/${id}`, body)).status, method).toBe(404);
  expect((await call("GET", `/events/${mine}/vendors/${id}`)).status).toBe(200);
});

it("rejects vendors over the limit, and adds none on a dry run", async () => {
  const slug = await makeShow();
  const { id: eventId } = await db().event.findUniqueOrThrow({ where: { slug } });
  const rows = Array.from({ length: MAX_VENDORS - 1 }, (_, index) => ({
    id: `ven_${slug}_${index}`,
    eventId,
    name: `V${index}`,
  }));
  await db().vendor.createMany({ data: rows });
  const dry = await call("POST", `/events/${slug}/vendors`, { ...crew, dry_run: true });
  expect(dry.json.meta.dry_run).toBe(true);
  const both = await Promise.all([1, 2].map(() => call("POST", `/events/${slug}/vendors`, crew)));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.json.error.code).toBe("slot_limit_reached");
});
