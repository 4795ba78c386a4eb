import type { Sponsor } from "@/lib/generated/prisma/client";
import { env } from "@/lib/platform/runtime/env";

/** Returns the URL of a sponsor's logo. Empty until its image is stored. */
export const logoOf = ({ logoFileId }: Pick<Sponsor, "logoFileId">): string =>
  logoFileId === null ? "" : `${env().PUBLIC_URL.replace(/\/+$/, "")}/logos/${logoFileId}`;

/** Returns the subject that references a logo's file. */
export const logoSubject = (sponsorId: string) => ({ type: "sponsor", id: sponsorId });
