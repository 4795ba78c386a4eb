import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { maskEmail } from "@/lib/platform/text/mask-email";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { oneLine } from "@/lib/platform/text/one-line";
import { deliveryAddress } from "./address/delivery-address";
import { greetingName } from "./address/greeting-name";
import { whenText } from "./compose/calendar/when-text";
import { writeCalendar } from "./compose/calendar/write-calendar";
import { unsubscribeSubject, unsubscribeToken } from "./compose/links/links";
import { withColon } from "./compose/words/with-colon";

const anyText = fc.string({ unit: "binary", maxLength: 400 });

describe("oneLine", () => {
  it("returns one short line without control or bidi characters for any input", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = oneLine(text, 50);
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        expect([...line].length).toBeLessThanOrEqual(50);
        expect(line.isWellFormed()).toBe(true);
      }),
    );
  });

  it("leaves ordinary names alone", () => {
    for (const name of ["Ada Lovelace", "José Ñíguez", "李小龙", "שלום", "O'Neil-Smith, Jr."])
      expect(oneLine(name)).toBe(name);
  });
});

it("puts a space before the colon of a label in French only", () => {
  expect(withColon("Quand", "fr")).toBe("Quand\u00a0:");
  expect(withColon("Wann", "de")).toBe("Wann:");
});

describe("writeCalendar", () => {
  it("round-trips any text with no line over 75 octets", () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (title, name, description) => {
        const text = writeCalendar({
          method: "REQUEST",
          uid: "reg_1@example.com",
          sequence: 4,
          stamp: new Date("2027-01-01T00:00:00Z"),
          startsAt: new Date("2027-03-04T18:00:00Z"),
          endsAt: new Date("2027-03-04T19:30:00Z"),
          title,
          description: oneLine(description, 400),
          url: "https://example.com/watch/x?join=abc",
          organizer: { name, email: "shows@example.com" },
          attendee: { name, email: "ada@example.com" },
        });
        expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
        for (const line of text.split("\r\n")) {
          expect(line).not.toMatch(/[\r\n]/);
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        }
        const calendar = new ICAL.Component(ICAL.parse(text));
        const events = calendar.getAllSubcomponents("vevent");
        expect(events).toHaveLength(1);
        const [event] = events;
        expect(event?.getAllProperties("attendee")).toHaveLength(1);
        expect(String(event?.getFirstPropertyValue("attendee")).toLowerCase()).toBe("mailto:ada@example.com");
        expect(event?.getFirstPropertyValue("summary") ?? "").toBe(oneLine(title, 200));
        expect(event?.getFirstPropertyValue("sequence")).toBe(4);
        expect(String(event?.getFirstPropertyValue("dtend"))).toBe("2027-03-04T19:30:00Z");
      }),
      { numRuns: 300 },
    );
  });
});

it("normalises addresses but keeps dots and plus tags", () => {
  expect(normalEmail(" A.B+x@Example.COM ")).toBe("a.b+x@example.com");
  expect(normalEmail("ﬁa@example.com")).toBe("fia@example.com");
  expect(deliveryAddress("Ada@Example.com")).toBe("ada@example.com");
  expect(deliveryAddress("ÜNA@Example.COM")).toBe("ÜNA@example.com");
});

it("masks an address except for its first letter and domain", () => {
  expect(maskEmail("ada.lovelace@example.com")).toBe("a***@example.com");
});

it.each([
  ["Ada", "Ada"],
  ["José María", "José María"],
  ["Dr. Ada Lovelace", "Dr. Ada Lovelace"],
  ["Buy at https://evil.example", ""],
  ["www.evil.example", ""],
  ["evil.example", ""],
  ["a@b", ""],
])("greets %s as %j", (name, greeting) => expect(greetingName(name)).toBe(greeting));

it("shows the reader's time zone, and the end time on the same day", () => {
  const start = new Date("2027-03-28T00:30:00Z");
  const end = new Date("2027-03-28T02:00:00Z");
  // The night when Berlin's clocks go forward.
  expect(whenText(start, end, "Europe/Berlin", "en-GB")).toEqual({
    date: "Sunday, 28 March 2027",
    time: "1:30 – 4:00",
    zone: "Central European Time",
  });
  expect(whenText(start, null, "UTC", "en").zone).toBe("UTC");
});

it("accepts its own unsubscribe tokens and rejects altered ones", () => {
  const id = "reg_01kaj3v9x2m8q4t6w0y5z7b1cd";
  const token = unsubscribeToken(id);
  expect(unsubscribeSubject(token)).toEqual({ type: "registration", id });
  const guest = "gst_01kaj3v9x2m8q4t6w0y5z7b1cd";
  expect(unsubscribeSubject(unsubscribeToken(guest))).toEqual({ type: "guest", id: guest });
  expect(unsubscribeSubject(`.${token}`)).toBeUndefined();
  expect(unsubscribeSubject(`${token.slice(0, -1)}${token.endsWith("x") ? "y" : "x"}`)).toBeUndefined();
  expect(unsubscribeSubject(token.slice(1))).toBeUndefined();
  expect(unsubscribeSubject("")).toBeUndefined();
});
