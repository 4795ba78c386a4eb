import { BarTable } from "./bar-table";
import type { AnalyticsFigures } from "./figures";
import { count } from "./number-words";

const REACTIONS: Readonly<Record<string, string>> = {
  applause: "Applause",
  heart: "Heart",
  laugh: "Laugh",
  surprise: "Surprise",
  thumbs_up: "Thumbs up",
};

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
            heads={["Reaction", "Count"]}
            rows={Object.entries(reactions.by_kind).map(([kind, value]) => ({
              key: kind,
              label: REACTIONS[kind] ?? kind,
              value,
            }))}
          />
        </div>
      )}
    </>
  );
}
