import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { studioLinksContract } from "./contract";
import { createStudioLink } from "./create-studio-link";
import { listStudioLinks } from "./list-studio-links";
import { manageStudioLink } from "./manage-studio-link";

export const handlers: HandlersOf<typeof studioLinksContract> = {
  createStudioLink,
  listStudioLinks,
  manageStudioLink,
};
