import { expect, it } from "vitest";
import { withOffset } from "./with-offset";

it.each([
  [0, "2026-11-23T16:00:00+00:00"],
  [60, "2026-11-23T16:00:00+01:00"],
  [-210, "2026-11-23T16:00:00-03:30"],
  [345, "2026-11-23T16:00:00+05:45"],
])("writes an offset of %i minutes", (offset, written) => {
  expect(withOffset("2026-11-23T16:00", offset)).toBe(written);
});
