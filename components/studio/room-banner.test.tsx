import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Store } from "@/lib/room/store";
import { initialState } from "@/lib/stage";
import { RoomBanner } from "./room-banner";

const studio = vi.hoisted(() => ({ now: {} as object }));
vi.mock("./studio-context", () => ({ useStudio: () => studio.now }));
vi.mock("@/components/room/use-sends-elsewhere", () => ({ useOnStageElsewhere: () => false }));

const IN_THE_ROOM = { ended: null, connection: "connected", canPlayAudio: true };

function drawnWith(room: object, stale = { stage: false, desk: false }): string {
  const controller = {
    show: new Store(room),
    stage: new Store({ stale: stale.stage }),
    desk: new Store({ stale: stale.desk }),
    out: new Store(false),
  };
  const desk = { me: { role: "host" } };
  studio.now = { controller, desk, me: "host-1", state: { ...initialState(), phase: "live" } };
  return renderToStaticMarkup(<RoomBanner />);
}

/** The banner of a closed room, and why the server said that it is. */
const drawn = (problem: string | null): string => drawnWith({ ended: "closed", problem });

it("says when the desk is out of date although the stage isn't", () => {
  expect(drawnWith(IN_THE_ROOM)).toBe("");
  expect(drawnWith(IN_THE_ROOM, { stage: false, desk: true })).toContain("may be out of date");
  expect(drawnWith(IN_THE_ROOM, { stage: true, desk: true })).toContain("No response from the server");
});

it("offers to reopen a room that was closed, but not one of a show that has ended", () => {
  expect(drawn(null)).toContain("Reopen room");
  const ended = drawn("This show has ended.");
  expect(ended).toContain("This show has ended.");
  expect(ended).toContain("Try again");
  expect(ended).not.toContain("Reopen room");
});
