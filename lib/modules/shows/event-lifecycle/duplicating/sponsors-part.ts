import { copySponsors } from "@/lib/modules/material/sponsors";
import type { CopyPart } from "./copy-part";

export const sponsorsPart: CopyPart = {
  copy: (ctx, { from, to }) => copySponsors(ctx, from.event, to),
};
