import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { MenuAction } from "@/components/ui/menu-props";
import { DrawnContext } from "../../access/environment";
import { ShowMoves } from "./show-moves";
import type { Readiness } from "./use-readiness";

vi.mock("@/components/ui/more-menu", () => ({
  MoreMenu: ({ items }: { items: readonly MenuAction[] }) => items.map(({ label }) => `[${label}]`).join(""),
}));

const router = { back() {}, forward() {}, refresh() {}, push() {}, replace() {}, prefetch() {} };
const links = { studio: "/studio/looms", signup_page: "/e/looms" };

const draw = (state: Readiness["state"]): string =>
  renderToStaticMarkup(
    <AppRouterContext.Provider value={router as never}>
      <QueryClientProvider client={new QueryClient()}>
        <DrawnContext.Provider value={{ environment: "test", workspaceId: "w", userId: "u", role: "member" }}>
          <ShowMoves
            show={{ slug: "looms", title: "Looms", links: links as never }}
            readiness={{ state, checks: [], moves: [] } as never}
            variant="primary"
          />
        </DrawnContext.Provider>
      </QueryClientProvider>
    </AppRouterContext.Provider>,
  );

it("offers to send a notetaker until the show has ended", () => {
  for (const state of ["draft", "published", "live"] as const)
    expect(draw(state)).toContain("[Send notetaker][Duplicate]");
  for (const state of ["ended", "cancelled", "archived"] as const) {
    expect(draw(state)).not.toContain("notetaker");
    expect(draw(state)).toContain("[Duplicate]");
  }
});
