import { findEvent, lockEvent } from "@/lib/modules/show-basics/show-facts";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { pricedVerb } from "@/lib/operation/prepared";
import { stateConflict } from "@/lib/operation/problem";
import { CLIP, CLIP_CREDITS } from "../../shorts/contract";
import type { promoKitContract } from "../contract";
import { presentJob } from "../reading/present-job";
import { requirePeople } from "../require-people";
import { queuePromoKit } from "./queue-promo-kit";
import { missingClips, renderTeasers } from "./render-teasers";

type Operation = typeof promoKitContract.generatePromoKit;

export const OVER = ["cancelled", "archived"];

export const generatePromoKit = pricedVerb<InputOf<Operation>, OutputOf<Operation>>(
  async (ctx, { slug, person_ids: people = [], kinds = [], render_teasers }) => {
    if (!render_teasers) return [];
    const missing = await missingClips(ctx, await findEvent(ctx, slug), { people, kinds });
    return missing.map(() => ({ kind: CLIP, credits: CLIP_CREDITS }));
  },
  async (
    ctx,
    { slug, person_ids: people = [], kinds = [], replace_edited: replaceEdited, render_teasers },
  ) => {
    const event = await lockEvent(ctx, slug);
    if (OVER.includes(event.state))
      throw stateConflict(event.state, `The show is ${event.state}, so there is nothing to promote.`);
    await requirePeople(ctx, event, people, "person_ids");
    const isWhole = people.length === 0 && kinds.length === 0;
    await ctx.db.promoKit.upsert({
      where: { eventId: event.id },
      create: { eventId: event.id, isWhole },
      update: isWhole ? { isWhole } : {},
    });
    if (render_teasers) await renderTeasers(ctx, event, { people, kinds });
    const row = await queuePromoKit(ctx, event, {
      people: [...new Set(people)],
      kinds: [...new Set(kinds)],
      ...{ replaceEdited, isAutomatic: false },
    });
    return presentJob(ctx, row);
  },
);
