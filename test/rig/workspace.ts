import { randomUUID } from "node:crypto";
import type { OwnStack } from "./own-stack";

export interface RigWorkspace {
  workspaceId: string;
  keyId: string;
  key: string;
}

/**
 * Creates another workspace in this stack on a plan, as an operator does, with a test key that has all
 * scopes.
 */
export async function workspaceWithKey(stack: OwnStack, plan: string): Promise<RigWorkspace> {
  const email = `${plan}-${randomUUID()}@example.com`;
  const name = `Rehearsal on ${plan}`;
  const made = await stack.admin("workspace", "create", "--name", name, "--plan", plan, "--email", email);
  const { id: workspaceId = "" } = made;
  const minted = await stack.admin(
    ...["key", "mint", "--workspace", workspaceId, "--environment", "test"],
    ...["--scopes", "all", "--name", name],
  );
  return { workspaceId, keyId: minted.id ?? "", key: minted.key ?? "" };
}
