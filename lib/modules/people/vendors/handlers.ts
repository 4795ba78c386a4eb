import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { vendorsContract } from "./contract";
import { createVendor } from "./create-vendor";
import { deleteVendor } from "./delete-vendor";
import { getVendor } from "./get-vendor";
import { listVendors } from "./list-vendors";
import { updateVendor } from "./update-vendor";

export const handlers: HandlersOf<typeof vendorsContract> = {
  listVendors,
  createVendor,
  getVendor,
  updateVendor,
  deleteVendor,
};
