import { Input } from "@/components/ui/input";

interface ColourInputProps {
  /** Such as #0f766e; empty for none. */
  value: string;
  onChange: (colour: string) => void;
}

/** A color, chosen with the browser's picker or typed. Inside a `Field`. */
export function ColourInput({ value, onChange }: ColourInputProps) {
  return (
    <span className="flex gap-2">
      <input
        type="color"
        aria-label="Choose color"
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : "#5b5bd6"}
        onChange={({ target }) => onChange(target.value)}
        className="h-9 w-11 shrink-0 rounded-control border border-line-strong bg-surface-raised p-1"
      />
      <Input
        value={value}
        onChange={({ target }) => onChange(target.value)}
        maxLength={7}
        placeholder="#0f766e"
      />
    </span>
  );
}
