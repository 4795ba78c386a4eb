import type { Notetaker } from "@/lib/generated/prisma/client";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { NotetakerWire } from "../schema";

export function presentNotetaker(bot: Notetaker, slug: string): NotetakerWire {
  const { removedByRole, removedByName } = bot;
  return {
    id: bot.id,
    event_slug: slug,
    state: bot.state as NotetakerWire["state"],
    sub_code: bot.subCode as NotetakerWire["sub_code"],
    removed_by:
      removedByRole === null
        ? null
        : { role: removedByRole as "host" | "guest" | "api", name: removedByName ?? "" },
    call_id: bot.callId,
    not_analyzed: bot.notAnalyzed as NotetakerWire["not_analyzed"],
    asked_at: isoOrNull(bot.askedAt),
    joined_at: isoOrNull(bot.joinedAt),
    left_at: isoOrNull(bot.leftAt),
    ended_at: isoOrNull(bot.endedAt),
    created_at: iso(bot.createdAt),
  };
}
