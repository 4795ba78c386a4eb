import { describe, expect, it } from "vitest";
import { readMeetingLink } from "./read-meeting-link";

const BASE = "https://shows.example.com";
const read = (text: string, base = BASE) => readMeetingLink(text, base);

describe("a meeting's link", () => {
  it("leads to a show from each of its pages", () => {
    for (const page of ["studio", "join", "watch", "e"])
      expect(read(`${BASE}/${page}/launch-day-x7k2m9`)).toEqual({ slug: "launch-day-x7k2m9" });
    expect(read(`${BASE}/backstage/aB3`)).toEqual({ token: "aB3" });
  });

  it("may have a key, a fragment, a slash at the end, and no scheme", () => {
    const to = { slug: "launch-day-x7k2m9" };
    expect(read(`${BASE}/studio/launch-day-x7k2m9?key=k1#x`)).toEqual(to);
    expect(read(` ${BASE}/e/launch-day-x7k2m9/ `)).toEqual(to);
    expect(read("shows.example.com/watch/launch-day-x7k2m9")).toEqual(to);
    expect(read("127.0.0.1:3000/watch/launch-day-x7k2m9", "http://127.0.0.1:3000")).toEqual(to);
    expect(read("http://127.0.0.1:3000/e/a", "http://127.0.0.1:3000/")).toEqual({ slug: "a" });
  });

  it("of another product is named", () => {
    const others = [
      ["https://us02web.zoom.us/j/123?pwd=x", "Zoom"],
      ["meet.google.com/abc-defg-hij", "Google Meet"],
      ["https://teams.microsoft.com/l/meetup-join/19", "Microsoft Teams"],
      ["https://teams.live.com/meet/9", "Microsoft Teams"],
      ["https://acme.webex.com/meet/a", "Webex"],
      ["https://calls.example.org/a", "calls.example.org"],
    ] as const;
    for (const [url, name] of others) expect(read(url)).toEqual({ unsupported: name });
    expect(read(`https://shows.example.com.evil.test/e/launch-day-x7k2m9`)).toEqual({
      unsupported: "shows.example.com.evil.test",
    });
    expect(read("https://shows.example.com@evil.test/e/launch-day-x7k2m9")).toEqual({
      unsupported: "evil.test",
    });
    expect(read("https://notzoom.us/j/1")).toEqual({ unsupported: "notzoom.us" });
  });

  it("that leads nowhere is invalid", () => {
    const none = [
      "",
      "hello",
      "javascript:alert(1)",
      "ftp://shows.example.com/e/a",
      `${BASE}/dashboard/a`,
      BASE,
    ];
    for (const text of none) {
      const link = read(text);
      expect(typeof link === "object" && ("slug" in link || "token" in link), text).toBe(false);
    }
    for (const path of ["/e", "/e/", "/e/a/b", "/dashboard/a", "/x/e/a"])
      expect(read(BASE + path)).toBe("invalid");
  });
});
