import { expect, it } from "vitest";
import { shortPath } from "./short-path";

it.each([
  [
    "/v1/events/ship-it-weekly-how-acmes-platform-team-moved-to-trunk-based-wu5n4a/registrations",
    "/v1/events/ship-it-week…d-wu5n4a/registrations",
  ],
  ["/v1/webhooks/wh_01m8q41ckqv6jf70rwvnk7z6pd/test", "/v1/webhooks/wh_01m8q41ck…vnk7z6pd/test"],
  ["/v1/events/launch-day-x7k2m9/plan", "/v1/events/launch-day-x7k2m9/plan"],
  ["plan", "plan"],
])("shortens %s to %s", (path, short) => {
  expect(shortPath(path)).toBe(short);
});
