import { expect, it } from "vitest";
import { audienceWords } from "./audience-words";

type Audience = Parameters<typeof audienceWords>[0];

const words = (more: Partial<Audience>): string =>
  audienceWords({ to: "registrations", states: ["confirmed"], ...more } as Audience);

it("says who gets a message, in the order of a sentence", () => {
  expect(words({})).toBe("Confirmed attendees");
  expect(words({ states: ["waitlisted"], attended: true })).toBe("Waitlisted attendees who attended");
  expect(words({ states: ["confirmed", "pending_approval"], attended: false })).toBe(
    "Confirmed or pending-approval attendees who didn’t attend",
  );
  expect(words({ to: "guests" })).toBe("Guests");
  expect(words({ to: "everyone" })).toBe("Guests and confirmed attendees");
});

it("says how many of them are meant if they're listed", () => {
  const emails = ["a@example.com", "b@example.com", "c@example.com"];
  expect(words({ emails })).toBe("3 of the confirmed attendees");
  expect(words({ to: "everyone", states: ["confirmed", "waitlisted"], emails })).toBe(
    "3 of the guests and the confirmed or waitlisted attendees",
  );
});
