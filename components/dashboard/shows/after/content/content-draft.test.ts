import { describe, expect, it } from "vitest";
import {
  type ContentDraft,
  copiedText,
  type DraftBlock,
  draftOf,
  leftIn,
  moved,
  newBlock,
  requestOf,
} from "./content-draft";
import { lengthOf } from "./content-words";

const block = (id: string, kind: DraftBlock["kind"], text: string | null): DraftBlock => ({
  key: id,
  id,
  kind,
  text,
});
const draft: ContentDraft = {
  title: "Bread that *keeps*",
  blocks: [
    block("1-1", "heading", "Freezing"),
    block("1-2", "said", "Ana: “Freeze it on the day you bake it.”"),
    block("1-3", "said", null),
    block("2-4", "own", "Bring a loaf."),
  ],
};

it("says how long a text is, and when its kind wants another length", () => {
  expect(lengthOf("x_post", 40, 12)).toEqual({ label: "12 characters left", isWrong: false });
  expect(lengthOf("x_post", 60, -3)).toEqual({ label: "3 characters too long", isWrong: true });
  expect(lengthOf("blog_post", 400, null)).toEqual({ label: "400 words", isWrong: false });
  expect(lengthOf("blog_post", 120, null)).toEqual({
    ...{ label: "120 words, 400 to 900 are usual", isWrong: true },
  });
  expect(lengthOf("linkedin_post", 20, 2_513).label).toBe("2,513 characters left");
  expect(lengthOf("newsletter", 12, null).label).toBe("12 words, 40 to 350 are usual");
  expect(lengthOf("summary", 20, null).isWrong).toBe(false);
});

describe("a text as it's edited", () => {
  it("is sent with ids, but for the crew's own sentences, and without empty ones", () => {
    const blocks = [...draft.blocks, newBlock("new-1"), block("1-5", "fact", "  ")];
    expect(requestOf({ ...draft, blocks })).toEqual({
      title: draft.title,
      blocks: [
        { block_id: "1-1", text: "Freezing" },
        { block_id: "1-2", text: draft.blocks[1]?.text },
        { block_id: "1-3" },
        { text: "Bring a loaf." },
      ],
    });
  });

  it("is copied with its title, as text or Markdown, without what is gone", () => {
    expect(copiedText("blog_post", draft)).toEqual({
      plain: "Bread that *keeps*\n\nFreezing\n\nAna: “Freeze it on the day you bake it.”\n\nBring a loaf.",
      markdown:
        "# Bread that \\*keeps\\*\n\n## Freezing\n\nAna: “Freeze it on the day you bake it.”\n\nBring a loaf.",
    });
  });

  it("is copied as lines if it's chapters, and without a title if it's a post", () => {
    const chapters = {
      title: "Bread",
      blocks: [block("1-1", "fact", "0:00 Flour"), block("1-2", "fact", "4:05 Oven")],
    };
    expect(copiedText("chapters", chapters)).toEqual({
      ...{ plain: "0:00 Flour\n4:05 Oven", markdown: "- 0:00 Flour\n- 4:05 Oven" },
    });
    expect(copiedText("x_post", chapters).plain).toBe("0:00 Flour\n\n4:05 Oven");
  });

  it("has room on X, where a link is 23 characters", () => {
    const blocks = [
      block("1-1", "said", "a".repeat(200)),
      block("1-2", "fact", `https://shows.example/${"v".repeat(90)}`),
    ];
    expect(leftIn("x_post", { title: "", blocks })).toBe(280 - 200 - 2 - 23);
    // LinkedIn counts links as they are.
    expect(leftIn("linkedin_post", { title: "", blocks })).toBe(3_000 - 200 - 2 - 112);
    expect(leftIn("summary", { title: "", blocks })).toBeNull();
  });

  it("moves blocks as far as there are others", () => {
    const keys = (blocks: readonly DraftBlock[]) => blocks.map(({ key }) => key);
    expect(keys(moved(draft.blocks, "1-2", -1))).toEqual(["1-2", "1-1", "1-3", "2-4"]);
    expect(moved(draft.blocks, "1-1", -1)).toBe(draft.blocks);
    expect(moved(draft.blocks, "2-4", 1)).toBe(draft.blocks);
  });

  it("has the blocks' ids as keys", () => {
    const basis = { edited: false, basis: [], basis_state: null };
    const blocks = [{ block_id: "1-1", kind: "fact" as const, text: "With Ana.", ...basis }];
    expect(draftOf({ title: "Bread", blocks }).blocks).toEqual([block("1-1", "fact", "With Ana.")]);
  });
});
