import { describe, expect, it } from "vitest";
import { safeLink } from "./safe-link";

describe("safeLink", () => {
  it("accepts only web URLs", () => {
    expect(safeLink("https://a.example/x?y=1")).toBe("https://a.example/x?y=1");
    for (const bad of [
      "javascript:alert(1)",
      " JaVaScRiPt:alert(1)",
      "data:text/html,x",
      "/path",
      "",
      "vbscript:x",
      "blob:https://a",
    ])
      expect(safeLink(bad)).toBeNull();
  });
});
