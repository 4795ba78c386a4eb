import { describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/registry/contracts";
import { type Operation, prefixesOf } from "@/lib/operation/operation";
import { ENDPOINTS } from "./endpoints";

const contracts = CONTRACTS as unknown as Record<string, Operation>;

describe("ENDPOINTS", () => {
  it.each(Object.entries(ENDPOINTS))("%s is where the registry has it", (id, endpoint) => {
    const op = contracts[id];
    expect(op, `no operation ${id}`).toBeDefined();
    if (op) expect(prefixesOf(op).map((prefix) => `${op.method} ${prefix}${op.path}`)).toContain(endpoint);
  });
});
