import { EventEmitter } from "node:events";
import { RoomEvent } from "livekit-client";
import { expect, it, vi } from "vitest";
import type { LocalMedia } from "@/lib/room/local-media";
import type { RoomSession } from "@/lib/room/room-session";
import { runHook } from "@/test/support/run-hook";
import { deskOf, inStudio } from "@/test/support/studio-page";
import { BackstageTalk } from "./backstage-talk";
import type { DeskEntry } from "./people-view";
import { StudioController } from "./studio-controller";
import { useHeldTalk } from "./use-held-talk";

const ANA = { identity: "guest-a", name: "Ana" };
const entry: DeskEntry = {
  ...{ ...ANA, title: "", role: "guest", guest: null, recording: null },
  ...{ onStage: false, held: false, here: true, member: null },
};

/** A backstage room with Ana in it, and the user's open microphone. */
function inRoom() {
  const localParticipant = {
    trackPublications: new Map(),
    setTrackSubscriptionPermissions: vi.fn(),
    publishTrack: vi.fn(async () => {}),
    unpublishTrack: vi.fn(async () => {}),
  };
  const ana = { identity: "guest-a.1" };
  const remoteParticipants = new Map([["sid", ana]]);
  const room = Object.assign(new EventEmitter(), { localParticipant, remoteParticipants });
  const microphone = { clone: () => ({ stop: vi.fn() }) };
  const setMuted = vi.fn(async () => {});
  const media = { get: () => ({ microphone }), setMuted } as unknown as LocalMedia;
  const talk = new BackstageTalk({ room } as unknown as RoomSession, media);
  return { talk, room, ana, setMuted, localParticipant };
}

const ENDS: [string, (page: ReturnType<typeof inRoom>) => void][] = [
  ["the room reconnects", ({ room }) => room.emit(RoomEvent.Reconnecting)],
  ["the person leaves", ({ room, ana }) => room.emit(RoomEvent.ParticipantDisconnected, ana)],
];
it.each(ENDS)("ends when %s, and mutes the user, who may still be speaking", async (_what, happen) => {
  const page = inRoom();
  const { talk, room, setMuted, localParticipant } = page;
  await talk.start(ANA);
  room.emit(RoomEvent.ParticipantDisconnected, { identity: "guest-b.1" });
  expect(talk.addressed.get()).toEqual(ANA);
  setMuted.mockImplementationOnce(async () => expect(talk.addressed.get()).toEqual(ANA));
  happen(page);
  expect(talk.addressed.get()).toBeNull();
  expect(setMuted).toHaveBeenCalledWith(true);
  await vi.waitFor(() =>
    expect(localParticipant.setTrackSubscriptionPermissions).toHaveBeenLastCalledWith(true),
  );
});

it("ends when it can't be sent", async () => {
  const { talk, localParticipant, setMuted } = inRoom();
  localParticipant.publishTrack.mockRejectedValueOnce(new Error("negotiation timed out"));
  await expect(talk.start(ANA)).rejects.toThrow("negotiation timed out");
  expect(talk.addressed.get()).toBeNull();
  expect(setMuted).toHaveBeenCalledWith(true);
  await vi.waitFor(() =>
    expect(localParticipant.setTrackSubscriptionPermissions).toHaveBeenLastCalledWith(true),
  );
});

it("doesn't mute a user who stops it", async () => {
  const { talk, room, setMuted } = inRoom();
  await talk.start(ANA);
  await talk.stop();
  room.emit(RoomEvent.Reconnecting);
  expect(setMuted).not.toHaveBeenCalled();
});

const DISAPPEARS: [string, DeskEntry | undefined][] = [
  ["its row is removed", undefined],
  ["the person's connection is lost", { ...entry, here: false }],
];
it.each(DISAPPEARS)("ends when its button disappears while it's held: %s", async (_why, later) => {
  const studio = new StudioController("launch");
  const { talk } = studio;
  vi.spyOn(talk, "start").mockImplementation(async (person) => talk.addressed.set(person));
  const page = await runHook(useHeldTalk, entry, inStudio(studio, deskOf));
  await page.act(() => page.result().start());
  expect(page.result().talking).toBe(true);
  await (later ? page.render(later) : page.unmount());
  expect(talk.addressed.get()).toBeNull();
  expect(studio.media.get().muted).toBe(true);
});
