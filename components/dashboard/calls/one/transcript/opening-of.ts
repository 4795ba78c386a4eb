import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import type { Analysis } from "../../call-words";

type Lines = CallDetailWire["transcript"];

/** Returns the line with which a part of a call begins, as evidence; empty if there is no such line. */
export function openingOf(
  { from_line }: { from_line: number },
  lines: Lines,
): Analysis["outcome"]["evidence"] {
  const found = lines.find(({ line }) => line === from_line);
  if (!found) return [];
  const { line, speaker, start_sec, text } = found;
  return [{ line, speaker, start_sec, quote: text }];
}
