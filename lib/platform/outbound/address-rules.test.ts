import { afterEach, describe, expect, it, vi } from "vitest";
import { addressRule } from "./address-rules";

const machine = vi.hoisted(() => ({ addresses: [] as string[] }));
vi.mock("node:os", async (original) => ({
  ...(await original<typeof import("node:os")>()),
  networkInterfaces: () => ({ eth0: machine.addresses.map((address) => ({ address })) }),
}));

afterEach(() => {
  machine.addresses = [];
});

describe("our own services' ports", () => {
  it("are denied within allowed ranges in any spelling, and nothing else is", () => {
    const mayCall = addressRule(["127.0.0.0/8", "::1/128", "10.0.0.0/8"], [8288, 5432]);
    for (const address of ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", "10.1.2.3"])
      expect([address, mayCall(address, 8288), mayCall(address, 8287)]).toEqual([address, false, true]);
    expect(mayCall("93.184.215.14", 8288)).toBe(true);
  });

  it("are denied at this machine's own public addresses", () => {
    machine.addresses = ["93.184.215.14", "2606:2800:21f::8b2c"];
    const mayCall = addressRule([], [8288]);
    expect(mayCall("93.184.215.14", 8288)).toBe(false);
    expect(mayCall("2606:2800:21f:0::8b2c", 8288)).toBe(false);
    expect(mayCall("93.184.215.14", 443)).toBe(true);
    expect(mayCall("93.184.215.15", 8288)).toBe(true);
  });
});
