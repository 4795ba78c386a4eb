import type { HandlersOf } from "@/lib/operation/handlers-of";
import { closeDeal } from "./closing/close-deal";
import { updateDeal } from "./closing/update-deal";
import type { dealsContract } from "./contract";
import { getProposal } from "./proposal/get-proposal";
import { signProposal } from "./proposal/sign-proposal";
import { getDeal } from "./reading/get-deal";
import { listDeals } from "./reading/list-deals";

export const handlers: HandlersOf<typeof dealsContract> = {
  closeDeal,
  listDeals,
  getDeal,
  updateDeal,
  getProposal,
  signProposal,
};
