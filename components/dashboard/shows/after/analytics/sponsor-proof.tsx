import { DataTable } from "@/components/ui/data-table";
import { SPONSOR_WORDS } from "@/lib/analytics/definitions";
import { secondAsClock } from "@/lib/stage/video-time";
import { type DefinedColumn, Definitions } from "./definitions";
import type { AnalyticsFigures } from "./figures";
import { count, minutes, seconds } from "./number-words";

type Sponsor = AnalyticsFigures["sponsors"][number];
type Still = Sponsor["stills"][number];

const COLUMNS: readonly DefinedColumn<Sponsor>[] = [
  {
    header: "Sponsor",
    definition: "The sponsor’s name.",
    cell: (row) => (
      <>
        <span className="break-words">{row.name}</span>
        <span className="tabular block text-ink-muted text-xs sm:hidden">
          Lower third {seconds(row.lower_third_sec)}, ticker {seconds(row.ticker_sec)}
        </span>
      </>
    ),
  },
  {
    header: "Lower third",
    definition: SPONSOR_WORDS.lower_third_sec,
    from: "sm",
    numeric: true,
    className: "tabular whitespace-nowrap",
    cell: (row) => seconds(row.lower_third_sec),
  },
  {
    header: "Ticker",
    definition: SPONSOR_WORDS.ticker_sec,
    from: "sm",
    numeric: true,
    className: "tabular whitespace-nowrap",
    cell: (row) => seconds(row.ticker_sec),
  },
  {
    header: "Viewed",
    definition: "Time on air in either, multiplied by the number of attendees who were watching.",
    numeric: true,
    className: "tabular whitespace-nowrap",
    cell: ({ viewer_sec }) => minutes(viewer_sec / 60),
  },
  {
    header: "Clicks",
    definition: "Clicks on calls to action that link to the sponsor’s website.",
    numeric: true,
    className: "tabular",
    cell: ({ clicks }) => count(clicks),
  },
];

const PLACEMENT_NAMES: Record<Still["placement"], string> = { lower_third: "Lower third", ticker: "Ticker" };

/** How long each sponsor was on stage, to how many, and what that looked like. */
export function SponsorProof({ sponsors }: { sponsors: readonly Sponsor[] }) {
  const stills = sponsors.flatMap(({ name, stills }) => stills.map((still) => ({ name, ...still })));
  return (
    <>
      <DataTable
        label="Sponsors on stage"
        columns={COLUMNS}
        rows={sponsors}
        keyOf={({ sponsor_id }) => sponsor_id}
      />
      <Definitions label="Sponsors on stage" columns={COLUMNS} />
      {stills.length > 0 && (
        <ul
          aria-label="Sponsors in the recording"
          className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3"
        >
          {stills.map((still) => (
            <li key={`${still.recording_id} ${still.name} ${still.placement}`}>
              <SponsorStill {...still} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function SponsorStill({ name, placement, at_sec, url }: Still & { name: string }) {
  const where = `${PLACEMENT_NAMES[placement]} at ${secondAsClock(at_sec)}`;
  return (
    <figure className="flex flex-col gap-2">
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="block overflow-hidden rounded-panel border border-line"
      >
        {/* biome-ignore lint/performance/noImgElement: its signed address expires */}
        <img
          src={url}
          alt={`${name}: ${where}`}
          loading="lazy"
          className="aspect-video w-full object-cover"
        />
      </a>
      <figcaption className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="min-w-0 break-words font-medium">{name}</span>
        <span className="tabular text-ink-muted">{where}</span>
      </figcaption>
    </figure>
  );
}
