import type { Sponsor } from "@/lib/generated/prisma/client";
import { SPONSOR_PLACEMENTS } from "@/lib/modules/show-basics/sponsor-lines/tier-schema";
import type { InputOf } from "@/lib/operation/operation";
import type { sponsorsContract } from "../contract";

type Given = Pick<
  InputOf<typeof sponsorsContract.updateSponsor>,
  "name" | "tier" | "url" | "blurb" | "placements"
>;

/**
 * Returns the given fields except the logo as columns, with placements in a fixed order and without
 * duplicates.
 */
export const columnsOf = ({ placements, ...rest }: Given): Partial<Sponsor> =>
  ({
    ...rest,
    placements: placements && SPONSOR_PLACEMENTS.filter((place) => placements.includes(place)),
  }) as Partial<Sponsor>;
