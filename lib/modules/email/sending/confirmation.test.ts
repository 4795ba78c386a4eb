import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { joinToken } from "@/lib/platform/security/capability";
import { read, register } from "@/test/support/register-case";
import { prepareEmail } from "./index";

const vevent = (text: string | null) => {
  const event = new ICAL.Component(ICAL.parse(text ?? "")).getFirstSubcomponent("vevent");
  if (!event) throw new Error("no event in the calendar");
  return event;
};

describe("the confirmation email", () => {
  it("contains the subject, HTML, text and invitation in the recipient's time zone", async () => {
    const { message, event, registration } = await register({
      zone: "Asia/Kolkata",
      event: { host: { name: "Ana Lima", company: "Northwind", email: "ana@northwind.example" } },
    });
    expect(await prepareEmail(message.id)).toBe("queued");
    const made = await read(message.id);
    const link = `http://127.0.0.1:3000/watch/${event.slug}?join=${joinToken(registration.id, 1)}`;
    expect(made).toMatchObject({
      subject: "You’re in: Night radio",
      fromName: "Northwind",
      replyTo: "ana@northwind.example",
    });
    for (const part of [made.html, made.text]) {
      expect(part).toContain(link);
      expect(part).toContain("Thursday, March 4, 2027");
      expect(part).toContain("11:30 PM");
      expect(part).toContain("India Standard Time");
      expect(part).toContain("Ana Lima, Northwind");
      expect(part).toContain(`/place/${event.slug}?join=`);
      expect(part).toContain("/unsubscribe/");
    }
    expect(made.html).toContain('lang="en"');
    expect(made.html).toContain("calendar.google.com");
    expect(made.text).not.toContain("<");
    const entry = vevent(made.calendar);
    expect(entry.getFirstPropertyValue("uid")).toBe(`${registration.id}@127.0.0.1`);
    expect(entry.getFirstPropertyValue("sequence")).toBe(0);
    expect(String(entry.getFirstPropertyValue("dtstart"))).toBe("2027-03-04T18:00:00Z");
    expect(String(entry.getFirstPropertyValue("dtend"))).toBe("2027-03-04T19:00:00Z");
    const attendees = entry.getAllProperties("attendee");
    expect(attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
      `mailto:${registration.email}`,
    ]);
    expect(String(entry.getFirstPropertyValue("organizer")).toLowerCase()).toBe(
      "mailto:shows@showrunner.example",
    );
    const lines = (made.calendar ?? "").split("\r\n");
    expect(lines.join("")).not.toContain("\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it("keeps the calendar UID and raises the sequence when the date changes", async () => {
    const first = await register();
    await prepareEmail(first.message.id);
    const before = vevent((await read(first.message.id)).calendar);
    await db().event.update({ where: { id: first.event.id }, data: { calendarSequence: 3 } });
    await db().mailMessage.update({ where: { id: first.message.id }, data: { body: null } });
    await prepareEmail(first.message.id);
    const after = vevent((await read(first.message.id)).calendar);
    expect(after.getFirstPropertyValue("uid")).toBe(before.getFirstPropertyValue("uid"));
    expect(after.getFirstPropertyValue("sequence")).toBe(3);
  });

  it("has no calendar part until the date is set", async () => {
    const { message } = await register({ event: { starts_at: undefined } });
    await prepareEmail(message.id);
    const made = await read(message.id);
    expect(made.calendar).toBeNull();
    expect(made.html).toContain("Date to be announced");
    expect(made.html).not.toContain("calendar.google.com");
  });

  it.each([
    ["waitlisted", "waitlist"],
    ["pending_approval", "Request"],
  ])("contains no join link when the registration is %s", async (state, words) => {
    const { message, registration } = await register();
    await db().registration.update({ where: { id: registration.id }, data: { state } });
    await prepareEmail(message.id);
    const made = await read(message.id);
    expect(made.subject).toMatch(new RegExp(words));
    expect(made.html).not.toContain("/watch/");
    expect(made.text).not.toContain("/watch/");
    expect(made.calendar).toBeNull();
  });

  it.each([
    ["de", "Du bist dabei", "Donnerstag, 4. März 2027"],
    ["es-MX", "Inscripción confirmada", "jueves, 4 de marzo de 2027"],
    ["fr", "Inscription confirmée", "jeudi 4 mars 2027"],
    ["ja", "You’re in", "Thursday, March 4, 2027"],
  ])("picks a language for %s, falling back to English", async (language, subject, date) => {
    const { message } = await register({ change: { language } });
    await prepareEmail(message.id);
    const made = await read(message.id);
    expect(made.subject).toContain(subject);
    expect(made.text).toContain(date);
  });

  it.each([
    ["markup", `<img src=x onerror=alert(1)>"'&`],
    ["a line break", "Ada\r\nATTENDEE:mailto:evil@example.com"],
    ["calendar punctuation", `A;B,C:D"E\\F`],
    ["direction marks", "\u202emoc.live\u202c"],
    ["emoji", "👩‍💻".repeat(30)],
    ["Markdown", "[x](http://evil.example) **b**"],
  ])("treats %s in names and titles as plain text", async (_what, hostile) => {
    const { message } = await register({
      name: hostile,
      event: {
        title: hostile.replaceAll(/[\r\n]+/g, " ").slice(0, 110),
        host: { name: hostile, company: hostile },
      },
    });
    await prepareEmail(message.id);
    const made = await read(message.id);
    expect(made.html).not.toContain("<img src=x");
    for (const line of [made.subject, made.fromName, made.toName])
      expect(line).not.toMatch(/[\p{Cc}\u202e]/u);
    const entry = vevent(made.calendar);
    expect(entry.getAllProperties("attendee")).toHaveLength(1);
    expect(entry.getAllProperties("organizer")).toHaveLength(1);
    expect(String(entry.getFirstPropertyValue("summary"))).toBe(made.subject.replace(/^You’re in: /, ""));
  });

  it("shows a host with only a name", async () => {
    const { message } = await register({ event: { host: { name: "Ana" } } });
    await prepareEmail(message.id);
    const made = await read(message.id);
    expect(made).toMatchObject({ fromName: "Test", replyTo: null });
    expect(made.text).toContain("Hosted by Ana\n");
  });

  it("leaves out a name that contains a link", async () => {
    const { message } = await register({ name: "Win money at evil.example/now" });
    await prepareEmail(message.id);
    const made = await read(message.id);
    expect(made.html + made.text).not.toContain("evil.example");
  });
});
