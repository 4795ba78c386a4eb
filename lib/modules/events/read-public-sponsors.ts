import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { PublicSponsor } from "./public-schema";

/** The sponsors that a show's page names, in the order of the page. Shows have none yet. */
export const readPublicSponsors = async (_: Ctx, __: Event): Promise<PublicSponsor[]> => [];
