import { expect, it } from "vitest";
import { operationById } from "@/lib/api/registry/registry";
import { priceWords } from "./operation-doc";
import { priceTable } from "./tables";

it.each([
  ["createShowroom", "1 build credit, $0.01 when a run of show is generated"],
  ["manageShortJob", "10 build credits, $0.10 when a clip is created"],
  ["generatePromoKit", "10 build credits, $0.10 when teasers are rendered"],
  ["renderShort", "10 build credits, $0.10"],
  ["listEvents", "$0.000002"],
])("says what %s costs, and when: %s", (id, words) => {
  expect(priceWords(operationById(id))).toBe(words);
});

it("says in the price table when an operation costs credits", () => {
  const table = priceTable();
  expect(table).toMatch(/manageShortJob.*\| 10 \(when a clip is created\) \|/);
  expect(table).toMatch(/createShowroom.*\| 1 \(when a run of show is generated\) \|/);
});
