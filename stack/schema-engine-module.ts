/**
 * Prisma's schema engine, loaded by hand: the package's own entry point imports the `.wasm` file as a module,
 * which Node doesn't support. This depends on how `@prisma/schema-engine-wasm` is built (seen in 7.10): the
 * names of its two files, `__wbg_set_wasm`, `__wbindgen_start`, imports named `__wbg_setTimeout_…`, and a
 * global through which it reports panics.
 *
 * `schema-engine-module.test.ts` checks it against the installed version.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const GLUE = "@prisma/schema-engine-wasm/schema_engine_bg";

type EngineModule = typeof import("@prisma/schema-engine-wasm") & { __wbg_set_wasm(exports: unknown): void };

let loaded: Promise<EngineModule> | undefined;

export function schemaEngineModule(): Promise<EngineModule> {
  loaded ??= load();
  return loaded;
}

/** The imports through which the engine sets timers. */
export const timersAmong = (imports: object): string[] =>
  Object.keys(imports).filter((name) => name.startsWith("__wbg_setTimeout_"));

async function load(): Promise<EngineModule> {
  const glue = createRequire(import.meta.url).resolve(GLUE);
  const module = (await import("@prisma/schema-engine-wasm/schema_engine_bg")) as unknown as EngineModule;
  // Where the engine reports a panic; without it, reporting fails as well and the call never returns.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (text: string) => console.error(text) },
  });
  const bytes = await readFile(join(dirname(glue), "schema_engine_bg.wasm"));
  const imports = { ...(module as unknown as WebAssembly.ModuleImports) };
  // Its lock timeout is never cleared and would keep every migrating process alive for ten more seconds.
  for (const name of timersAmong(imports)) {
    imports[name] = (callback: () => void, ms: number) => setTimeout(callback, ms).unref();
  }
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": imports });
  module.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return module;
}
