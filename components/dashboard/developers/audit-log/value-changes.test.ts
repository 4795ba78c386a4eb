import { expect, it } from "vitest";
import { valueChanges } from "./value-changes";

it("lists changed, removed and added members first, then unchanged ones", () => {
  const before = { id: "a", name: "Old", brand: { accent: "#111", logo: null }, tags: ["x"], gone: 1 };
  const after = { id: "a", name: "New", brand: { accent: "#222", logo: null }, tags: ["x", "y"], here: true };
  expect(valueChanges(before, after)).toEqual([
    { path: "name", kind: "changed", before: "Old", after: "New" },
    { path: "brand.accent", kind: "changed", before: "#111", after: "#222" },
    { path: "tags", kind: "changed", before: '["x"]', after: '["x","y"]' },
    { path: "gone", kind: "removed", before: "1" },
    { path: "here", kind: "added", after: "true" },
    { path: "id", kind: "same", before: "a", after: "a" },
    { path: "brand.logo", kind: "same", before: "null", after: "null" },
  ]);
});

it("compares created and deleted values", () => {
  expect(valueChanges(null, { name: "A", metadata: {} })).toEqual([
    { path: "name", kind: "added", after: "A" },
    { path: "metadata", kind: "added", after: "{}" },
  ]);
  expect(valueChanges({ name: "A" }, null)).toEqual([{ path: "name", kind: "removed", before: "A" }]);
  expect(valueChanges(null, null)).toEqual([]);
  expect(valueChanges({}, { guests: ["gst_1"] })).toEqual([
    { path: "guests", kind: "added", after: '["gst_1"]' },
  ]);
  expect(valueChanges({ guests: [{ id: 1 }] }, { guests: [{ id: 2 }] })).toEqual([
    { path: "guests.0.id", kind: "changed", before: "1", after: "2" },
  ]);
});
