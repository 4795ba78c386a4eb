import { useMemo } from "react";
import { isCommand, type NotUnderstood, parseActs, parseCommand, type UnderstoodActs } from "@/lib/stage";
import { ownWords } from "./own-words";
import { useStudio } from "./studio-context";
import { undoneBy } from "./undone-by";

/** `beyond`: with an operation of its own, undo or a stop, which is shown and asked about before it is done. */
export type HeardSentence = (UnderstoodActs & { beyond: boolean }) | NotUnderstood | null;

/** What is typed, understood as the server will: with what is prepared, who speaks, and what they did last. */
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
    if (!target) return { ok: false, reason: "There is nothing to undo.", suggestions: [] };
    const reading = `Undo what ${target.actor.name || "somebody"} did last: ${ownWords(target)}.`;
    return { ...heard, beyond, reading };
  }, [sentence, state, controller, prepared, commands, me]);
}
