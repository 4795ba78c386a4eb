import type { CodeSample } from "@/lib/docs/samples/code-sample";

interface CodeChoiceProps {
  /** Unique on the page. */
  name: string;
  /** Title of the call. */
  title: string;
  samples: readonly CodeSample[];
}

/** Shows the checked radio's sample. Whole class names, because Tailwind finds them in this file's text. */
const SHOWN = [
  "group-has-[[data-tab='0']:checked]:block",
  "group-has-[[data-tab='1']:checked]:block",
  "group-has-[[data-tab='2']:checked]:block",
];

/** The same call in several languages, chosen by radio buttons and CSS alone. */
export function CodeChoice({ name, title, samples }: CodeChoiceProps) {
  return (
    <figure className="group overflow-hidden rounded-panel border border-line bg-surface-sunken">
      <figcaption className="px-3 pt-2.5 text-base">{title}</figcaption>
      <fieldset className="flex gap-1 border-line border-b px-1.5 py-1.5">
        <legend className="sr-only">Language</legend>
        {samples.map((sample, at) => (
          <label
            key={sample.id}
            className="relative flex h-7 items-center rounded-control px-2 text-ink-muted text-sm hover:text-ink has-checked:bg-pressed has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              data-tab={at}
              defaultChecked={at === 0}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {sample.label}
          </label>
        ))}
      </fieldset>
      {samples.map((sample, at) => (
        <pre
          key={sample.id}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          className={`hidden overflow-x-auto p-3 font-mono text-sm ${SHOWN[at]}`}
        >
          <code>{sample.code}</code>
        </pre>
      ))}
    </figure>
  );
}
