import { expect, it } from "vitest";
import { nameBranches } from "./name-branches";

const field = (number: number, body: Buffer | string): Buffer => {
  const bytes = Buffer.from(body);
  return Buffer.concat([
    Buffer.from([number * 8 + 2, (bytes.length % 128) + 128, Math.floor(bytes.length / 128)]),
    bytes,
  ]);
};
const node = (branch: Buffer): Buffer =>
  field(1, Buffer.concat([field(3, "if"), field(5, field(6, branch))]));
const weights = field(5, Buffer.alloc(300, 7));
const version = Buffer.from([8, 10]);

it("names unnamed branches and changes nothing else", () => {
  const graph = (branches: Buffer[]) =>
    Buffer.concat([version, field(7, Buffer.concat([...branches.map(node), weights]))]);
  const named = nameBranches(graph([field(12, "out"), field(2, "mine")]));
  expect(named.includes("branch")).toBe(true);
  expect(named.indexOf("branch")).toBe(named.lastIndexOf("branch"));
  expect(named.includes("mine")).toBe(true);
  expect(named.includes(Buffer.alloc(300, 7))).toBe(true);
  expect(nameBranches(named)).toEqual(named);
});

it("rejects a file that isn't a model or is truncated", () => {
  expect(() => nameBranches(Buffer.from([0x3a, 0x05, 0x0a]))).toThrow("cut off");
  expect(() => nameBranches(Buffer.from([0xff, 0xff]))).toThrow("cut off");
  expect(() => nameBranches(Buffer.from([0x0f]))).toThrow("no model");
});
