import { newFreeformGuest } from "@/lib/modules/people/guests";
import { presentClient } from "@/lib/modules/show-basics/clients";
import { makeEvent, resolveClient } from "@/lib/modules/shows/events";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { showroomsContract } from "./contract";
import { presentShowroom } from "./present-showroom";

export async function createShowroom(
  ctx: Ctx,
  input: InputOf<typeof showroomsContract.createShowroom>,
): Promise<OutputOf<typeof showroomsContract.createShowroom>> {
  const client = await resolveClient(ctx, input);
  const { client_id: _id, external_client_id: _own, generate_show_plan, guests = [], ...show } = input;
  const { event, plan } = await makeEvent(
    ctx,
    client,
    { ...show, guests: guests.map(newFreeformGuest) },
    { state: "published", generatePlan: generate_show_plan, keepsLength: true },
  );
  ctx.meta.version = event.version;
  return { showroom: presentShowroom(ctx, event, plan, { made: true }), client: presentClient(client) };
}
