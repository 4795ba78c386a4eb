import { BarTable } from "./bar-table";
import { Definitions } from "./definitions";
import type { AnalyticsFigures } from "./figures";
import { shareOf } from "./number-words";

const STEPS = [
  ["seen", "Visited the signup page", "Each person counts once a day"],
  ["registered", "Registered", "Signed up and didn’t cancel"],
  ["joined", "Attended", "Watched while the show was on air"],
  ["stayed", "Stayed", "Watched at least half of the time on air"],
  ["answered", "Voted", "Voted in a poll"],
  ["clicked", "Clicked", "Clicked a call to action"],
  ["replayed", "Watched the replay", "Including people who missed the show"],
] as const;

const HEADS = [
  { header: "Step", definition: "What people did, from the signup page to the replay." },
  {
    header: "People",
    definition: "Each person counts once in a step, except for visits of the signup page.",
  },
  { header: "% of attendees", definition: "People as a percentage of everyone who attended." },
] as const;

const NOT_OF_ATTENDEES: ReadonlySet<string> = new Set(["seen", "registered", "replayed"]);

/** How many people took each step. */
export function Funnel({ figures }: { figures: AnalyticsFigures }) {
  const { funnel, attended } = figures;
  return (
    <>
      <BarTable
        label="Funnel"
        heads={HEADS}
        rows={STEPS.map(([step, label, definition]) => ({
          key: step,
          label: (
            <>
              {label}
              <span className="block text-ink-muted text-sm">{definition}</span>
            </>
          ),
          value: funnel[step],
          note: NOT_OF_ATTENDEES.has(step) ? "–" : shareOf(funnel[step], attended),
        }))}
      />
      <Definitions label="Funnel" columns={HEADS} />
    </>
  );
}
