import { expect, it } from "vitest";
import { choices } from "./choices";

it("labels a value with its capitalized name unless given a label", () => {
  expect(choices("draft", ["live", "On air"])).toEqual([
    { value: "draft", label: "Draft" },
    { value: "live", label: "On air" },
  ]);
});
