import { type FollowUp, followUpOf, followUpOfSummary } from "@/lib/calls/writing/letter/follow-up";
import { refusingUnreadable } from "@/lib/modules/calls/calls";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import type { callWritingContract } from "../contract";
import { heardFrom, workedOut } from "../worked-out";
import { wishOf } from "./wish-of";

type Operation = typeof callWritingContract.draftFollowup;
type Input = InputOf<Operation>;

const OTHERS = ["transcript", "segments", "call_id", "event_slug"] as const;

export const draftFollowup = workedOut<Input, OutputOf<Operation>>(async (ctx, input) => {
  const { summary } = input;
  if (summary === undefined) return present(followUpOf(await heardFrom(ctx, input), wishOf(input)));
  const others = OTHERS.filter((name) => input[name] !== undefined);
  if (others.length > 0)
    throw invalid(
      Object.fromEntries(others.map((name) => [name, "not_allowed" as const])),
      "Send either a summary or a call.",
    );
  const { title, started_at, language } = input;
  const facts = { ...(title && { title }), ...(started_at && { started_at }), ...(language && { language }) };
  return present(refusingUnreadable(() => followUpOfSummary(summary, wishOf(input), facts), "summary"));
});

const present = ({ language, subject, body, sections }: FollowUp): OutputOf<Operation> => ({
  ...{ language, subject, body },
  statements: sections.flatMap(({ statements }) => statements),
});
