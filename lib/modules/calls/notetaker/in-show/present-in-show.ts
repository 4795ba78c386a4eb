import type { z } from "zod";
import type { Notetaker } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { notetakerName } from "../rows/notetaker-name";
import type { ShowNotetakerSchema } from "../schema";
import { LOBBY_MS } from "../states/next-move";
import type { NotetakerState } from "../states/states-vocabulary";

/** One that has left, or is about to, is no longer in the show. */
const IN_SHOW: readonly string[] = ["scheduled", "joining", "waiting", "in_call"];

export async function presentInShow(
  ctx: Ctx,
  bot: Notetaker | null,
): Promise<z.output<typeof ShowNotetakerSchema>> {
  if (!bot || !IN_SHOW.includes(bot.state)) return { notetaker: null };
  const waits = bot.state === "waiting" && bot.askedAt;
  return {
    notetaker: {
      id: bot.id,
      name: await notetakerName(ctx, bot.workspaceId),
      state: bot.state as NotetakerState,
      waits_until: waits ? iso(new Date(waits.getTime() + LOBBY_MS)) : null,
    },
  };
}
