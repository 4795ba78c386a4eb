import { createElement, Fragment, type ReactNode } from "react";
import type { StoryBlock, StoryInline } from "@/lib/signup/story";

/** The show's description, as its host wrote it. */
export const Story = ({ story }: { story: readonly StoryBlock[] }): ReactNode => inRow(story.map(drawBlock));

/** Nothing in it is ever reordered, so nothing needs a key. */
const inRow = (nodes: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...nodes);

const drawInlines = (parts: readonly StoryInline[]): ReactNode => inRow(parts.map(drawInline));

function drawBlock(block: StoryBlock): ReactNode {
  switch (block.is) {
    case "list":
      return createElement(
        block.ordered ? "ol" : "ul",
        { "data-story": "list" },
        ...block.items.map((item) => createElement("li", null, drawInlines(item))),
      );
    case "heading":
      return <h3 data-story="heading">{drawInlines(block.of)}</h3>;
    case "quote":
      return <blockquote data-story="quote">{drawInlines(block.of)}</blockquote>;
    case "text":
      return <p>{drawInlines(block.of)}</p>;
  }
}

function drawInline(part: StoryInline): ReactNode {
  switch (part.is) {
    case "break":
      return <br />;
    case "text":
      return part.text;
    case "code":
      return <code>{part.text}</code>;
    case "strong":
      return <strong>{drawInlines(part.of)}</strong>;
    case "em":
      return <em>{drawInlines(part.of)}</em>;
    case "link":
      return (
        <a href={part.href} rel="nofollow noopener noreferrer">
          {drawInlines(part.of)}
        </a>
      );
  }
}
