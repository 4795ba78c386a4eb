import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { NoRoomError, WaitingRoom } from "./waiting-bytes";

const folder = async (): Promise<string> => join(await mkdtemp(join(tmpdir(), "waiting-")), "captures");
const bytes = (fill: number): Uint8Array => new Uint8Array(10).fill(fill);

describe("bytes that wait", () => {
  it("are held in memory, then in files, and refused when both are full", async () => {
    const place = await folder();
    const room = new WaitingRoom({ folder: place, memoryBytes: 25, diskBytes: 15 });
    const [one, two, three] = [
      await room.hold(bytes(1)),
      await room.hold(bytes(2)),
      await room.hold(bytes(3)),
    ];
    expect(readdirSync(place)).toHaveLength(1);
    await expect(room.hold(bytes(4))).rejects.toThrow(NoRoomError);
    expect([...(await three.read())]).toEqual([...bytes(3)]);
    await three.drop();
    expect(readdirSync(place)).toHaveLength(0);
    await one.drop();
    const again = await room.hold(bytes(5));
    expect(readdirSync(place)).toHaveLength(0);
    expect([...(await again.read()), ...(await two.read())]).toEqual([...bytes(5), ...bytes(2)]);
    await room.close();
    expect(existsSync(place)).toBe(false);
  });

  it("are refused when the disk takes nothing", async () => {
    const place = await folder();
    await writeFile(place, "a file where the folder should be");
    const room = new WaitingRoom({ folder: place, memoryBytes: 0, diskBytes: 100 });
    await expect(room.hold(bytes(1))).rejects.toThrow(NoRoomError);
  });
});
