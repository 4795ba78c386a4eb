import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { sponsorsContract } from "./contract";
import { createSponsor } from "./create-sponsor";
import { deleteSponsor } from "./delete-sponsor";
import { getSponsor } from "./get-sponsor";
import { listSponsors } from "./list-sponsors";
import { updateSponsor } from "./update-sponsor";

export const handlers: HandlersOf<typeof sponsorsContract> = {
  listSponsors,
  createSponsor,
  getSponsor,
  updateSponsor,
  deleteSponsor,
};
