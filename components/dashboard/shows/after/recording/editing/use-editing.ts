"use client";

import { useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { useEnvironment } from "../../../../access/environment";
import type { Recording } from "../facts/recording";
import type { Edited } from "./edit";
import { editTitle } from "./edit-words";

/** How long a message offers Undo. */
const UNDO_MS = 10_000;

interface Editing {
  /** @throws ApiError for the form to show */
  make: (request: Record<string, unknown>, version: number) => Promise<Edited>;
  undo: (editId: string) => Promise<void>;
  /** The edit that is being undone. */
  undoing: string | null;
  isMaking: boolean;
}

/** Makes and undoes edits of a recording, and reads again what they change. */
export function useEditing(
  { event_slug: slug, id }: Recording,
  nameOf: (personId: string) => string,
): Editing {
  const { as } = useEnvironment();
  const queries = useQueryClient();
  const making = useApiMutation("editRecording", as);
  const undoing = useApiMutation("undoRecordingEdit", as);
  const params = { slug, recording_id: id };
  const reread = () =>
    Promise.all(
      ["getRecording", "listRecordingEdits", "getTranscript"].map((name) =>
        queries.invalidateQueries({ queryKey: [name, as, slug] }),
      ),
    );

  const undo = async (edit_id: string) => {
    try {
      const { data } = await undoing.mutateAsync({ params: { ...params, edit_id }, body: {} });
      toast.success(`Undone: ${editTitle(data.edit, nameOf)}`, { id: edit_id, action: null });
    } catch (error) {
      toast.error(`Couldn’t undo the edit. ${error instanceof Error ? error.message : "Try again."}`, {
        id: edit_id,
        action: null,
      });
    }
    await reread();
  };
  const make = async (request: Record<string, unknown>, version: number) => {
    const { data } = await making.mutateAsync({
      params,
      body: { ...request, expected_version: version } as never,
    });
    const { edit } = data;
    toast.success(editTitle(edit, nameOf), {
      id: edit.id,
      duration: UNDO_MS,
      action: { label: "Undo", onClick: () => void undo(edit.id) },
    });
    // Not waited for: until all of it has come, the form would show this edit as someone else's.
    void reread();
    return data;
  };
  return {
    make,
    undo,
    undoing: undoing.isPending ? (undoing.variables.params as { edit_id: string }).edit_id : null,
    isMaking: making.isPending,
  };
}
