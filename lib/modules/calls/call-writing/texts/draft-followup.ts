import {
  type FollowUp,
  followUpOf,
  followUpOfSummary,
  hearSummary,
} from "@/lib/calls/writing/letter/follow-up";
import { refusingUnreadable } from "@/lib/modules/calls/calls";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import type { callWritingContract } from "../contract";
import { heardFrom, workedOut } from "../worked-out";
import { wishOf } from "./wish-of";
import { withWording } from "./with-wording";

type Operation = typeof callWritingContract.draftFollowup;
type Input = InputOf<Operation>;

const OTHERS = ["transcript", "segments", "call_id", "event_slug"] as const;

export const draftFollowup = workedOut<Input, OutputOf<Operation>>(async (ctx, input) => {
  const { summary } = input;
  const wish = wishOf(input);
  if (summary === undefined) {
    const heard = await heardFrom(ctx, input);
    return present(await withWording(ctx, followUpOf(heard, wish), heard, wish.tone));
  }
  const others = OTHERS.filter((name) => input[name] !== undefined);
  if (others.length > 0)
    throw invalid(
      Object.fromEntries(others.map((name) => [name, "not_allowed" as const])),
      "Send either a summary or a call.",
    );
  const { title, started_at, language } = input;
  const facts = { ...(title && { title }), ...(started_at && { started_at }), ...(language && { language }) };
  const heard = refusingUnreadable(() => hearSummary(summary, facts), "summary");
  return present(await withWording(ctx, followUpOfSummary(heard, wish), heard, wish.tone));
});

const present = ({
  sections,
  ...email
}: FollowUp & Pick<OutputOf<Operation>, "written_by" | "tone">): OutputOf<Operation> => ({
  ...email,
  statements: sections.flatMap(({ statements }) => statements),
});
