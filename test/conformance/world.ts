import type { Operation } from "@/lib/api/operation";
import type { Environment } from "@/lib/platform/principal";
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
}

export async function makeWorld(): Promise<World> {
  const workspace = await makeWorkspace();
  const other = await makeWorkspace();
  const key = await workspace.key();
  const foreign = await populate(await other.key(), other.workspaceId, "test");
  const live = await workspace.key("live");
  const otherEnvironment = await populate(live, workspace.workspaceId, "live");
  return worldOf(
    workspace,
    key,
    await populate(key, workspace.workspaceId, "test"),
    foreign,
    otherEnvironment,
  );
}

function worldOf(
  workspace: TestWorkspace,
  key: string,
  names: Names,
  foreign: Names,
  otherEnvironment: Names,
): World {
  const environment: Environment = "test";
  return {
    workspace,
    key,
    names,
    foreign,
    otherEnvironment,
    paramsFor: () => names,
    inputFor: (op) => inputs[op.id]?.(names) ?? { ...(op.examples?.[0]?.input ?? {}) },
    fresh: async () =>
      worldOf(
        workspace,
        key,
        await populate(key, workspace.workspaceId, environment),
        foreign,
        otherEnvironment,
      ),
  };
}
