"use client";

import { useEffect } from "react";
import { api } from "@/lib/client/api";
import { newKey } from "@/lib/client/new-key";
import { EditSession, type Keeper } from "@/lib/editors/session/edit-session";
import type { ContentItemWire } from "@/lib/modules/made/content/schema";
import { useEnvironment } from "../../../access/environment";
import { kindOfError, useEditSession } from "../../../parts/editing/use-edit-session";
import { type ContentDraft, draftOf, requestOf } from "./content-draft";
import { contentEditing, editContent, undoContent } from "./content-editor";
import { askBeforeLeaving, type ContentSession, leave, leftSession, reopen } from "./left-sessions";

/** Words may be erased, so the browser keeps no copy. */
const NO_KEEPER: Keeper = { read: () => null, write: () => undefined };

/** What is done by the editor in which a text is open, or was last. */
interface Handlers {
  onSaved: (item: ContentItemWire) => void;
  /** Copies a text that can't be saved. */
  copy: (draft: ContentDraft) => void;
}

const handling = new WeakMap<ContentSession, Handlers>();

/** Editing one text: saved automatically, also after its editor is closed, with undo for as long as it's open. */
export function useContentSession(slug: string, item: ContentItemWire, handlers: Handlers) {
  const { as } = useEnvironment();
  const name = `${as} ${item.id} ${item.generated_at}`;
  const { session, view } = useEditSession(() => {
    const params = { slug, content_id: item.id };
    const server = {
      save: async (value: ContentDraft, version: number) => {
        const body = { ...requestOf(value), expected_version: version };
        const { data } = await api("updateContent", { as, params, body, idempotencyKey: newKey() });
        handling.get(fresh)?.onSaved(data);
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
    };
    const stored = { value: draftOf(item), version: item.version };
    const fresh: ContentSession = new EditSession(contentEditing(item.kind), stored, server, NO_KEEPER);
    return leftSession(name) ?? fresh;
  });
  handling.set(session, handlers);
  useEffect(() => {
    reopen(name);
    const stop = askBeforeLeaving(session);
    return () => {
      stop();
      leave(name, session, (draft) => handling.get(session)?.copy(draft));
    };
  }, [name, session]);
  const edit = (mark: string, change: (draft: ContentDraft) => Partial<ContentDraft>) =>
    session.apply((editor) => editContent(editor, mark, change(editor.values)));
  const undo = () => session.apply(undoContent);
  return { session, view, draft: view.editor.values, edit, undo, mayUndo: view.editor.past.length > 0 };
}
