import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { clientsContract } from "./contract";
import { createClient } from "./create-client";
import { getClient } from "./get-client";
import { listClients } from "./list-clients";
import { updateClient } from "./update-client";

export const handlers: HandlersOf<typeof clientsContract> = {
  createClient,
  getClient,
  listClients,
  updateClient,
};
