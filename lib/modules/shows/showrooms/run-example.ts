import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { showroomsContract } from "./contract";
import { createShowroom } from "./create-showroom";

const TITLE = "How small teams ship live shows";
const BRIEF = `A 45 minute show for people who build products in small teams.
Guests: Priya Natarajan, head of developer relations at Lumen; Tomás Ferreira, founder of Fieldnotes.
Topics: choosing a format that fits a team of three; rehearsing in ten minutes; turning one show into a month of clips.
Key points: start with one guest and one question; let the run of show carry the host; measure who stayed, not who came.`;

/** Does the same as `createShowroom`, with an example brief if the caller has none. */
export function runExample(
  ctx: Ctx,
  input: InputOf<typeof showroomsContract.runExample>,
): Promise<OutputOf<typeof showroomsContract.runExample>> {
  return createShowroom(ctx, {
    title: input.title ?? TITLE,
    brief: input.brief ?? BRIEF,
    client_id: input.client_id,
    generate_show_plan: input.generate_show_plan,
  });
}
