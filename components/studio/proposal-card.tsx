import { Button } from "@/components/ui/button";
import type { Proposal } from "./use-hands";

interface ProposalCardProps {
  proposal: Proposal;
  /** Null for those who may only look. */
  onDecide: ((approve: boolean) => void) | null;
}

// As an image nothing in it runs or loads, whatever names people gave themselves.
const picture = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** What a program would do, with the stage before and after. */
export function ProposalCard({ proposal, onDecide }: ProposalCardProps) {
  const { words, actor, before, after } = proposal;
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-line p-3 text-sm">
      <p>
        <span className="text-ink-muted">{actor.name || "A program"} proposes:</span> {words.join(", then ")}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Stage label="Now" svg={before.svg} />
        <Stage label="After" svg={after.svg} />
      </div>
      {onDecide && (
        <div className="flex gap-2">
          <Button size="sm" variant="primary" onClick={() => onDecide(true)}>
            Approve
          </Button>
          <Button size="sm" onClick={() => onDecide(false)}>
            Decline
          </Button>
        </div>
      )}
    </li>
  );
}

const Stage = ({ label, svg }: { label: string; svg: string }) => (
  <figure className="m-0">
    {/* biome-ignore lint/performance/noImgElement: drawn here, with nothing to fetch */}
    <img
      src={picture(svg)}
      alt={`The stage ${label.toLowerCase()}`}
      className="w-full rounded border border-line"
    />
    <figcaption className="text-ink-muted">{label}</figcaption>
  </figure>
);
