/** Example sentences to pick from. */
export function Suggestions({ list, onPick }: { list: readonly string[]; onPick: (text: string) => void }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {list.map((suggestion) => (
        <li key={suggestion}>
          <button
            type="button"
            onClick={() => onPick(suggestion)}
            className="min-h-6 rounded-full bg-hover px-2.5 py-0.5 text-sm hover:bg-pressed"
          >
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
}
