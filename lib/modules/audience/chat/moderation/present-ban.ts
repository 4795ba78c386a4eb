import type { ChatBan } from "@/lib/generated/prisma/client";
import type { OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { chatContract } from "../contract";

export const presentBan = (row: ChatBan): OutputOf<typeof chatContract.banFromChat> => ({
  person: row.personId,
  name: row.name,
  hide_lines: row.hidesLines,
  banned_at: iso(row.createdAt),
});
