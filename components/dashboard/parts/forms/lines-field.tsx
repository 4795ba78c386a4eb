"use client";

import { useState } from "react";
import { Textarea } from "@/components/ui/textarea";
import { sameJson } from "@/lib/stage";

interface LinesFieldProps {
  value: readonly string[];
  onChange: (lines: string[]) => void;
  rows?: number;
}

const linesIn = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

/** Edits a list as text, one entry per line. An unfinished empty line is kept only in the field. */
export function LinesField({ value, onChange, rows = 3 }: LinesFieldProps) {
  const [text, setText] = useState(() => value.join("\n"));
  const shown = sameJson(linesIn(text), value) ? text : value.join("\n");
  return (
    <Textarea
      rows={rows}
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        onChange(linesIn(target.value));
      }}
    />
  );
}
