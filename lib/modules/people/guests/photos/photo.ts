import type { Guest } from "@/lib/generated/prisma/client";
import { env } from "@/lib/platform/runtime/env";

/** Returns the URL of a guest's portrait. Empty without one. */
export function photoOf({ photo, photoFileId }: Pick<Guest, "photo" | "photoFileId">): string {
  return photoFileId === null ? photo : `${env().PUBLIC_URL.replace(/\/+$/, "")}/portraits/${photoFileId}`;
}

/** Returns the subject that references a portrait's file. */
export const photoSubject = (guestId: string) => ({ type: "guest", id: guestId });
