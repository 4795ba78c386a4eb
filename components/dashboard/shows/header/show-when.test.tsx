import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ShowWhen } from "./show-when";

const draw = (state: Parameters<typeof ShowWhen>[0]["show"]["state"]): string =>
  renderToStaticMarkup(
    <ShowWhen show={{ state, starts_at: null, timezone: "Europe/Berlin" }} clockAheadSeconds={0} />,
  );

it("announces the date of an undated show only until it goes on air", () => {
  for (const state of ["draft", "published"] as const)
    expect(draw(state), state).toContain("Date to be announced");
  for (const state of ["live", "ended", "cancelled", "archived"] as const)
    expect(draw(state), state).toBe("");
});
