import { expect, it } from "vitest";
import { schemaEngineModule, timersAmong } from "./schema-engine-module";

it("loads the engine, and identifies the import with which it sets timers", async () => {
  const module = await schemaEngineModule();
  expect(timersAmong(module)).toHaveLength(1);
  expect(module.SchemaEngine.new).toBeTypeOf("function");
});
