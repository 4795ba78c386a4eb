import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { mintKey } from "@/lib/platform/security/api-key";
import { type Environment, type Principal, SCOPES, type Scope } from "@/lib/platform/security/principal";

export interface TestWorkspace {
  workspaceId: string;
  principal(environment?: Environment, scopes?: readonly Scope[]): Principal;
  /** A real key of this workspace: its secret for the Authorization header. */
  key(
    environment?: Environment,
    scopes?: readonly Scope[],
    more?: { expiresAt?: Date; clientIds?: string[] },
  ): Promise<string>;
  /** A real key for sales calls. */
  callKey(environment?: Environment): Promise<string>;
}

/** A workspace for the test. */
export async function makeWorkspace(
  given: { plan?: string; verified?: boolean } = {},
): Promise<TestWorkspace> {
  const plan = given.plan ?? "self_hosted";
  const workspaceId = newId("wsp");
  await db().workspace.create({
    data: { id: workspaceId, name: "Test", plan, verifiedAt: given.verified === false ? null : new Date() },
  });
  return {
    workspaceId,
    principal: (environment = "test", scopes = SCOPES) => ({
      actor: { type: "key", id: newId("key"), name: "test key" },
      workspaceId,
      environment,
      scopes: new Set(scopes),
      plan,
      clientIds: [],
      address: "127.0.0.1",
    }),
    key: (environment = "test", scopes = SCOPES, more = {}) =>
      storeKey("server", { workspaceId, environment, scopes: [...scopes], ...more }),
    callKey: (environment = "test") => storeKey("call", { workspaceId, environment, scopes: [] }),
  };
}

async function storeKey(
  kind: "server" | "call",
  given: {
    workspaceId: string;
    environment: Environment;
    scopes: Scope[];
    expiresAt?: Date;
    clientIds?: string[];
  },
): Promise<string> {
  const { secret, ...minted } = mintKey(kind, given.environment);
  await db().apiKey.create({ data: { id: newId("key"), kind, name: "test", ...minted, ...given } });
  return secret;
}
