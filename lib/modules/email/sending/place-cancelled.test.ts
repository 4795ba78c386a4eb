import ICAL from "ical.js";
import { expect, it } from "vitest";
import { POST as cancelPlace } from "@/app/place/[slug]/cancel/route";
import { db } from "@/lib/platform/database/db";
import { joinToken } from "@/lib/platform/security/capability";
import { api } from "@/test/support/api";
import { type Case, read, register, workspace } from "@/test/support/register-case";
import { fakeProvider } from "./delivery/test/fake-provider";
import { prepareEmail, submitEmail } from "./index";

const calendarOf = (text: string | null) => {
  const calendar = new ICAL.Component(ICAL.parse(text ?? ""));
  const entry = calendar.getFirstSubcomponent("vevent");
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: entry?.getFirstPropertyValue("uid"),
    sequence: Number(entry?.getFirstPropertyValue("sequence")),
    status: entry?.getFirstPropertyValue("status"),
    start: String(entry?.getFirstPropertyValue("dtstart")),
    attendees: entry?.getAllProperties("attendee").length,
  };
};

/** Someone whose confirmation has been sent. */
async function confirmed(): Promise<Case> {
  const made = await register({ event: { starts_at: "2035-03-04T18:00:00Z" } });
  await prepareEmail(made.message.id);
  await submitEmail(made.message.id, undefined, fakeProvider());
  return made;
}

const cancel = ({ event: { slug }, registration }: Case) => {
  const body = new URLSearchParams({ join: joinToken(registration.id, registration.joinVersion) });
  const request = new Request(`http://127.0.0.1:3000/place/${slug}/cancel`, { method: "POST", body });
  return cancelPlace(request, { params: Promise.resolve({ slug }) });
};

const emailsOf = ({ registration: { id } }: Case, kind: string) =>
  db().mailMessage.findMany({ where: { registrationId: id, kind }, orderBy: { id: "asc" } });

it("removes the show from the calendar once, with the same UID and a higher sequence", async () => {
  const made = await confirmed();
  for (let time = 0; time < 2; time += 1) expect((await cancel(made)).status).toBe(303);
  const [mail, ...more] = await emailsOf(made, "place_cancelled");
  expect(more).toEqual([]);
  expect(await prepareEmail(mail?.id ?? "")).toBe("queued");
  const sent = await read(mail?.id ?? "");
  const before = calendarOf((await read(made.message.id)).calendar);
  expect(before).toMatchObject({ method: "REQUEST", sequence: 0 });
  expect(calendarOf(sent.calendar)).toEqual({
    method: "CANCEL",
    uid: before.uid,
    sequence: 1,
    status: "CANCELLED",
    start: "2035-03-04T18:00:00Z",
    attendees: 1,
  });
  expect(sent.subject).toBe("Registration cancelled: Night radio");
  for (const part of [sent.html, sent.text]) {
    expect(part).toContain("has been cancelled");
    expect(part).not.toContain("/watch/");
    expect(part).not.toContain("/unsubscribe/");
  }
  const provider = fakeProvider();
  await submitEmail(mail?.id ?? "", undefined, provider);
  expect(provider.sent[0]?.mail.calendar?.method).toBe("CANCEL");
});

it("restores the calendar entry with a higher sequence when the person registers again", async () => {
  const made = await confirmed();
  await cancel(made);
  const key = await (await workspace()).key("live");
  const body = { name: "Ada", email: made.registration.email };
  await api("POST", `/api/v1/events/${made.event.slug}/registrations`, { key, body });
  const again = (await emailsOf(made, "confirmation")).at(-1);
  expect(again?.id).not.toBe(made.message.id);
  await prepareEmail(again?.id ?? "");
  const entry = calendarOf((await read(again?.id ?? "")).calendar);
  expect(entry).toMatchObject({ method: "REQUEST", sequence: 2, uid: `${made.registration.id}@127.0.0.1` });
  // The cancellation hadn't been sent yet, and would no longer be true.
  const [mail] = await emailsOf(made, "place_cancelled");
  expect(await prepareEmail(mail?.id ?? "")).toBe("skipped");
  expect((await read(mail?.id ?? "")).error).toBe("The registration was restored.");
});

it("also emails removed people, but no one who was never emailed about the show", async () => {
  const key = await (await workspace()).key("live");
  const remove = ({ event, registration }: Case) =>
    api("DELETE", `/api/v1/events/${event.slug}/registrations?email=${registration.email}`, { key });
  const made = await confirmed();
  expect((await remove(made)).status).toBe(200);
  const [mail] = await emailsOf(made, "place_cancelled");
  expect(await prepareEmail(mail?.id ?? "")).toBe("queued");
  const silent = await register();
  await remove(silent);
  expect(await emailsOf(silent, "place_cancelled")).toEqual([]);
});
