import { auditContract } from "@/lib/modules/audit/contract";
import { clientsContract } from "@/lib/modules/clients/contract";
import { interfaceContract } from "@/lib/modules/interface/contract";
import { usageContract } from "@/lib/modules/usage/contract";

/** The contracts of all modules: the one list that everything else is derived from. */
export const CONTRACTS = {
  ...interfaceContract,
  ...clientsContract,
  ...usageContract,
  ...auditContract,
};

export type OperationId = keyof typeof CONTRACTS;
