import type { Event } from "@/lib/generated/prisma/client";

/** The columns of an event that decide which copy its emails use. */
export type EmailedPlace = Pick<Event, "id" | "workspaceId" | "environment" | "series" | "language">;
