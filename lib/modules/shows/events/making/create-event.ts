import { newGuest } from "@/lib/modules/people/guests";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { eventsContract } from "../contract";
import { presentEventResult } from "../reading/present-event-result";
import { makeEvent } from "./make-event";
import { resolveClient } from "./resolve-client";

type Input = InputOf<typeof eventsContract.createEvent>;
type Output = OutputOf<typeof eventsContract.createEvent>;

async function create(ctx: Ctx, input: Input, state: "draft" | "published"): Promise<Output> {
  const { client_id, external_client_id, generate_show_plan, guests = [], ...rest } = input;
  const client = await resolveClient(ctx, { client_id, external_client_id });
  const bundle = await makeEvent(
    ctx,
    client,
    { ...rest, guests: guests.map(newGuest) },
    { state, generatePlan: generate_show_plan },
  );
  return presentEventResult(ctx, bundle);
}

/** In the versioned API, an event starts as a draft and is opened by publishing it. */
export const createEvent = (ctx: Ctx, input: Input): Promise<Output> => create(ctx, input, "draft");

/** The older API has no publish step, so its events are published from the start. */
export const createEventLegacy = (ctx: Ctx, input: Input): Promise<Output> => create(ctx, input, "published");
