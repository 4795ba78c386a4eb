import type { Comparing, Side } from "./use-comparing";

interface CompareToggleProps {
  editId: string;
  /** The edit in words. */
  title: string;
  comparing: Comparing;
}

const SIDES: readonly [Side, string][] = [
  ["before", "Before"],
  ["after", "After"],
];

/** Plays an edit's place as it was, or as it is. Pressing the one that is shown ends it. */
export function CompareToggle({ editId, title, comparing }: CompareToggleProps) {
  const { shown, reading, show, close } = comparing;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
    <div
      role="group"
      aria-label={`Compare: ${title}`}
      className="inline-flex rounded-control bg-surface-sunken p-0.5 ring-1 ring-line ring-inset"
    >
      {SIDES.map(([side, label]) => {
        const isShown = shown?.editId === editId && shown.side === side;
        return (
          <button
            key={side}
            type="button"
            aria-pressed={isShown}
            disabled={reading !== null}
            onClick={() => (isShown && side === "before" ? close() : show(editId, side))}
            className="h-6 rounded-sm px-2.5 text-ink-muted text-sm hover:text-ink disabled:opacity-60 aria-pressed:bg-surface-raised aria-pressed:font-medium aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-line"
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}
