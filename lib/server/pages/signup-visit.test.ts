import { expect, it } from "vitest";
import { signupVisit } from "./signup-visit";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const visit = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  signupVisit({ method, url, headers: { "user-agent": FIREFOX, ...headers } });

it("is a person who opens a signup page", () => {
  expect(visit("/e/open-house")).toEqual({ slug: "open-house", agent: FIREFOX });
  expect(visit("/e/open-house?utm_source=mail")?.slug).toBe("open-house");
});

it("isn't another page, a form, a head, or what a page loads ahead", () => {
  for (const url of ["/e/open-house/card.png", "/e/open-house/confirm", "/watch/open-house", "/e/", "/"])
    expect(visit(url), url).toBeUndefined();
  for (const method of ["HEAD", "POST"]) expect(visit("/e/open-house", {}, method)).toBeUndefined();
  expect(visit("/e/open-house", { rsc: "1" })).toBeUndefined();
  expect(visit("/e/open-house", { "sec-purpose": "prefetch;prerender" })).toBeUndefined();
  expect(visit("/e/open-house", { purpose: "prefetch" })).toBeUndefined();
});

it.each([
  "",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "facebookexternalhit/1.1",
  "WhatsApp/2.23.20.0",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
  "curl/8.5.0",
  "python-requests/2.32",
])("isn't a robot: %s", (agent) => expect(visit("/e/open-house", { "user-agent": agent })).toBeUndefined());
