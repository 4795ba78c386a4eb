import { describe, expect, it } from "vitest";
import { type ArrivedPacket, PacketOrder } from "./packet-order";

const packet = (sequence: number, arrivedMs = 0): ArrivedPacket => ({
  sequence: sequence & 0xffff,
  timestamp: 0,
  marker: false,
  payloadType: 96,
  payload: Buffer.alloc(1),
  arrivedMs,
});
const taken = (order: PacketOrder, now: number): [number, number][] =>
  [...order.take(now)].map(({ packet: { sequence }, missing }) => [sequence, missing]);

describe("packets", () => {
  it("come out in order, across the end of the numbers, and once", () => {
    const order = new PacketOrder(100);
    order.add(packet(0xfffe));
    expect(taken(order, 0)).toEqual([[0xfffe, 0]]);
    order.add(packet(0x10000));
    expect(taken(order, 0)).toEqual([]);
    order.add(packet(0xffff));
    order.add(packet(0xfffe));
    expect(taken(order, 0)).toEqual([
      [0xffff, 0],
      [0, 0],
    ]);
    order.add(packet(0));
    expect(taken(order, 0)).toEqual([]);
  });

  it("are waited for, then counted as lost", () => {
    const order = new PacketOrder(100);
    order.add(packet(1));
    order.add(packet(4, 10));
    expect(taken(order, 60)).toEqual([[1, 0]]);
    expect(taken(order, 110)).toEqual([[4, 2]]);
    expect(order.lost).toBe(2);
  });

  it("that belong to another stream begin again", () => {
    const order = new PacketOrder(100);
    order.add(packet(1));
    expect(taken(order, 0)).toEqual([[1, 0]]);
    order.add(packet(30_000));
    expect(taken(order, 0)).toEqual([[30_000, 1]]);
  });
});
