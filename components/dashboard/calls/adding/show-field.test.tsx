import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DrawnContext } from "../../access/environment";
import { ShowField } from "./show-field";

const drawn = { environment: "test" as const, workspaceId: "w", userId: "u", role: "member" as const };

function draw(shows: object[] | undefined, error?: string): string {
  const queries = new QueryClient();
  queries.setQueryData(["listEvents", "session:test:w:u", "ended"], shows);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <DrawnContext.Provider value={drawn}>
        <ShowField value={null} onChange={() => undefined} error={error} />
      </DrawnContext.Provider>
    </QueryClientProvider>,
  );
}

const show = (slug: string, starts_at: string | null) => ({ slug, title: `Show ${slug}`, starts_at });

it("offers ended shows by title and date, and says why one can't be read", () => {
  const html = draw([show("a", "2026-11-23T15:00:00Z"), show("b", null)], "The show hasn't been recorded.");
  expect(html).toMatch(
    /<option value="a"[^>]*>Show a \(.*23.*\)<\/option><option value="b"[^>]*>Show b<\/option>/,
  );
  expect(html).toContain("The show hasn&#x27;t been recorded.");
  expect(html).not.toContain("newest 100");
});

it("says that there is none, or that there are more", () => {
  expect(draw([])).toContain("No ended shows yet.");
  expect(draw(undefined)).not.toMatch(/No ended shows|<select/);
  const many = Array.from({ length: 100 }, (_, index) => show(`s${index}`, null));
  expect(draw(many)).toContain("newest 100 shows");
});
