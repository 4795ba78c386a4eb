import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Store } from "@/lib/room/store";
import { initialState } from "@/lib/stage";
import { RoomBanner } from "./room-banner";

const studio = vi.hoisted(() => ({ now: {} as object }));
vi.mock("./studio-context", () => ({ useStudio: () => studio.now }));
vi.mock("@/components/room/use-sends-elsewhere", () => ({ useOnStageElsewhere: () => false }));

/** The banner of a closed room, and why the server said that it is. */
function drawn(problem: string | null): string {
  const controller = {
    show: new Store({ ended: "closed", problem }),
    stage: new Store({ stale: false }),
    out: new Store(false),
  };
  studio.now = { controller, desk: {}, me: "host-1", state: { ...initialState(), phase: "live" } };
  return renderToStaticMarkup(<RoomBanner />);
}

it("offers to reopen a room that was closed, but not one of a show that has ended", () => {
  expect(drawn(null)).toContain("Reopen room");
  const ended = drawn("This show has ended.");
  expect(ended).toContain("This show has ended.");
  expect(ended).toContain("Try again");
  expect(ended).not.toContain("Reopen room");
});
