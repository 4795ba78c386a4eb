import { useMemo } from "react";
import { isCommand } from "@/lib/spoken-commands/act";
import type { NotUnderstood } from "@/lib/spoken-commands/natural-language";
import { parseActs, type UnderstoodActs } from "@/lib/spoken-commands/parse-acts";
import { parseCommand } from "@/lib/stage";
import { ownWords } from "./own-words";
import { useStudio } from "./studio-context";
import { undoneBy } from "./undone-by";

/** `beyond`: has an operation of its own (undo or stop), which needs a confirmation. */
export type HeardSentence = (UnderstoodActs & { beyond: boolean }) | NotUnderstood | null;

/** Parses typed text as the server will: with prepared content, the speaker and their last command. */
export function useSentence(sentence: string): HeardSentence {
  const { controller, desk, state } = useStudio();
  const { prepared, commands, me } = desk;
  return useMemo(() => {
    if (sentence === "") return null;
    const mine = commands.find((command) => command.mine);
    const parsed = mine && parseCommand(mine.command);
    const last = parsed?.ok ? parsed.command : null;
    const people = controller.people();
    const heard = parseActs(sentence, { state, people, prepared, speaker: me.identity, last });
    if (!heard.ok) return heard;
    const beyond = !heard.acts.every(isCommand);
    if (!heard.acts.some(({ action }) => action === "undo")) return { ...heard, beyond };
    const undone = undoneBy(commands);
    const target = commands.find(
      ({ id, action, undoable }) => action !== "undo" && undoable && !undone.has(id),
    );
    if (!target) return { ok: false, reason: "Nothing to undo.", suggestions: [] };
    const reading = `Undo the last command by ${target.actor.name || "someone"}: ${ownWords(target)}.`;
    return { ...heard, beyond, reading };
  }, [sentence, state, controller, prepared, commands, me]);
}
