import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { fieldWords, restWords } from "./field-words";

const refused = (fields: Record<string, string>) =>
  new ApiError({ code: "validation_error", message: "The request has problems.", fields });

describe("fieldWords", () => {
  it("describes a field's problem, even if its code is unknown", () => {
    const error = refused({ name: "too_long", cap: "odd" });
    expect(fieldWords(error, "name")).toBe("Too long. Shorten this.");
    expect(fieldWords(error, "cap")).toBe("Problem: odd");
    expect(fieldWords(error, "email")).toBeUndefined();
    expect(fieldWords(null, "name")).toBeUndefined();
  });
});

describe("restWords", () => {
  it("returns nothing when a field of the form already shows a problem", () => {
    expect(restWords(refused({ name: "too_long", scopes: "invalid" }), ["name"])).toBeUndefined();
    expect(restWords(null, ["name"])).toBeUndefined();
  });

  it("returns the message when no field of the form shows the problem", () => {
    expect(restWords(refused({}), ["name"])).toBe("The request has problems.");
    expect(restWords(refused({ scopes: "invalid" }), ["name"])).toBe("The request has problems.");
    expect(restWords(refused({ "client_ids.0": "not_found" }), ["client_ids"])).toBe(
      "The request has problems.",
    );
  });
});
