import { expect, it } from "vitest";
import { byteRange } from "./byte-range";

it.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=90-1000", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-1000", { start: 0, end: 99 }],
  ["BYTES = 5-6", { start: 5, end: 6 }],
])("resolves %s within a 100-byte file", (header, part) => {
  expect(byteRange(header, 100)).toEqual(part);
});

it.each(["bytes=100-", "bytes=100-200", "bytes=-0", "bytes=999999999999-"])(
  "reports %s as unsatisfiable",
  (header) => {
    expect(byteRange(header, 100)).toBe("unsatisfiable");
  },
);

it.each([
  undefined,
  "",
  "bytes",
  "bytes=",
  "bytes=-",
  "bytes=5-4",
  "bytes=a-b",
  "bytes=0-1,3-4",
  "bytes=0-,0-,0-,0-",
  "bytes=--5",
  "bytes=0x1-2",
  "bytes=1e1-20",
  "bytes=99999999999999999999-",
  "lines=0-1",
])("reads %s as a request for the whole file", (header) => {
  expect(byteRange(header, 100)).toBeUndefined();
});

it("finds every range of an empty file unsatisfiable", () => {
  expect(byteRange("bytes=0-", 0)).toBe("unsatisfiable");
  expect(byteRange("bytes=-5", 0)).toBe("unsatisfiable");
});
