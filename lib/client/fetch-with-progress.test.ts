import { afterEach, expect, it, vi } from "vitest";
import { fetchWithProgress } from "./fetch-with-progress";

/** A request that never ends. */
class Request {
  static sent = 0;
  upload = {};
  onabort?: () => void;
  open() {}
  setRequestHeader() {}
  send() {
    Request.sent += 1;
  }
  abort() {
    this.onabort?.();
  }
}

afterEach(() => vi.unstubAllGlobals());

it("is stopped by its signal, also one that was aborted before", async () => {
  vi.stubGlobal("XMLHttpRequest", Request);
  const stop = new AbortController();
  const init = { method: "PUT", headers: {}, body: "a", signal: stop.signal };
  const sending = expect(fetchWithProgress(() => {})("/a", init)).rejects.toMatchObject({
    name: "AbortError",
  });
  expect(Request.sent).toBe(1);
  stop.abort();
  await sending;
  await expect(fetchWithProgress(() => {})("/a", init)).rejects.toMatchObject({ name: "AbortError" });
  expect(Request.sent).toBe(1);
});
