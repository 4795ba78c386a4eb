"use client";

import clsx from "clsx";
import { ClipboardCopy, RotateCw, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { toast } from "sonner";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Menu } from "@/components/ui/menu";
import { useCopy } from "@/components/ui/use-copy";
import type { ContentBlockWire, ContentItemWire } from "@/lib/modules/made/content/schema";
import { useMay } from "../../../access/for-role";
import { EditConflicts } from "../../../parts/editing/edit-conflicts";
import { SaveStatus } from "../../../parts/editing/save-status";
import { savedFirst } from "../../../parts/editing/saved-first";
import { BlockEditor } from "./block-editor";
import { type ContentDraft, copiedText, type DraftBlock, leftIn, moved, newBlock } from "./content-draft";
import { lengthOf, staleWords, stateOf } from "./content-words";
import { Evidence } from "./evidence";
import { useContentSession } from "./use-content-session";

interface TextEditorProps {
  slug: string;
  item: ContentItemWire;
  /** Address of the recording's page. */
  recording: string;
  onSaved: (item: ContentItemWire) => void;
  /** @param isEdited whether the text was, as saved */
  onGenerate: (isEdited: boolean) => void;
  isGenerating: boolean;
}

/** One text in an editor, beside what its sentences stand on. */
export function TextEditor({ slug, item, recording, onSaved, onGenerate, isGenerating }: TextEditorProps) {
  const mayEdit = useMay("member");
  const saved = useRef(item);
  const { copy: copyText } = useCopy();
  const { session, view, draft, edit, undo, mayUndo } = useContentSession(slug, item, {
    onSaved: (now) => {
      saved.current = now;
      onSaved(now);
    },
    copy: (text) => void copyText(copiedText(item.kind, text).plain),
  });
  const generate = () =>
    void savedFirst(session).then((isSaved) => isSaved && onGenerate(saved.current.edited));
  const [chosen, setChosen] = useState<string | null>(null);
  const [added, setAdded] = useState(0);
  const known = new Map(item.blocks.map((block) => [block.block_id, block]));
  const evidenceOf = (block: DraftBlock): ContentBlockWire =>
    known.get(block.id ?? "") ?? { ...UNKNOWN, kind: block.kind };
  const change = (mark: string, of: (blocks: readonly DraftBlock[]) => readonly DraftBlock[]) =>
    edit(mark, ({ blocks }) => ({ blocks: of(blocks) }));
  const actionsOf = ({ key }: DraftBlock, index: number) => ({
    onText: (text: string) =>
      change(`text ${key}`, (all) => all.map((one) => (one.key === key ? { ...one, text } : one))),
    onMove: (by: 1 | -1) => change(`move ${key} ${Date.now()}`, (all) => moved(all, key, by)),
    onRemove: () => {
      change(`remove ${key}`, (all) => all.filter((one) => one.key !== key));
      setChosen(draft.blocks[index + 1]?.key ?? draft.blocks[index - 1]?.key ?? null);
    },
    onAdd: () => {
      const block = newBlock(`new-${added + 1}`);
      setAdded(added + 1);
      change(`add ${block.key}`, (all) => all.toSpliced(index + 1, 0, block));
      setChosen(block.key);
    },
  });
  const open = draft.blocks.find(({ key }) => key === chosen);
  const { label, isWrong } = lengthOf(item.kind, item.words, leftIn(item.kind, draft));
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone={stateOf(item).tone}>{stateOf(item).label}</Badge>
          <span className={clsx("text-sm", isWrong ? "text-warn" : "text-ink-muted")}>{label}</span>
          {item.written_by === "model" && (
            <span className="text-ink-muted text-sm">Written by a language model</span>
          )}
          {mayEdit && <SaveStatus state={view.state} className="text-sm" />}
          <div className="ml-auto flex flex-wrap gap-2">
            {mayEdit && (
              <Button
                size="sm"
                variant="ghost"
                disabled={!mayUndo}
                onClick={undo}
                icon={<Undo2 className="size-4" aria-hidden />}
              >
                Undo
              </Button>
            )}
            <CopyMenu kind={item.kind} draft={draft} />
            {mayEdit && (
              <Button
                size="sm"
                busy={isGenerating}
                onClick={generate}
                icon={<RotateCw className="size-4" aria-hidden />}
              >
                Generate again
              </Button>
            )}
          </div>
        </div>
        {item.stale.length > 0 && (
          <p
            role="status"
            className="mb-3 rounded-control border border-warn bg-warn-soft px-3 py-2 text-base"
          >
            {staleWords(item)} Generate this text again, or check the marked sentences.
          </p>
        )}
        <EditConflicts
          className="mb-3"
          lines={view.editor.conflicts.map(({ field, theirs }) => conflictLine(field, theirs))}
          dismiss={() => session.apply((editor) => ({ ...editor, conflicts: [] }))}
        />
        <Input
          aria-label="Title"
          dir="auto"
          readOnly={!mayEdit}
          maxLength={300}
          className="mb-3 h-10! font-semibold text-lg!"
          value={draft.title}
          onChange={(event) => edit("title", () => ({ title: event.target.value }))}
        />
        <ol className="flex flex-col gap-1" aria-label="Text" onBlur={() => void session.save()}>
          {draft.blocks.map((block, index) => (
            <BlockEditor
              key={block.key}
              {...{ block, recording, ...actionsOf(block, index) }}
              evidence={evidenceOf(block)}
              number={index + 1}
              isChosen={block.key === chosen}
              onChoose={() => setChosen(block.key)}
              readOnly={!mayEdit}
              isNew={block.key === `new-${added}` && block.text === ""}
            />
          ))}
        </ol>
      </div>
      <aside aria-label="Evidence" className="hidden xl:block">
        <div className="sticky top-4">
          <h2 className="mb-3 font-semibold text-lg">Evidence</h2>
          {open ? (
            <Evidence block={evidenceOf(open)} recording={recording} />
          ) : (
            <p className="text-base text-ink-muted">Select a sentence to see its evidence.</p>
          )}
        </div>
      </aside>
    </div>
  );
}

const UNKNOWN: ContentBlockWire = {
  block_id: "",
  kind: "own",
  text: "",
  edited: false,
  basis: [],
  basis_state: null,
};

function conflictLine(field: string, theirs: unknown): { what: string; theirs: string } {
  if (field === "title") return { what: "Title", theirs: String(theirs) };
  const blocks = theirs as ContentDraft["blocks"];
  return { what: "Text", theirs: blocks.map(({ text }) => text ?? "").join(" ") };
}

function CopyMenu({ kind, draft }: { kind: ContentItemWire["kind"]; draft: ContentDraft }) {
  const { copy } = useCopy();
  const take = (format: "plain" | "markdown", what: string) => () =>
    void copy(copiedText(kind, draft)[format]).then(
      () => toast.success(`Copied as ${what}`),
      () => toast.error("Couldn’t copy. Your browser doesn’t allow it here."),
    );
  return (
    <Menu
      align="end"
      trigger={
        <Button size="sm" icon={<ClipboardCopy className="size-4" aria-hidden />}>
          Copy
        </Button>
      }
      items={[
        { label: "Plain text", onSelect: take("plain", "plain text") },
        { label: "Markdown", onSelect: take("markdown", "Markdown") },
      ]}
    />
  );
}
