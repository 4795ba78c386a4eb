import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { stageControlContract } from "./contract";
import { decideProposal } from "./decide-proposal";
import { getStudioLease } from "./get-studio-lease";
import { getStudioProposal } from "./get-studio-proposal";
import { listStudioProposals } from "./list-studio-proposals";
import { setStudioLease } from "./set-studio-lease";

export const handlers: HandlersOf<typeof stageControlContract> = {
  getStudioLease,
  getStudioProposal,
  setStudioLease,
  listStudioProposals,
  decideProposal,
};
