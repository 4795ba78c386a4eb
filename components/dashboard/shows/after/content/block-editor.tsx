"use client";

import clsx from "clsx";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { IconButton } from "@/components/ui/icon-button";
import type { ContentBlockWire } from "@/lib/modules/made/content/schema";
import type { DraftBlock } from "./content-draft";
import { Evidence } from "./evidence";

export interface BlockActions {
  onText: (text: string) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onAdd: () => void;
}

interface BlockEditorProps extends BlockActions {
  block: DraftBlock;
  /** What is known of it; undefined until a new one is saved. */
  evidence: ContentBlockWire;
  number: number;
  isChosen: boolean;
  onChoose: () => void;
  recording: string;
  readOnly: boolean;
  /** Focuses it when it appears. */
  isNew: boolean;
}

/** A sentence, or a few by one person. Choosing it shows what it stands on. */
export function BlockEditor(props: BlockEditorProps) {
  const { block, evidence, number, isChosen, onChoose, recording, readOnly, isNew } = props;
  const { basis_state: state } = evidence;
  const label = block.kind === "heading" ? `Heading ${number}` : `Paragraph ${number}`;
  return (
    <li
      onFocus={onChoose}
      className={clsx(
        "group relative rounded-control border-l-2 py-0.5 pr-1 pl-3 transition-colors",
        isChosen
          ? "border-accent bg-surface-sunken"
          : state === "changed"
            ? "border-warn"
            : "border-transparent",
      )}
    >
      {block.text === null ? (
        <button
          type="button"
          onClick={onChoose}
          className="w-full py-1.5 text-left text-base text-ink-muted italic"
        >
          This sentence isn’t shown: its words are no longer in the recording.
        </button>
      ) : (
        <div
          className={clsx(
            "grid",
            block.kind === "heading" ? "font-semibold text-lg" : "text-base leading-relaxed",
          )}
        >
          {/* As large as the text, in browsers that don't size text boxes by their content. */}
          <div aria-hidden className="invisible whitespace-pre-wrap break-words py-1.5 [grid-area:1/1]">
            {block.text}{" "}
          </div>
          <textarea
            // biome-ignore lint/a11y/noAutofocus: someone just asked for it
            autoFocus={isNew}
            aria-label={label}
            dir="auto"
            rows={1}
            readOnly={readOnly}
            value={block.text}
            placeholder={readOnly ? undefined : "Write a sentence"}
            onChange={(event) => props.onText(event.target.value)}
            onKeyDown={(event) => !readOnly && onKey(event, props)}
            className="resize-none overflow-hidden bg-transparent py-1.5 outline-none [grid-area:1/1]"
          />
        </div>
      )}
      {isChosen && (
        <>
          {!readOnly && <Actions {...props} />}
          <div className="pb-2 xl:hidden">
            <Evidence block={evidence} recording={recording} />
          </div>
        </>
      )}
    </li>
  );
}

function Actions({ onMove, onRemove, onAdd }: BlockActions) {
  return (
    <div className="-ml-1.5 flex gap-0.5 pb-1">
      <IconButton
        size="sm"
        label="Move up"
        shortcut="Alt ↑"
        icon={<ArrowUp className="size-4" aria-hidden />}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="sm"
        label="Move down"
        shortcut="Alt ↓"
        icon={<ArrowDown className="size-4" aria-hidden />}
        onClick={() => onMove(1)}
      />
      <IconButton
        size="sm"
        label="Add sentence below"
        shortcut="Ctrl ↵"
        icon={<Plus className="size-4" aria-hidden />}
        onClick={onAdd}
      />
      <IconButton
        size="sm"
        label="Remove"
        icon={<Trash2 className="size-4" aria-hidden />}
        onClick={onRemove}
      />
    </div>
  );
}

function onKey(event: KeyboardEvent, { onMove, onAdd }: BlockActions): void {
  if (event.nativeEvent.isComposing) return;
  if (event.altKey && event.key === "ArrowUp") onMove(-1);
  else if (event.altKey && event.key === "ArrowDown") onMove(1);
  else if ((event.ctrlKey || event.metaKey) && event.key === "Enter") onAdd();
  else return;
  event.preventDefault();
}
