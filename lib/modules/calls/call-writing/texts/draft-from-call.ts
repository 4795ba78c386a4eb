import { followUpOf } from "@/lib/calls/writing/letter/follow-up";
import { proposalOf } from "@/lib/calls/writing/letter/proposal";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { callWritingContract } from "../contract";
import { heardFrom, workedOut } from "../worked-out";
import { wishOf } from "./wish-of";

type Operation = typeof callWritingContract.draftFromCall;

export const draftFromCall = workedOut<InputOf<Operation>, OutputOf<Operation>>(async (ctx, input) => {
  const { kind } = input;
  const heard = await heardFrom(ctx, input);
  if (kind === "proposal") return { kind, ...proposalOf(heard) };
  const { sections, ...email } = followUpOf(heard, wishOf(input));
  return { kind, ...email, sections: sections.map((section) => ({ ...section, missing: null })) };
});
