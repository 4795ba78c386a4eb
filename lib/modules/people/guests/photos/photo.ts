import type { Guest } from "@/lib/generated/prisma/client";
import { env } from "@/lib/platform/runtime/env";

/** The address of a guest's portrait; empty without one. */
export function photoOf({ photo, photoFileId }: Pick<Guest, "photo" | "photoFileId">): string {
  return photoFileId === null ? photo : `${env().PUBLIC_URL.replace(/\/+$/, "")}/portraits/${photoFileId}`;
}

/** What refers to the file of a portrait. */
export const photoSubject = (guestId: string) => ({ type: "guest", id: guestId });
