import ICAL from "ical.js";
import { expect, it } from "vitest";
import { eventCalendar, prepareEmail, unsubscribeToken } from "@/lib/modules/email/sending";
import { readRegistrationPage } from "@/lib/modules/pages/signup";
import { readSubscription } from "@/lib/modules/registrations/subscriptions";
import { db } from "@/lib/platform/database/db";
import { joinToken } from "@/lib/platform/security/capability";
import { eventJsonLd } from "@/lib/server/pages/json-ld";
import { signupView } from "@/lib/server/pages/signup-view";
import { fill } from "@/lib/signup/words/fill";
import { wordsFor } from "@/lib/signup/words/words-for";
import { api } from "@/test/support/api";
import { read, register, workspace } from "@/test/support/register-case";
import { organiserOf } from "./organiser-of";

const HOST = { name: "Ana Lima", company: "Lima Audio" };

const organizerOf = (calendar: string | null | undefined): string => {
  const entry = new ICAL.Component(ICAL.parse(calendar ?? "")).getFirstSubcomponent("vevent");
  return String(entry?.getFirstProperty("organizer")?.getParameter("cn"));
};

/** Returns the organizer's name that people see, by the place where they see it. */
async function sinks(event: Record<string, unknown>): Promise<Record<string, string>> {
  const made = await register({ event });
  const { slug } = made.event;
  await prepareEmail(made.message.id);
  const mail = await read(made.message.id);
  const shown = (await api("GET", `/api/app/events/${slug}/public`)).json.data;
  const view = signupView(shown);
  const { organizer } = eventJsonLd(shown) as { organizer: { name: string } };
  const registration = made.registration.id;
  return {
    signup: view.organiser,
    consent: /news from (.+?)\. I/.exec(fill(wordsFor("en").consent, { sender: view.organiser }))?.[1] ?? "",
    jsonLd: organizer.name,
    calendarFile: organizerOf(await eventCalendar(slug)),
    mailFrom: mail.fromName,
    mailText: /for a show hosted by (.+?)\. If/.exec(mail.text)?.[1] ?? "",
    invitation: organizerOf(mail.calendar),
    place: (await readRegistrationPage(slug, joinToken(registration, 1)))?.organiser ?? "",
    unsubscribe: (await readSubscription(unsubscribeToken(registration)))?.organiser ?? "",
  };
}

const all = (found: Record<string, string>, name: string) =>
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((sink) => [sink, name])));

it("names the client everywhere, whoever hosts", async () => {
  const key = await (await workspace()).key("live");
  const { json } = await api("POST", "/v1/clients", { key, body: { name: "Northwind" } });
  all(await sinks({ client_id: json.data.id, host: HOST }), "Northwind");
});

it("names the host's company when the show has no client, otherwise the workspace", async () => {
  all(await sinks({ host: HOST }), "Lima Audio");
  all(await sinks({ host: { name: "Ana Lima" } }), "Test");
});

it("never shows the external id of a client created without a name", async () => {
  const external_client_id = "crm-42-secret";
  const found = await sinks({ external_client_id, host: HOST });
  all(found, "Lima Audio");
  await db().client.updateMany({ where: { externalId: external_client_id }, data: { name: "Northwind" } });
  all(await sinks({ external_client_id, host: HOST }), "Northwind");
});

it("is a single line of at most 100 characters, whatever is stored", () => {
  const client = { name: `North\r\nwind ${"x".repeat(200)}`, externalId: null, isDefault: false };
  expect(organiserOf({ host: null, client }, "")).toMatch(/^North wind x{1,90}.?$/);
  const noOne = { name: "Default client", externalId: null, isDefault: true };
  for (const host of [null, "Ana", { company: 7 }, { company: " \n" }, []])
    expect(organiserOf({ host, client: noOne }, "Test")).toBe("Test");
});
