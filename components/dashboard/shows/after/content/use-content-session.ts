"use client";

import { useRef, useState } from "react";
import { api } from "@/lib/client/api";
import { newKey } from "@/lib/client/new-key";
import { EditSession, type Keeper } from "@/lib/editors/session/edit-session";
import { type FieldsEditor, fieldsEditing, setFields } from "@/lib/editors/session/fields-editor";
import type { ContentItemWire } from "@/lib/modules/made/content/schema";
import { useEnvironment } from "../../../access/environment";
import { kindOfError, useEditSession } from "../../../parts/editing/use-edit-session";
import { type ContentDraft, draftOf, leftOnX, requestOf } from "./content-draft";

/** Words may be erased, so the browser keeps no copy. */
const NO_KEEPER: Keeper = { read: () => null, write: () => undefined };

/** Editing one text: saved automatically, with undo for as long as the page is open. */
export function useContentSession(
  slug: string,
  item: ContentItemWire,
  saved: (item: ContentItemWire) => void,
) {
  const { as } = useEnvironment();
  const latest = useRef(saved);
  latest.current = saved;
  const { session, view } = useEditSession<FieldsEditor<ContentDraft>, ContentDraft>(() => {
    const params = { slug, content_id: item.id };
    return new EditSession(
      fieldsEditing<ContentDraft>((draft) => problemOf(item, draft)),
      { value: draftOf(item), version: item.version },
      {
        save: async (value, version) => {
          const body = { ...requestOf(value), expected_version: version };
          const { data } = await api("updateContent", { as, params, body, idempotencyKey: newKey() });
          latest.current(data);
          return { version: data.version };
        },
        read: async () => {
          const query = { recording_id: item.recording_id, kind: item.kind, language: item.language };
          const found = (await api("listContent", { as, params: { slug }, query })).data.find(
            ({ id }) => id === item.id,
          );
          const now = found ?? item;
          return { value: draftOf(now), version: now.version };
        },
        kindOf: kindOfError,
      },
      NO_KEEPER,
    );
  });
  const { past, note, back } = useUndo();
  const edit = (mark: string, change: (draft: ContentDraft) => Partial<ContentDraft>) =>
    session.apply((editor) => {
      note(mark, editor.values);
      return setFields(editor, change(editor.values));
    });
  const undo = () => {
    const before = back();
    if (before) session.apply((editor) => setFields(editor, before));
  };
  return { session, view, draft: view.editor.values, edit, undo, mayUndo: past > 0 };
}

const problemOf = ({ kind }: ContentItemWire, draft: ContentDraft): string | null =>
  (leftOnX(kind, draft) ?? 0) < 0 ? "The post is too long for X." : null;

const MOST_STEPS = 100;

/** Earlier drafts. Changes with the same mark, such as typing in one sentence, are one step. */
function useUndo() {
  const steps = useRef<{ mark: string; draft: ContentDraft }[]>([]);
  const [past, setPast] = useState(0);
  const note = (mark: string, draft: ContentDraft) => {
    if (steps.current.at(-1)?.mark === mark) return;
    steps.current = [...steps.current, { mark, draft }].slice(-MOST_STEPS);
    setPast(steps.current.length);
  };
  const back = (): ContentDraft | undefined => {
    const step = steps.current.pop();
    setPast(steps.current.length);
    return step?.draft;
  };
  return { past, note, back };
}
