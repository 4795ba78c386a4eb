import { Time } from "@/components/ui/time";
import { BarTable } from "./bar-table";
import { Definitions } from "./definitions";
import type { AnalyticsFigures } from "./figures";
import { plural, shareOf } from "./number-words";

const HEADS = [
  { header: "Answer", definition: "In the poll’s order." },
  { header: "Votes", definition: "Attendees whose last vote was for this answer." },
  { header: "Share", definition: "Votes as a percentage of the poll’s votes." },
] as const;

/** The results of each poll. */
export function Polls({ polls }: { polls: AnalyticsFigures["polls"] }) {
  if (polls.length === 0)
    return (
      <p className="text-base text-ink-muted">No polls. Start one in the studio while the show is on air.</p>
    );
  return (
    <>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-2">
        {polls.map(({ poll_id, question, options, votes, opened_at, state }) => (
          <div key={poll_id} className="min-w-0">
            <h3 className="break-words font-medium text-base">{question}</h3>
            <p className="mb-1 text-ink-muted text-sm">
              {plural(votes, "vote")} · {state === "open" ? "Open since" : "Opened"}{" "}
              <Time value={opened_at} format="short" />
            </p>
            <BarTable
              label={question}
              heads={HEADS}
              most={votes}
              rows={options.map(({ text, votes: value }, place) => ({
                key: String(place),
                label: <span className="break-words">{text}</span>,
                value,
                note: shareOf(value, votes),
              }))}
            />
          </div>
        ))}
      </div>
      <Definitions label="Polls" columns={HEADS} />
    </>
  );
}
