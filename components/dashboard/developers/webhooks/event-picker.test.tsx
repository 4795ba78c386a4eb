import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { EventPicker } from "./event-picker";
import { blankDraft, canBeSent } from "./webhook-draft";

const draw = (events: Parameters<typeof EventPicker>[0]["value"]): string =>
  renderToStaticMarkup(<EventPicker value={events} onChange={() => undefined} />);

it("subscribes a new webhook to nothing that wasn't selected", () => {
  const draft = { ...blankDraft(), url: "https://example.com/hooks" };
  expect(draft.events).toEqual([]);
  expect(canBeSent(draft)).toBe(false);
  expect(draw(draft.events)).toContain("Select at least one event.");
  expect(canBeSent({ ...draft, events: ["show.ended"] })).toBe(true);
  expect(draw(["show.ended"])).toContain("1 selected");
});
