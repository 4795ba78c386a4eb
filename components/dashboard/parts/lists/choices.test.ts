import { expect, it } from "vitest";
import { choices } from "./choices";

it("labels a value with itself, or as it is told to", () => {
  expect(choices("draft", ["live", "On air"])).toEqual([
    { value: "draft", label: "Draft" },
    { value: "live", label: "On air" },
  ]);
});
