import type { HandlersOf } from "@/lib/operation/handlers-of";
import { createSponsor } from "./changing/create-sponsor";
import { deleteSponsor } from "./changing/delete-sponsor";
import { updateSponsor } from "./changing/update-sponsor";
import type { sponsorsContract } from "./contract";
import { getSponsor } from "./get-sponsor";
import { listSponsors } from "./list-sponsors";

export const handlers: HandlersOf<typeof sponsorsContract> = {
  listSponsors,
  createSponsor,
  getSponsor,
  updateSponsor,
  deleteSponsor,
};
