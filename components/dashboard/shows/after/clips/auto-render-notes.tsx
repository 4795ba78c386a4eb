import type { Shorts } from "./shorts";

/** Why the last automatic rendering made fewer clips than it was asked for. Nothing if it made all of them. */
export function AutoRenderNotes({ notes }: Pick<Shorts, "notes">) {
  if (notes.length === 0) return null;
  return (
    <div
      role="note"
      aria-label="Last automatic rendering"
      className="mb-5 rounded-control bg-surface-sunken px-3 py-2 text-base"
    >
      <p className="font-medium">Last automatic rendering</p>
      <ul className="list-disc pl-5 text-ink-muted">
        {notes.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
