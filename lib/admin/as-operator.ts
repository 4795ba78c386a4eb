import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import type { Environment } from "@/lib/platform/security/principal";

/** Runs an operator's work on a workspace in one transaction, with audit rows in the operator's name. */
export const asOperator = <T>(
  workspaceId: string,
  environment: Environment,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> => asSystem("operator", { workspaceId, environment }, work);
