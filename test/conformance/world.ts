import type { Operation, Prefixed } from "@/lib/operation/operation";
import type { ApiOptions } from "@/test/support/api";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import { inputs } from "./inputs";
import { type Names, populate } from "./populate";

/** One of everything, a second workspace and a second environment to be kept apart from. */
export interface World {
  names: Names;
  foreign: Names;
  otherEnvironment: Names;
  /** What a rightful caller of the operation sends along. */
  who(op: Operation): ApiOptions;
  paramsFor(op: Operation): Record<string, string>;
  inputFor(op: Operation): Record<string, unknown>;
  /** The same with new objects, for operations that use theirs up. */
  fresh(op: Operation): Promise<this>;
  /** The prefix that calls go to; an operation's first when unset. */
  prefix?: Prefixed;
}

export interface KeyWorld extends World {
  workspace: TestWorkspace;
  key: string;
}

export async function makeWorld(): Promise<KeyWorld> {
  const workspace = await makeWorkspace();
  const other = await makeWorkspace();
  const key = await workspace.key();
  const foreign = await populate({ key: await other.key() });
  const otherEnvironment = await populate({ key: await workspace.key("live") });
  return worldOf(workspace, key, await populate({ key }), foreign, otherEnvironment);
}

/** An operation's first example, unless the tests know better. */
export const inputOf = (op: Operation, names: Names): Record<string, unknown> =>
  inputs[op.id]?.(names) ?? { ...(op.examples?.[0]?.input ?? {}) };

function worldOf(
  workspace: TestWorkspace,
  key: string,
  names: Names,
  foreign: Names,
  otherEnvironment: Names,
): KeyWorld {
  return {
    workspace,
    key,
    names,
    foreign,
    otherEnvironment,
    who: () => ({ key }),
    paramsFor: () => names,
    inputFor: (op) => inputOf(op, names),
    async fresh() {
      const next = worldOf(workspace, key, await populate({ key }), foreign, otherEnvironment);
      return this.prefix ? { ...next, prefix: this.prefix } : next;
    },
  };
}
