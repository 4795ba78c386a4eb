import { editsOfVersion, toProgramEdits } from "@/lib/modules/after/program-edits";
import { type ProgramLine, programLine, sharedStretches } from "@/lib/program";
import type { RecordingEditsWire } from "./edit-schema";
import { type Editable, toStored } from "./editable";
import { secondsOf } from "./present-edit";

/**
 * Returns where the program that is played has which part of the recording's version, in order; null once it has that version.
 * @param line of the recording's version
 */
export function playingOf({ row, show, rows }: Editable, line: ProgramLine): RecordingEditsWire["playing"] {
  const { programVersion, version } = row;
  if (programVersion === null || programVersion === version) return null;
  const played = programLine(show, toProgramEdits(editsOfVersion(rows.map(toStored), programVersion)));
  return sharedStretches(line.stretches, played.stretches).map(({ from, to, at }) => ({
    ...{ from_sec: secondsOf(from), to_sec: secondsOf(to), at_sec: secondsOf(at) },
  }));
}
