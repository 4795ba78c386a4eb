"use client";

const CHOICES = [
  { value: "test", label: "Test", hint: "Isolated. Emails are captured and reach no one." },
  { value: "live", label: "Live", hint: "Your real shows, customers and attendees." },
] as const;

interface EnvironmentChoiceProps {
  value: "test" | "live";
  onChange: (value: "test" | "live") => void;
}

/** Test or live, as two cards with one selected. */
export function EnvironmentChoice({ value, onChange }: EnvironmentChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-ink text-sm">Environment</legend>
      <div className="grid grid-cols-2 gap-2">
        {CHOICES.map((choice) => (
          <label
            key={choice.value}
            className="cursor-pointer rounded-control border border-line-strong px-3 py-2 hover:border-ink-muted has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="environment"
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            <span className="flex items-center gap-1.5 font-medium text-base">
              <span
                aria-hidden
                className={`size-1.5 rounded-full ${choice.value === "test" ? "bg-warn" : "bg-ok"}`}
              />
              {choice.label}
            </span>
            <span className="mt-0.5 block text-ink-muted text-xs">{choice.hint}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
