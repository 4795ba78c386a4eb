import { proposalSubject } from "@/lib/modules/calls/deals";
import { notFound } from "@/lib/operation/problem";
import { sql } from "@/lib/platform/database/db";
import type { Environment, Principal } from "@/lib/platform/security/principal";

interface DealRow extends Record<string, unknown> {
  id: string;
  workspace_id: string;
  environment: Environment;
  plan: string;
}

/** Returns the principal of someone with a proposal's address. Throws `not_found` for an address that isn't ours. */
export async function proposalPrincipal(token: string, address: string): Promise<Principal> {
  const subject = proposalSubject(token);
  const [row] = subject
    ? await sql<DealRow>(
        "visitor_deal",
        `SELECT d.id, d.workspace_id, d.environment, w.plan
         FROM deal d JOIN workspace w ON w.id = d.workspace_id WHERE d.id = $1`,
        [subject.dealId],
      )
    : [];
  if (!row) throw notFound();
  return {
    actor: { type: "public", id: "public", name: "" },
    workspaceId: row.workspace_id,
    environment: row.environment,
    plan: row.plan,
    scopes: new Set(),
    clientIds: [],
    dealId: row.id,
    address,
  };
}
