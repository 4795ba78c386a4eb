import { expect, it } from "vitest";
import { RememberedUpload } from "./remembered-upload";

const file = { name: "engines.pdf", size: 4_000, lastModified: 1_800_000_000_000 };

function browser() {
  let kept: string | null = null;
  let time = 0;
  let keys = 0;
  const keeper = {
    read: () => kept,
    write: (text: string | null) => {
      kept = text;
    },
  };
  const begin = (picked = file) => open().begin(picked, () => `key-${++keys}`);
  const open = () => new RememberedUpload(keeper, () => time);
  const pass = (minutes: number) => {
    time += minutes * 60_000;
  };
  return { begin, open, keeper, pass };
}

it("resumes the same file's upload after a reload, and starts a new one for another file", () => {
  const { begin, open } = browser();
  expect(begin()).toEqual({ key: "key-1", goesOn: false });
  expect(open().waiting).toBe("engines.pdf");
  expect(begin()).toEqual({ key: "key-1", goesOn: true });
  expect(begin({ ...file, size: 4_001 })).toEqual({ key: "key-2", goesOn: false });
  expect(begin()).toEqual({ key: "key-3", goesOn: false });
});

it("forgets an upload that is finished or whose URL has expired", () => {
  const { begin, open, pass } = browser();
  begin();
  open().forget();
  expect(open().waiting).toBeNull();
  expect(begin()).toEqual({ key: "key-2", goesOn: false });
  pass(51);
  expect(open().waiting).toBeNull();
  expect(begin()).toEqual({ key: "key-3", goesOn: false });
});

it("starts a new upload when the stored entry can't be read", () => {
  const { begin, keeper, open } = browser();
  for (const kept of ["{", "[]", "1", '{"at":0}']) {
    keeper.write(kept);
    expect(open().waiting).toBeNull();
    expect(begin().goesOn).toBe(false);
  }
});
