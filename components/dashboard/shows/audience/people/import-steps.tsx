import clsx from "clsx";
import { Check } from "lucide-react";

const STEPS = [
  { name: "file", label: "File" },
  { name: "columns", label: "Columns" },
  { name: "check", label: "Check" },
  { name: "done", label: "Done" },
] as const;

/** The steps of an import, with the current one marked. */
export function ImportSteps({ current }: { current: (typeof STEPS)[number]["name"] }) {
  const at = STEPS.findIndex(({ name }) => name === current);
  return (
    <ol aria-label="Steps" className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6 text-base">
      {STEPS.map(({ name, label }, place) => (
        <li
          key={name}
          aria-current={place === at ? "step" : undefined}
          className={clsx("flex items-center gap-2", place === at ? "font-medium" : "text-ink-muted")}
        >
          <span
            className={clsx(
              "tabular grid size-6 place-items-center rounded-full text-sm",
              place === at ? "bg-accent text-on-accent" : "ring-1 ring-line-strong ring-inset",
            )}
          >
            {place < at ? <Check className="size-3.5" aria-label="Done" /> : place + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  );
}
