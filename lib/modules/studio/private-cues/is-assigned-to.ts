import type { Guest } from "@/lib/generated/prisma/client";

const sameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Segments are assigned to a guest by ID or by name. */
export const isAssignedTo =
  ({ id, name }: Pick<Guest, "id" | "name">) =>
  (assignee: string | null): boolean =>
    assignee !== null && (assignee === id || sameName(assignee, name));
