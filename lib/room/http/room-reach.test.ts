import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RoomView } from "../types";
import { RoomReach } from "./room-reach";
import { IN_ROOM, nextWay } from "./way";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const room = (connection: RoomView["connection"], ended: RoomView["ended"] = null) => ({ connection, ended });
const watched = () => {
  const out = vi.fn();
  return { out, reach: new RoomReach(out) };
};
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

it("finds out within 6 seconds that the room can't be reached", () => {
  const { out, reach } = watched();
  pass(0.4);
  reach.admitted();
  reach.look(room("connecting"));
  pass(3);
  // Every attempt gets another token.
  reach.admitted();
  pass(2);
  expect(out).not.toHaveBeenCalled();
  pass(0.2);
  expect(out).toHaveBeenCalledOnce();
});

it("gives the room its time when the server is slow to answer, and waits for a server that doesn't", () => {
  const { out, reach } = watched();
  pass(6);
  reach.admitted();
  pass(4);
  expect(out).not.toHaveBeenCalled();
  reach.failed();
  pass(60);
  expect(out).not.toHaveBeenCalled();
  reach.admitted();
  pass(5.6);
  expect(out).toHaveBeenCalledOnce();
});

it("waits longer for a room that was joined before, and not for one that is over", () => {
  const { out, reach } = watched();
  reach.admitted();
  pass(2);
  reach.look(room("connected"));
  pass(60);
  reach.look(room("reconnecting"));
  reach.admitted();
  pass(29);
  expect(out).not.toHaveBeenCalled();
  reach.look(room("idle", "closed"));
  pass(60);
  expect(out).not.toHaveBeenCalled();
  reach.look(room("reconnecting"));
  reach.admitted();
  pass(31);
  expect(out).toHaveBeenCalledOnce();
});

it("finds out nothing after it was stopped", () => {
  const { out, reach } = watched();
  reach.admitted();
  reach.stop();
  reach.admitted();
  pass(60);
  expect(out).not.toHaveBeenCalled();
});

it("tries the room in the background, and stays in it for good where HTTP isn't available", () => {
  const out = nextWay(IN_ROOM, { out: "no_webrtc" });
  expect(out).toMatchObject({ over: "no_webrtc", isTrying: false });
  const trying = nextWay(out, "try_room");
  expect(trying).toMatchObject({ over: "no_webrtc", isTrying: true });
  expect(nextWay(trying, { out: "full" })).toMatchObject({ over: "full", isTrying: false });
  expect(nextWay(trying, "joined")).toEqual(IN_ROOM);
  expect(nextWay(IN_ROOM, "joined")).toBe(IN_ROOM);
  expect(nextWay(IN_ROOM, "try_room")).toBe(IN_ROOM);
  const barred = nextWay(out, "barred");
  expect(nextWay(barred, { out: "no_webrtc" })).toBe(barred);
});
