import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anEvent as event } from "@/test/support/public-event";
import { eventJsonLd, jsonForScript, replayJsonLd } from "./json-ld";

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

describe("replayJsonLd", () => {
  const replay = { uploaded_at: "2027-03-02T18:04:00.000Z", duration_sec: 3_725 };

  it("returns a schema.org VideoObject of a recorded broadcast", () => {
    expect(replayJsonLd(event({ state: "ended", replay }))).toMatchObject({
      "@type": "VideoObject",
      name: "A show",
      uploadDate: replay.uploaded_at,
      duration: "PT3725S",
      embedUrl: "https://shows.example/watch/a-show-abc123",
      publication: {
        "@type": "BroadcastEvent",
        isLiveBroadcast: true,
        startDate: "2027-03-02T17:00:00.000Z",
      },
    });
  });

  it("says until when it's there, and is null without a replay or a picture", () => {
    const until = "2027-04-01T00:00:00.000Z";
    const after = { replay: "until" as const, until, message: "", emails: true };
    expect(replayJsonLd(event({ state: "ended", replay, after }))).toMatchObject({ expires: until });
    expect(replayJsonLd(event({ state: "ended" }))).toBeNull();
    const page = { ...event().page, share_picture: false };
    expect(replayJsonLd(event({ state: "ended", replay, page }))).toBeNull();
  });
});
