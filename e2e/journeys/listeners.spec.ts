import { readlinkSync } from "node:fs";
import { type OpenSocket, openSockets } from "../../stack/listeners";
import { expect, test } from "../support/test";
import { readUp } from "../up";

/**
 * Inngest's release, which is used if Go isn't installed. The README lists these ports; no others may be
 * open.
 */
const ofTheRelease = [8_289, 50_052, 50_053];

/**
 * The announcer, captions, notetaker and recording of a show on air, like any program that sends or receives media over
 * WebRTC: ports chosen by the system, which respond only to the room server. The README lists these as well.
 */
const ofTheRoom = ({ service, port }: OpenSocket): boolean =>
  (service === "app" || service === "media") && port >= 32_768;

test("a stack listens only on loopback", () => {
  test.skip(process.platform !== "linux", "only Linux tells which process listens where");
  const { pids } = readUp();
  expect(Object.keys(pids)).toEqual(
    expect.arrayContaining(["app", "inngest", "livekit", "postgres", "smtp", "supervisor"]),
  );
  const built = /-[0-9a-f]{8}$/.test(readlinkSync(`/proc/${pids.inngest}/exe`));
  const open = openSockets(pids)?.filter(
    (one) => !ofTheRoom(one) && (built || one.service !== "inngest" || !ofTheRelease.includes(one.port)),
  );
  expect(open).toEqual([]);
});
