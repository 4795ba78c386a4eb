import type { Event } from "@/lib/generated/prisma/client";

/** The columns of an event that decide what its mails say. */
export type EmailedPlace = Pick<Event, "id" | "workspaceId" | "environment" | "series" | "language">;
