"use client";

import { PenLine } from "lucide-react";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { PromoKitItemWire } from "@/lib/modules/made/promo-kit/schema";
import { ForRole } from "../../../access/for-role";
import { ItemState } from "./item-state";
import { leftOnX, PLACES } from "./promo-words";
import { type CopyEdit, useCopyEdit } from "./use-copy-edit";
import type { PromoKitActions } from "./use-promo-kit";

interface CopyTextProps {
  item: PromoKitItemWire;
  actions: PromoKitActions;
}

const MAX_CHARACTERS = 3_000;

/** A text: copied, edited, approved. */
export function CopyText({ item, actions }: CopyTextProps) {
  const edit = useCopyEdit(item, actions);
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
              onClick={edit.begin}
              icon={<PenLine className="size-4" aria-hidden />}
            >
              Edit
            </Button>
          </ForRole>
        </div>
      </div>
      {edit.draft === null ? (
        <p dir="auto" className="whitespace-pre-wrap break-words text-base">
          {text}
        </p>
      ) : (
        <Editor {...{ item, label, edit }} draft={edit.draft} />
      )}
    </li>
  );
}

interface EditorProps {
  item: PromoKitItemWire;
  label: string;
  draft: string;
  edit: CopyEdit;
}

function Editor({ item, label, draft, edit }: EditorProps) {
  const { problem, theirs, busy } = edit;
  const left = leftOnX(item.place, draft);
  const isReady = draft.trim() !== "" && (left ?? 0) >= 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void edit.save();
      }}
      className="flex flex-col gap-3"
    >
      {theirs !== null && (
        <div role="alert" className="rounded-control border border-warn bg-warn-soft px-3 py-2 text-base">
          <p className="font-medium">Someone else changed this text. It now says:</p>
          <p dir="auto" className="mt-1 whitespace-pre-wrap break-words">
            {theirs}
          </p>
        </div>
      )}
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
          onChange={(event) => edit.type(event.target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={busy} disabled={!isReady}>
          {theirs === null ? "Save text" : "Replace theirs"}
        </Button>
        <Button variant="ghost" onClick={edit.close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
