import { describe, expect, it } from "vitest";
import { storyText } from "@/lib/signup/story";
import { storyOf } from "./story-of";

describe("storyOf", () => {
  it("parses common Markdown", () => {
    expect(
      storyOf(
        "Come **all** of _you_:\nsecond line\n\n- one\n- [two](https://example.com/a)\n\n## More\n\n> quoted",
      ),
    ).toEqual([
      {
        is: "text",
        of: [
          { is: "text", text: "Come " },
          { is: "strong", of: [{ is: "text", text: "all" }] },
          { is: "text", text: " of " },
          { is: "em", of: [{ is: "text", text: "you" }] },
          { is: "text", text: ":" },
          { is: "break" },
          { is: "text", text: "second line" },
        ],
      },
      {
        is: "list",
        ordered: false,
        items: [
          [{ is: "text", text: "one" }],
          [{ is: "link", href: "https://example.com/a", of: [{ is: "text", text: "two" }] }],
        ],
      },
      { is: "heading", of: [{ is: "text", text: "More" }] },
      { is: "quote", of: [{ is: "text", text: "quoted" }] },
    ]);
  });

  it("treats HTML as text, drops unsafe links and loads no images", () => {
    const story = storyOf(
      "<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![a cat](https://elsewhere.example/c.png)",
    );
    expect(storyText(story)).toBe("<script>alert(1)</script> x a cat");
    expect(JSON.stringify(story)).not.toContain('"link"');
    expect(JSON.stringify(story)).not.toContain("elsewhere");
    for (const address of ["data:text/html,x", "vbscript:x", "//evil.example", "file:///etc/passwd"])
      expect(JSON.stringify(storyOf(`[x](${address})`))).not.toContain("href");
  });

  it("handles pathological input", () => {
    for (const text of [">".repeat(5_000), `${"- ".repeat(2_000)}x`, "*".repeat(20_000), "[".repeat(10_000)])
      expect(Array.isArray(storyOf(text))).toBe(true);
  });
});
