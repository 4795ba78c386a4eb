"use client";

import { PenLine } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { PromoKitItemWire } from "@/lib/modules/made/promo-kit/schema";
import { ForRole } from "../../../access/for-role";
import { ItemState } from "./item-state";
import { leftOnX, PLACES } from "./promo-words";
import type { PromoKitActions } from "./use-promo-kit";

interface CopyTextProps {
  item: PromoKitItemWire;
  actions: PromoKitActions;
}

const MAX_CHARACTERS = 3_000;

/** A text: copied, edited, approved. */
export function CopyText({ item, actions }: CopyTextProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const label = PLACES[item.place ?? "linkedin_post"];
  const text = item.text ?? "";
  return (
    <li className="rounded-control border border-line p-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium text-base">{label}</h3>
        <div className="flex flex-wrap items-center gap-1">
          <ItemState item={item} actions={actions} />
          <CopyButton value={text} label={`Copy ${label} text`} />
          <ForRole least="member">
            <Button
              size="sm"
              variant="ghost"
              onClick={() => setDraft(text)}
              icon={<PenLine className="size-4" aria-hidden />}
            >
              Edit
            </Button>
          </ForRole>
        </div>
      </div>
      {draft === null ? (
        <p dir="auto" className="whitespace-pre-wrap break-words text-base">
          {text}
        </p>
      ) : (
        <Editor {...{ item, label, draft, setDraft, actions }} />
      )}
    </li>
  );
}

interface EditorProps extends CopyTextProps {
  label: string;
  draft: string;
  setDraft: (draft: string | null) => void;
}

function Editor({ item, label, draft, setDraft, actions }: EditorProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const left = leftOnX(item.place, draft);
  const isReady = draft.trim() !== "" && (left ?? 0) >= 0;
  const save = async () => {
    setBusy(true);
    try {
      await actions.save(item, { text: draft });
      setDraft(null);
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void save();
      }}
      className="flex flex-col gap-3"
    >
      <Field
        label={`${label} text`}
        error={problem ?? ((left ?? 0) < 0 ? "The post is too long for X." : undefined)}
        hint={left === null ? undefined : `${left} characters left`}
      >
        <Textarea
          dir="auto"
          rows={8}
          maxLength={MAX_CHARACTERS}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={busy} disabled={!isReady}>
          Save text
        </Button>
        <Button variant="ghost" onClick={() => setDraft(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
