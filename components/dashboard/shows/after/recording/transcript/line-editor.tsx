"use client";

import { type KeyboardEvent, useId } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { Textarea } from "@/components/ui/textarea";
import { secondAsClock } from "@/lib/stage/video-time";
import { countWords } from "../facts/recording-words";
import { type Line, speakersOf } from "../facts/transcript";
import { type LineEditing, useLineEdit } from "./use-line-edit";
import { placeOfWord } from "./word-at";

interface LineEditorProps extends LineEditing {
  /** Index of the word that is selected at first; null for none. */
  word: number | null;
}

/** As long as the API takes. */
const MAX_NAME = 120;

/** Corrects a line in its place. Enter saves, Escape leaves. */
export function LineEditor({ word, ...editing }: LineEditorProps) {
  const { line, lines, isBusy, onClose } = editing;
  const hint = useId();
  const { text, setText, personId, setPersonId, typedName, setTypedName, isGone, save, ...left } =
    useLineEdit(editing);

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
      {left.problem && (
        <p role="alert" className="rounded-control border border-warn bg-warn-soft px-2 py-1.5 text-sm">
          {left.problem}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-2">
        <Speaker {...{ lines, personId, typedName }} onPerson={setPersonId} onName={setTypedName} />
        <div className="ml-auto flex gap-2">
          <Button size="sm" variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" variant="primary" busy={isBusy} disabled={isGone} onClick={() => void save()}>
            {left.isConflict && !isGone ? "Replace theirs" : "Save line"}
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
          Renames the speaker in {count === 1 ? "this line" : `all ${countWords(count, "line")}`}
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
