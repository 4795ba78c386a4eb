import { afterEach, expect, it, vi } from "vitest";
import { ChunkStoreError } from "./chunk-store";
import { IdbChunkStore } from "./idb-chunk-store";

/** Answers every request with nothing, until the browser closes it. */
class FakeDatabase {
  isClosed = false;
  close = (): void => {
    this.isClosed = true;
  };
  onversionchange: (() => void) | undefined;
  transaction = () => {
    if (this.isClosed) throw new DOMException("The database connection is closing.", "InvalidStateError");
    return { objectStore: () => ({ getAll: () => answered([]) }) };
  };
}

function answered(result: unknown) {
  const request: { result: unknown; onsuccess?: () => void } = { result };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

const opened: FakeDatabase[] = [];
function open() {
  opened.push(new FakeDatabase());
  return answered(opened.at(-1));
}

afterEach(() => {
  vi.unstubAllGlobals();
  opened.length = 0;
});

it("opens its database again after the browser has closed it, or another tab has deleted it", async () => {
  vi.stubGlobal("indexedDB", { open });
  vi.stubGlobal("IDBKeyRange", { bound: vi.fn() });
  const store = new IdbChunkStore();
  await store.chunks("source-1");
  opened[0]?.close();
  expect(await store.chunks("source-1")).toEqual([]);
  opened[1]?.onversionchange?.();
  expect(await store.chunks("source-1")).toEqual([]);
  expect(opened.length).toBe(3);
});

it("says that there is no storage if the browser closes it again at once", async () => {
  vi.stubGlobal("indexedDB", { open });
  vi.stubGlobal("IDBKeyRange", { bound: vi.fn() });
  const store = new IdbChunkStore();
  await store.chunks("source-1");
  vi.stubGlobal("indexedDB", {
    open: () => {
      const request = open();
      opened.at(-1)?.close();
      return request;
    },
  });
  opened[0]?.close();
  await expect(store.chunks("source-1")).rejects.toBeInstanceOf(ChunkStoreError);
});
