import { type Erased, erasedLines } from "./erased-words";

/** What an erasure removes or has removed. */
export function ErasedList({ erased }: { erased: Erased }) {
  const lines = erasedLines(erased);
  if (lines.length === 0) return <p className="text-base">Nothing more can be erased.</p>;
  return (
    <ul className="list-disc pl-5 text-base">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
