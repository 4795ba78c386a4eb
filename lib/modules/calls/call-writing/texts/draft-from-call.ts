import { followUpOf } from "@/lib/calls/writing/letter/follow-up";
import { proposalOf } from "@/lib/calls/writing/letter/proposal";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { callWritingContract } from "../contract";
import { heardFrom, workedOut } from "../worked-out";
import { wishOf } from "./wish-of";
import { withWording } from "./with-wording";

type Operation = typeof callWritingContract.draftFromCall;

export const draftFromCall = workedOut<InputOf<Operation>, OutputOf<Operation>>(async (ctx, input) => {
  const { kind } = input;
  const wish = wishOf(input);
  const heard = await heardFrom(ctx, input);
  if (kind === "proposal") return { kind, ...(await withWording(ctx, proposalOf(heard), heard, wish.tone)) };
  const { sections, ...email } = await withWording(ctx, followUpOf(heard, wish), heard, wish.tone);
  return { kind, ...email, sections: sections.map((section) => ({ ...section, missing: null })) };
});
