import type { Operation, Prefixed } from "@/lib/api/operation";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import { inputs } from "./inputs";
import { type Names, populate } from "./populate";

/** One workspace with one of everything, a second one and a second environment to be kept apart from. */
export interface World {
  workspace: TestWorkspace;
  key: string;
  names: Names;
  foreign: Names;
  otherEnvironment: Names;
  paramsFor(op: Operation): Record<string, string>;
  inputFor(op: Operation): Record<string, unknown>;
  /** The same workspace with new objects, for operations that use theirs up. */
  fresh(): Promise<World>;
  /** The prefix that calls go to; an operation's first when unset. */
  prefix?: Prefixed;
}

export async function makeWorld(): Promise<World> {
  const workspace = await makeWorkspace();
  const other = await makeWorkspace();
  const key = await workspace.key();
  const foreign = await populate(await other.key());
  const live = await workspace.key("live");
  const otherEnvironment = await populate(live);
  return worldOf(workspace, key, await populate(key), foreign, otherEnvironment);
}

function worldOf(
  workspace: TestWorkspace,
  key: string,
  names: Names,
  foreign: Names,
  otherEnvironment: Names,
): World {
  return {
    workspace,
    key,
    names,
    foreign,
    otherEnvironment,
    paramsFor: () => names,
    inputFor: (op) => inputs[op.id]?.(names) ?? { ...(op.examples?.[0]?.input ?? {}) },
    async fresh() {
      const next = worldOf(workspace, key, await populate(key), foreign, otherEnvironment);
      return this.prefix ? { ...next, prefix: this.prefix } : next;
    },
  };
}
