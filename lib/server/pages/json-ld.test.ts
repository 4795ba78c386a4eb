import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PublicEvent } from "@/lib/modules/events/public-schema";
import { eventJsonLd, jsonForScript } from "./json-ld";

const event = (changes: Partial<PublicEvent> = {}): PublicEvent => ({
  slug: "a-show-abc123",
  title: "A show",
  description: "",
  state: "published",
  environment: "live",
  organiser: { name: "Acme" },
  theme: "editorial",
  brand: { accent: null, logo: null },
  social: "",
  language: "en",
  timezone: "UTC",
  starts_at: "2027-03-02T17:00:00.000Z",
  ends_at: "2027-03-02T18:00:00.000Z",
  host: { name: "", title: "", company: "", photo: "" },
  guests: [],
  agenda: [],
  questions: [],
  signup: { headline: "", sub: "", config: { cta_text: "", show_agenda: true } },
  watch: { open: false, chat: false, questions: false, reactions: false, captions: false },
  after: { replay: "off", until: null, message: "" },
  places: "unlimited",
  waitlist: false,
  approval: false,
  registration_open: true,
  closed_reason: null,
  next_show: null,
  links: {
    signup_page: "https://shows.example/e/a-show-abc123",
    viewer_link: "https://shows.example/watch/a-show-abc123",
    guest_link: "https://shows.example/join/a-show-abc123",
  },
  ...changes,
});

describe("jsonForScript", () => {
  it("never ends the script element, and says the same", () => {
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
  it("is a schema.org Event of the online kind", () => {
    expect(eventJsonLd(event())).toMatchObject({
      "@type": "Event",
      startDate: "2027-03-02T17:00:00.000Z",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: { "@type": "VirtualLocation", url: "https://shows.example/watch/a-show-abc123" },
      offers: { price: 0 },
    });
  });

  it("tells a cancelled show, and nothing about one without a date", () => {
    expect(eventJsonLd(event({ state: "cancelled" }))).toMatchObject({
      eventStatus: "https://schema.org/EventCancelled",
    });
    expect(eventJsonLd(event({ starts_at: null }))).toBeNull();
  });
});
