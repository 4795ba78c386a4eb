import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { keepZodFromEval } from "./zod-without-eval";

afterEach(() => {
  z.config({ jitless: false });
  vi.unstubAllGlobals();
});

it("keeps zod from compiling functions from strings", () => {
  const made = vi.fn();
  vi.stubGlobal(
    "Function",
    new Proxy(Function, {
      construct: (target, args) => {
        made();
        return Reflect.construct(target, args) as object;
      },
    }),
  );
  const parse = () => z.object({ n: z.number() }).parse({ n: 1 });
  parse();
  expect(made).toHaveBeenCalled();
  made.mockClear();
  keepZodFromEval();
  expect(z.config().jitless).toBe(true);
  parse();
  expect(made).not.toHaveBeenCalled();
});
