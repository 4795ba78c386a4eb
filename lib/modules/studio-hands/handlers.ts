import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { studioHandsContract } from "./contract";
import { decideProposal } from "./decide-proposal";
import { getStudioLease } from "./get-studio-lease";
import { listStudioProposals } from "./list-studio-proposals";
import { setStudioLease } from "./set-studio-lease";

export const handlers: HandlersOf<typeof studioHandsContract> = {
  getStudioLease,
  setStudioLease,
  listStudioProposals,
  decideProposal,
};
