import { afterAll, afterEach, beforeAll } from "vitest";
import { roomName } from "@/lib/providers/room/names";
import { startRoomServer, type TestRoomServer } from "../livekit";
import type { BeepCodec } from "./beeper";
import { type CaptureRig, startCaptureRig } from "./capture-rig";

/**
 * Gives each test of a file someone who flashes and beeps in a room of a real room server, and a capture of it.
 * @returns starts them, once a test
 */
export function captureRigs(eventId: string): (codec?: BeepCodec) => Promise<CaptureRig> {
  const room = roomName("show", eventId);
  let server: TestRoomServer;
  let rig: CaptureRig | undefined;
  beforeAll(async () => {
    server = await startRoomServer(async () => undefined);
  });
  afterAll(() => server.stop());
  afterEach(async () => {
    await rig?.stop();
    rig = undefined;
  });
  return async (codec) => {
    rig = await startCaptureRig(room, codec);
    return rig;
  };
}
