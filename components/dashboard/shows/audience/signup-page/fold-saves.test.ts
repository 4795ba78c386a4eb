import { expect, it } from "vitest";
import { exampleVersion } from "@/lib/modules/pages/signup-pages/examples-schema";
import { foldSaves } from "./fold-saves";

const saved = (number: number, minute: number, more: object = {}) => ({
  ...exampleVersion,
  number,
  based_on: number - 1,
  created_at: new Date(Date.UTC(2031, 0, 1, 10, minute)).toISOString(),
  changed: [`field-${number}`],
  ...more,
});

const numbers = (versions: ReturnType<typeof saved>[], pointed: number[] = []) =>
  foldSaves(versions, pointed).map(({ version, folded }) => [version.number, folded]);

it("folds saves made close together into the last one, with the changes of all of them", () => {
  const versions = [saved(4, 30), saved(3, 3), saved(2, 2), saved(1, 1)];
  expect(numbers(versions)).toEqual([
    [4, 0],
    [3, 2],
  ]);
  expect(foldSaves(versions, [])[1]?.version.changed).toEqual(["field-3", "field-2", "field-1"]);
});

it("keeps referenced and published versions, and those saved by someone else", () => {
  const other = { created_by: { type: "user", name: "Ben" } };
  expect(numbers([saved(3, 3), saved(2, 2), saved(1, 1)], [2])).toEqual([
    [3, 0],
    [2, 1],
  ]);
  const published = saved(2, 2, { published_at: "2031-01-01T10:02:30.000Z" });
  expect(numbers([saved(3, 3), published, saved(1, 1)])).toEqual([
    [3, 0],
    [2, 1],
  ]);
  expect(numbers([saved(3, 3), saved(2, 2, other), saved(1, 1)])).toEqual([
    [3, 0],
    [2, 0],
    [1, 0],
  ]);
});
