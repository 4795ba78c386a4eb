import type { StudioProposal } from "@/lib/generated/prisma/client";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { ProposalWire } from "./schema";

/** A proposal that no one decided in time has expired. */
export function presentProposal(row: StudioProposal, now: Date): ProposalWire {
  const drawings = row.drawings as unknown as Pick<ProposalWire, "before" | "after">;
  const state = row.state === "proposed" && row.expiresAt <= now ? "expired" : row.state;
  return {
    id: row.id,
    state: state as ProposalWire["state"],
    words: row.words,
    commands: row.commands as ProposalWire["commands"],
    actor: { type: row.actorType, name: row.actorName },
    source: row.source,
    before: drawings.before,
    after: drawings.after,
    created_at: iso(row.createdAt),
    expires_at: iso(row.expiresAt),
    decided_at: isoOrNull(row.decidedAt),
    decided_by: row.decidedBy,
  };
}
