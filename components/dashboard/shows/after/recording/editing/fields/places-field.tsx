"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { MOST_PLACES } from "@/lib/modules/after/program-edits/edit-vocabulary";
import { secondAsClock } from "@/lib/stage/video-time";
import type { CutPlace } from "../edit";

interface PlacesFieldProps {
  places: readonly CutPlace[];
  /** How many more there are than one edit can cut. */
  left: number;
  onChange: (places: CutPlace[]) => void;
  error: string | undefined;
}

/** Words in several places, of which some may stay. */
export function PlacesField({ places, left, onChange, error }: PlacesFieldProps) {
  const chosen = places.filter(({ isChosen }) => isChosen).length;
  const chooseAll = (isChosen: boolean) => onChange(places.map((place) => ({ ...place, isChosen })));
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-ink text-sm">Fillers to cut</legend>
      <Checkbox
        label={`All ${places.length}`}
        checked={chosen === places.length}
        indeterminate={chosen > 0 && chosen < places.length}
        onCheckedChange={chooseAll}
      />
      <ul className="flex max-h-80 flex-col gap-1.5 overflow-y-auto rounded-control border border-line p-2">
        {places.map((place, index) => (
          <li key={`${place.segmentId} ${place.from}`}>
            <Checkbox
              label={
                <>
                  <span className="tabular text-ink-muted text-sm">{secondAsClock(place.from)}</span> “
                  {place.text}”
                </>
              }
              checked={place.isChosen}
              onCheckedChange={(isChosen) => onChange(places.with(index, { ...place, isChosen }))}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className="text-ink-muted text-xs">
          One edit can cut up to {MOST_PLACES} places. {left === 1 ? "1 more is" : `${left} more are`} offered
          after this one.
        </p>
      )}
      {error && <p className="text-danger text-xs">{error}</p>}
    </fieldset>
  );
}
