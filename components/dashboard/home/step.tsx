import clsx from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

interface StepProps {
  number: number;
  title: string;
  description: ReactNode;
  done: boolean;
  /** Whether this is the next step to take. */
  current: boolean;
  children?: ReactNode;
}

/** A numbered step that is checked off once it is done. */
export function Step({ number, title, description, done, current, children }: StepProps) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4 pb-8 last:pb-0">
      <div className="flex flex-col items-center">
        <span
          aria-hidden
          className={clsx(
            "tabular flex size-7 shrink-0 items-center justify-center rounded-full font-medium text-sm",
            done && "bg-ok-soft text-ok",
            !done && current && "bg-accent text-on-accent",
            !done && !current && "bg-pressed text-ink-muted",
          )}
        >
          {done ? <Check className="size-4" /> : number}
        </span>
        <span aria-hidden className="mt-2 w-px flex-1 bg-line" />
      </div>
      <div className="min-w-0">
        <h3 className="font-medium text-lg leading-7">
          {title}
          {done && <span className="sr-only"> (done)</span>}
        </h3>
        <p className="mt-0.5 mb-3 text-base text-ink-muted">{description}</p>
        {children}
      </div>
    </li>
  );
}
