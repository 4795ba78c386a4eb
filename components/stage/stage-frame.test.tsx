import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { initialState, NAMELESS_HOST, type StagePerson, type StageState } from "@/lib/stage";
import { StageFrame } from "./stage-frame";

const person = (identity: string, more: Partial<StagePerson> = {}): StagePerson => ({
  ...{ identity, name: identity, title: "", kind: "guest", muted: false },
  ...more,
});

const drawn = (more: Partial<StageState>, plain = false): string =>
  renderToStaticMarkup(
    <StageFrame
      state={{
        ...initialState({ stage: [person("Ana"), person("Ben")] }),
        phase: "live",
        layout: "duo",
        ...more,
      }}
      captions={[{ id: "c", speaker: "Ana", text: "Hello" }]}
      plain={plain}
    />,
  );

/** The styles of all tiles, which contain their positions. */
const tilesIn = (html: string): string[] =>
  [...html.matchAll(/data-tile="person"[^>]*style="([^"]*)"/g)].map(([, style]) => style ?? "");

const ticker = { visible: true, items: ["Questions are open"] };
const lower_third = { identity: "Ana", title: "Ana", subtitle: "Northwind" };
const captions = { on: true, language: "en" };
const question = { id: "q", text: "How do you cap the spend?", author: "Mei" };

it("draws the lower third, ticker and captions without moving a tile", () => {
  const html = drawn({ ticker, lower_third, captions });
  for (const layer of ["ticker", "lower-third", "captions"]) expect(html).toContain(`data-layer="${layer}"`);
  expect(tilesIn(html)).toEqual(tilesIn(drawn({})));
  expect(tilesIn(html)).toHaveLength(2);
});

it("shrinks the tiles for a question, except when cards are shown below the picture", () => {
  const before = tilesIn(drawn({}));
  const html = drawn({ question });
  expect(html).toContain('data-layer="question"');
  expect(tilesIn(html)).not.toEqual(before);
  expect(tilesIn(drawn({ question }, true))).toEqual(before);
});

it("shows everyone's name, but no name tag for a nameless host", () => {
  const stage = [person("h", { kind: "host", name: NAMELESS_HOST }), person("g", { name: "Ana Ruiz" })];
  const html = drawn({ stage });
  expect(html.match(/data-name-tag/g)).toHaveLength(1);
  expect(html).toContain("Ana Ruiz");
});

it("shows the lower third instead of that person's name tag", () => {
  expect(drawn({ lower_third }).match(/data-name-tag/g)).toHaveLength(1);
});
