"use client";

import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import { secondAsClock } from "@/lib/stage/video-time";
import { countWords } from "../facts/recording-words";
import { type Line, speakerName, speakersOf } from "../facts/transcript";
import type { LineCorrection, Outcome } from "./use-correction";
import { placeOfWord } from "./word-at";

interface LineEditorProps {
  line: Line;
  /** Index of the word that is selected at first; null for none. */
  word: number | null;
  /** Of the whole transcript. */
  lines: readonly Line[];
  isBusy: boolean;
  correct: (correction: LineCorrection) => Promise<Outcome>;
  onClose: () => void;
}

/** As long as the API takes. */
const MAX_NAME = 120;

type Trouble = Exclude<Outcome, { is: "saved" }>;

/** Corrects a line in its place. Enter saves, Escape leaves. */
export function LineEditor({ line, word, lines, isBusy, correct, onClose }: LineEditorProps) {
  const hint = useId();
  // What the correction is based on: the line as it was when it was opened, later as someone else left it.
  const [base, setBase] = useState(line);
  const [text, setText] = useState(line.text);
  const [personId, setPersonId] = useState(line.person_id);
  // Null while the speaker keeps their name.
  const [typedName, setTypedName] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isGone = trouble?.is === "conflict" && trouble.theirs === null;

  const save = async () => {
    if (isBusy || isGone) return;
    const name = newName(typedName, lines, personId);
    if (text.trim() === base.text && personId === base.person_id && name === null) return onClose();
    const outcome = await correct({ base, words: { text, personId, name } });
    if (outcome.is === "saved") return onClose();
    setTrouble(outcome);
    if (outcome.is === "conflict" && outcome.theirs) setBase(outcome.theirs);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && !event.shiftKey && isText(event.target)) void save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls in it
    <div
      onKeyDown={onKeyDown}
      className="my-1 flex flex-col gap-2 rounded-control border border-line bg-surface-raised p-2"
    >
      <Textarea
        ref={(box) => {
          if (box && !box.dataset.opened) selectWord(box, word);
        }}
        autoFocus
        rows={3}
        dir="auto"
        aria-label={`Words at ${secondAsClock(line.start_sec)}`}
        aria-describedby={hint}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {trouble && (
        <p role="alert" className="rounded-control border border-warn bg-warn-soft px-2 py-1.5 text-sm">
          {troubleWords(trouble)}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-2">
        <Speaker {...{ lines, personId, typedName }} onPerson={setPersonId} onName={setTypedName} />
        <div className="ml-auto flex gap-2">
          <Button size="sm" variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" variant="primary" busy={isBusy} disabled={isGone} onClick={() => void save()}>
            {trouble?.is === "conflict" && !isGone ? "Replace theirs" : "Save line"}
          </Button>
        </div>
      </div>
      <p id={hint} className="text-ink-muted text-xs">
        Enter saves, Esc cancels. An empty line is removed.
      </p>
    </div>
  );
}

const isText = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** How the speaker is to be called; null for no change. */
function newName(typed: string | null, lines: readonly Line[], personId: string): string | null {
  const name = typed?.trim() ?? "";
  const before = speakersOf(lines).find(({ value }) => value === personId)?.label;
  return name === "" || name === before ? null : name;
}

interface SpeakerProps {
  lines: readonly Line[];
  personId: string;
  typedName: string | null;
  onPerson: (personId: string) => void;
  onName: (name: string | null) => void;
}

/** Who said the line: another speaker, or the same one with another name in all of their lines. */
function Speaker({ lines, personId, typedName, onPerson, onName }: SpeakerProps) {
  const speakers = speakersOf(lines);
  const name = speakers.find(({ value }) => value === personId)?.label ?? "";
  const count = lines.filter((line) => line.person_id === personId).length;
  if (typedName !== null)
    return (
      <div className="min-w-48 flex-1">
        <Input
          autoFocus
          dir="auto"
          maxLength={MAX_NAME}
          aria-label={`Name of ${name}`}
          value={typedName}
          onChange={(event) => onName(event.target.value)}
        />
        <p role="status" className="mt-1 text-ink-muted text-xs">
          In {count === 1 ? "this line" : `all ${countWords(count, "line")}`} of {name}
        </p>
      </div>
    );
  return (
    <div className="flex min-w-48 flex-1 items-center gap-1">
      {speakers.length > 1 ? (
        <NativeSelect
          aria-label="Speaker"
          options={speakers}
          value={personId}
          onValueChange={onPerson}
          className="min-w-32 flex-1"
        />
      ) : (
        <span className="min-w-0 truncate text-sm">{name}</span>
      )}
      <Button size="sm" variant="ghost" onClick={() => onName(name)}>
        Rename…
      </Button>
    </div>
  );
}

/** Once, when the editor opens. */
function selectWord(box: HTMLTextAreaElement, word: number | null): void {
  box.dataset.opened = "true";
  const place = word === null ? null : placeOfWord(box.value, word);
  if (place) box.setSelectionRange(place.from, place.to);
}

function troubleWords(trouble: Trouble): string {
  if (trouble.is === "refused") return `Couldn’t save the line. ${trouble.message}`;
  const { theirs } = trouble;
  if (theirs === null)
    return "Someone removed this line or cut it out. Copy your words if you still need them.";
  return `Someone else changed this line. It now says “${theirs.text}” (${speakerName(theirs)}). Yours isn’t saved yet.`;
}
