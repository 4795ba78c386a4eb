import { CHAT_MESSAGES, REACTION_COUNTS } from "@/lib/analytics/definitions";
import { BarTable } from "./bar-table";
import { Definitions } from "./definitions";
import type { AnalyticsFigures } from "./figures";
import { count } from "./number-words";

const REACTIONS: Readonly<Record<string, string>> = {
  applause: "Applause",
  heart: "Heart",
  laugh: "Laugh",
  surprise: "Surprise",
  thumbs_up: "Thumbs up",
};

const KINDS = [
  { header: "Reaction", definition: "Which reaction it was." },
  { header: "Count", definition: REACTION_COUNTS },
] as const;

const DEFINITIONS = [
  { header: "Chat messages", definition: CHAT_MESSAGES },
  { header: "Questions", definition: "From the audience, private and dismissed ones included." },
  { header: "Reactions", definition: REACTION_COUNTS },
] as const;

/** Chat, questions and reactions. */
export function Interaction({ figures }: { figures: AnalyticsFigures }) {
  const { chat, questions, reactions } = figures;
  const facts = [
    [
      "Chat messages",
      chat.real,
      `From attendees. The crew sent ${count(chat.crew)} and automated viewers ${count(chat.synthetic)}.`,
    ],
    [
      "Questions",
      questions.total,
      `${count(questions.answered)} answered, ${count(questions.upvotes)} upvotes.`,
    ],
    ["Reactions", reactions.total, "Including reactions from automated viewers."],
  ] as const;
  return (
    <>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {facts.map(([label, value, more]) => (
          <div key={label}>
            <dt className="text-ink-muted text-sm">{label}</dt>
            <dd>
              <span className="block font-semibold text-xl tabular">{count(value)}</span>
              <span className="block text-ink-muted text-sm">{more}</span>
            </dd>
          </div>
        ))}
      </dl>
      {reactions.total > 0 && (
        <div className="mt-4">
          <BarTable
            label="Reactions by kind"
            heads={KINDS}
            rows={Object.entries(reactions.by_kind).map(([kind, value]) => ({
              key: kind,
              label: REACTIONS[kind] ?? kind,
              value,
            }))}
          />
        </div>
      )}
      <Definitions
        label="Interaction"
        columns={reactions.total > 0 ? [...DEFINITIONS, ...KINDS] : DEFINITIONS}
      />
    </>
  );
}
