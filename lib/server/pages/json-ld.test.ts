import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anEvent as event } from "@/test/support/public-event";
import { eventJsonLd, jsonForScript } from "./json-ld";

describe("jsonForScript", () => {
  it("never closes the script element, and parses back to the same value", () => {
    const nasty = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        "</script><script>alert(1)</script>",
        "<!--<script>",
        "]]>",
        "\u2028\u2029",
        "&lt;/script&gt;",
      ),
    );
    fc.assert(
      fc.property(fc.record({ name: nasty, list: fc.array(nasty) }), (value) => {
        const text = jsonForScript(value);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe("eventJsonLd", () => {
  it("returns a schema.org Event with online attendance", () => {
    expect(eventJsonLd(event())).toMatchObject({
      "@type": "Event",
      startDate: "2027-03-02T17:00:00.000Z",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: "https://shows.example/watch/a-show-abc123" },
      offers: { price: 0 },
    });
  });

  it("marks a cancelled show, and returns null for a show without a date", () => {
    expect(eventJsonLd(event({ state: "cancelled" }))).toMatchObject({
      eventStatus: "https://schema.org/EventCancelled",
    });
    expect(eventJsonLd(event({ starts_at: null }))).toBeNull();
  });
});
