import {
  initialState,
  PlanSchema,
  parseCommand,
  publicState,
  reduce,
  type StageCommandInput,
  type StagePerson,
  type StageState,
} from "@/lib/stage";

export interface DemoStep {
  body: Record<string, unknown>;
  says: string;
  state: StageState;
}

const person = (identity: string, name: string, title: string, kind: StagePerson["kind"]): StagePerson => ({
  identity,
  name,
  title,
  kind,
  muted: false,
});

const HOST = person("host", "Hannah Vogel", "Host", "host");
const GUEST = person("guest", "Ana María Ruiz", "Northwind", "guest");
const TITLE = "Ship smaller";

const PLAN = PlanSchema.parse({
  segments: [
    { id: "talk", title: "What we left out", type: "talk", duration_sec: 600 },
    {
      id: "poll",
      title: "Your turn",
      type: "poll",
      duration_sec: 120,
      poll: { question: "What would you cut first?", options: ["Settings", "Onboarding", "The dashboard"] },
    },
  ],
  ticker: ["Questions are open", "Next: what we left out", "Slides after the show"],
});

const STEPS: [StageCommandInput, string][] = [
  [{ action: "set_layout", layout: "duo" }, "Two people, side by side."],
  [{ action: "show_deck" }, "The slide takes the room; the people move over."],
  [
    {
      action: "quote_card",
      text: "Every setting is a decision we could not make.",
      author: "Ana María Ruiz",
    },
    "A sentence fills the picture for twelve seconds.",
  ],
  [{ action: "show_ticker" }, "News along the bottom edge."],
  [{ action: "confetti" }, "Because it shipped."],
];

/** What a handful of commands make of a stage: reduced for real, by the same code that runs shows. */
export function homeDemo(now: Date): DemoStep[] {
  const at = now.toISOString();
  const people = [HOST, GUEST];
  let state: StageState = {
    ...initialState({ title: TITLE, plan: PLAN, stage: people }),
    phase: "live",
    layout: "solo",
    started_at: at,
  };
  const steps: DemoStep[] = [];
  for (const [index, [command, says]] of STEPS.entries()) {
    const base = steps.length > 0 && command.action === "show_ticker" ? { ...state, quote: null } : state;
    const result = reduce(base, command, { id: `demo-${index}`, at, people });
    if (!result.ok || !parseCommand(command).ok) continue;
    state = result.state;
    steps.push({ body: { ...command }, says, state: publicState(state) });
  }
  return steps;
}
