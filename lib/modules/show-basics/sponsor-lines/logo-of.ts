import type { Sponsor } from "@/lib/generated/prisma/client";
import { env } from "@/lib/platform/runtime/env";

/** The address of a sponsor's logo; empty while no picture of ours is there. */
export const logoOf = ({ logoFileId }: Pick<Sponsor, "logoFileId">): string =>
  logoFileId === null ? "" : `${env().PUBLIC_URL.replace(/\/+$/, "")}/logos/${logoFileId}`;

/** What refers to the file of a logo. */
export const logoSubject = (sponsorId: string) => ({ type: "sponsor", id: sponsorId });
