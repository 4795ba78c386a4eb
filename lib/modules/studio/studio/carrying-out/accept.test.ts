import { describe, expect, it } from "vitest";
import { accept } from "./accept";

const refused = (refusal: Parameters<typeof accept>[0]) => expect(() => accept(refusal));

describe("a command that the stage refuses", () => {
  it("says which field is wrong, why, and what is allowed", () => {
    const ranges = { index: { min: 0, max: 4 } };
    refused({ ok: false, code: "validation_error", fields: { index: "out_of_range" }, ranges }).toThrow(
      "The command can't be run right now: index (out_of_range, 0 to 4).",
    );
    refused({ ok: false, code: "validation_error", fields: { identity: "not_on_stage" } }).toThrow(
      "The command can't be run right now: identity (not_on_stage).",
    );
  });
});
