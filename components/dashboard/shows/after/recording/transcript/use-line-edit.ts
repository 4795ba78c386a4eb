"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { type Line, speakerName, speakersOf } from "../facts/transcript";
import type { LineCorrection, Outcome } from "./use-correction";

export interface LineEditing {
  line: Line;
  /** Of the whole transcript. */
  lines: readonly Line[];
  isBusy: boolean;
  correct: (correction: LineCorrection) => Promise<Outcome>;
  onClose: () => void;
}

/** How long a message has words that are nowhere else. */
const LOST_MS = 60_000;

type Trouble = Exclude<Outcome, { is: "saved" }>;

/** What is typed into a line's editor, and how it's saved. */
export function useLineEdit({ line, lines, isBusy, correct, onClose }: LineEditing) {
  // What the correction is based on: the line as it was when it was opened, later as someone else left it.
  const [base, setBase] = useState(line);
  const [text, setText] = useState(line.text);
  const [personId, setPersonId] = useState(line.person_id);
  // Null while the speaker keeps their name.
  const [typedName, setTypedName] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isGone = trouble?.is === "conflict" && trouble.theirs === null;
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const save = async () => {
    if (isBusy || isGone) return;
    const name = newName(typedName, lines, personId);
    if (text.trim() === base.text && personId === base.person_id && name === null) return onClose();
    const outcome = await correct({ base, words: { text, personId, name } });
    if (outcome.is === "saved") return onClose();
    // Another line is being corrected by now: what was typed in this one is only left in the message.
    if (!isShown.current) return void toast.error(lostWords(text, outcome), { duration: LOST_MS });
    setTrouble(outcome);
    if (outcome.is === "conflict" && outcome.theirs) setBase(outcome.theirs);
  };
  return {
    ...{ text, setText, personId, setPersonId, typedName, setTypedName, isGone, save },
    problem: trouble && troubleWords(trouble),
    isConflict: trouble?.is === "conflict",
  };
}

/** How the speaker is to be called; null for no change. */
function newName(typed: string | null, lines: readonly Line[], personId: string): string | null {
  const name = typed?.trim() ?? "";
  const before = speakersOf(lines).find(({ value }) => value === personId)?.label;
  return name === "" || name === before ? null : name;
}

function troubleWords(trouble: Trouble): string {
  if (trouble.is === "refused") return `Couldn’t save the line. ${trouble.message}`;
  const { theirs } = trouble;
  if (theirs === null)
    return "Someone removed this line or cut it out. Copy your words if you still need them.";
  return `Someone else changed this line. It now says “${theirs.text}” (${speakerName(theirs)}). Yours isn’t saved yet.`;
}

function lostWords(text: string, trouble: Trouble): string {
  const typed = `Couldn’t save “${text}”.`;
  if (trouble.is === "refused") return `${typed} ${trouble.message}`;
  const { theirs } = trouble;
  if (theirs === null) return `${typed} Someone removed the line or cut it out.`;
  return `${typed} Someone else changed the line. It now says “${theirs.text}”.`;
}
