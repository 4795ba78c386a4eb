import { EventEmitter } from "node:events";
import { expect, it, vi } from "vitest";
import type { RoomSession } from "./room-session";
import { Talkback } from "./talkback";

it("lets everyone hear the speaker again although ending the whisper failed", async () => {
  const localParticipant = {
    trackPublications: new Map(),
    setTrackSubscriptionPermissions: vi.fn(),
    publishTrack: vi.fn(async () => {}),
    unpublishTrack: vi.fn().mockRejectedValue(new Error("negotiation timed out")),
  };
  const room = Object.assign(new EventEmitter(), { localParticipant, remoteParticipants: new Map() });
  const whispered = { stop: vi.fn() };
  const talkback = new Talkback({ room } as unknown as RoomSession, () => undefined);
  await talkback.start({ clone: () => whispered } as unknown as MediaStreamTrack, "guest-a");
  expect(localParticipant.setTrackSubscriptionPermissions).toHaveBeenLastCalledWith(false, []);
  await expect(talkback.stop()).rejects.toThrow("negotiation timed out");
  expect(whispered.stop).toHaveBeenCalledTimes(1);
  expect(localParticipant.setTrackSubscriptionPermissions).toHaveBeenLastCalledWith(true);
});
