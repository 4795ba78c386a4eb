import { vi } from "vitest";

/** What controllers need of a page. Nothing happens to it. */
export function stubPage(): void {
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", new EventTarget());
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
}
