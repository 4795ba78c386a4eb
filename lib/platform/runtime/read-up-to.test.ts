import { expect, it } from "vitest";
import { readUpTo } from "./read-up-to";

const requestOf = (body: ReadableStream<Uint8Array> | string | undefined): Request =>
  new Request("http://127.0.0.1/", { method: "POST", body, duplex: "half" } as RequestInit);

it("reads a body of exactly the limit, and an empty one", async () => {
  expect(String(await readUpTo(requestOf("äbc"), 4))).toBe("äbc");
  expect(await readUpTo(requestOf("äbc"), 3)).toBeUndefined();
  expect(await readUpTo(requestOf(undefined), 0)).toEqual(Buffer.alloc(0));
});

it("stops reading an endless body", async () => {
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (stream) => stream.enqueue(new Uint8Array(1_000)),
    cancel: () => {
      cancelled = true;
    },
  });
  expect(await readUpTo(requestOf(endless), 4_000)).toBeUndefined();
  expect(cancelled).toBe(true);
});
