import { clientsContract } from "@/lib/modules/clients/contract";

/** The contracts of all modules: the one list that everything else is derived from. */
export const CONTRACTS = {
  ...clientsContract,
};

export type OperationId = keyof typeof CONTRACTS;
