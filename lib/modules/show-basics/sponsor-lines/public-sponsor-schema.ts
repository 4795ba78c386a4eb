import { z } from "zod";
import { SPONSOR_TIERS } from "./tier-schema";

export const PublicSponsorSchema = z.object({
  id: z.string(),
  name: z.string(),
  tier: z.enum(SPONSOR_TIERS),
  logo: z.url().nullable(),
  url: z.url().nullable(),
  blurb: z.string(),
});
