import { useEffect, useMemo } from "react";
import { isCommand } from "@/lib/spoken-commands/act";
import type { NotUnderstood } from "@/lib/spoken-commands/natural-language";
import { parseActs, type UnderstoodActs } from "@/lib/spoken-commands/parse-acts";
import { parseCommand } from "@/lib/stage";
import { ownWords } from "./own-words";
import { lastUndoable } from "./recent-commands";
import { useStudio } from "./studio-context";
import { useCommands } from "./use-commands";

/**
 * `beyond`: has an operation of its own (undo or stop), which needs a confirmation. `undoes`: the command that it undoes
 * first.
 */
export type HeardSentence = (UnderstoodActs & { beyond: boolean; undoes?: string }) | NotUnderstood | null;

/** Parses typed text as the server will: with prepared content, the speaker and their last command. */
export function useSentence(sentence: string): HeardSentence {
  const { controller, desk, state } = useStudio();
  const { prepared, me } = desk;
  const commands = useCommands();
  const heard = useMemo<HeardSentence>(() => {
    if (sentence === "") return null;
    const mine = commands.find((command) => command.mine);
    const parsed = mine && parseCommand(mine.command);
    const last = parsed?.ok ? parsed.command : null;
    const people = controller.people();
    const understood = parseActs(sentence, { state, people, prepared, speaker: me.identity, last });
    if (!understood.ok) return understood;
    const { acts } = understood;
    const beyond = !acts.every(isCommand);
    if (!acts.some(isUndo)) return { ...understood, beyond };
    const target = lastUndoable(commands);
    if (!target) return { ok: false, reason: "Nothing to undo.", suggestions: [] };
    const reading = `Undo the last command by ${target.actor.name || "someone"}: ${ownWords(target)}.`;
    return { ...understood, beyond, reading, ...(acts.slice(0, 1).some(isUndo) && { undoes: target.id }) };
  }, [sentence, state, controller, prepared, commands, me]);
  const undoes = heard?.ok === true && heard.acts.some(isUndo);
  useEffect(() => {
    // A colleague's latest command may not be listed yet.
    if (undoes) void controller.desk.refresh();
  }, [undoes, controller]);
  return heard;
}

const isUndo = ({ action }: { action: string }): boolean => action === "undo";
