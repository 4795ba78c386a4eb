"use client";

import { X } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Textarea } from "@/components/ui/textarea";
import { ApiError } from "@/lib/client/api-error";
import { useBlockedWords, type WordChange } from "./use-blocked-words";
import { wordsIn } from "./words-in";

/** All share one toast, because only the last change can be undone. */
const NOTE = "word-filter";
const UNDO_MS = 10_000;

interface WordFilterProps {
  words: readonly string[];
  /** False if the viewer can't change the words. */
  manages: boolean;
}

/**
 * The blocked words of the chat. Many can be added at once and each removed with one click; both can be
 * undone.
 */
export function WordFilter({ words: read, manages }: WordFilterProps) {
  const { words, busy, change } = useBlockedWords(read);
  const [draft, setDraft] = useState("");
  const [problem, setProblem] = useState<string>();
  const added = wordsIn(draft).filter((word) => !words.includes(word));

  async function save({ add = [], remove = [] }: WordChange, done: string) {
    setProblem(undefined);
    const undo = () =>
      void change({ add: remove, remove: add }).then(
        () => toast.success("Undone", { id: NOTE, action: null }),
        (error: Error) => toast.error(error.message, { id: NOTE }),
      );
    try {
      await change({ add, remove });
      toast.success(done, { id: NOTE, duration: UNDO_MS, action: { label: "Undo", onClick: undo } });
      return true;
    } catch (error) {
      setProblem(explain(error, add));
      return false;
    }
  }

  async function add() {
    const count = added.length === 1 ? "1 word added" : `${added.length} words added`;
    if (await save({ add: added }, count)) setDraft("");
  }

  return (
    <div className="flex max-w-2xl flex-col gap-4">
      {words.length === 0 ? (
        <p className="text-base text-ink-muted">No blocked words yet.</p>
      ) : (
        <ul aria-label="Blocked words" className="flex flex-wrap gap-2">
          {words.map((word) => (
            <li
              key={word}
              className="flex min-h-8 min-w-0 items-center gap-1 rounded-control border border-line pr-1 pl-2.5 text-base"
            >
              <span className="min-w-0 break-words">{word}</span>
              {manages && (
                <IconButton
                  size="sm"
                  label={`Remove ${word}`}
                  icon={<X className="size-4" aria-hidden />}
                  disabled={busy}
                  onClick={() => void save({ remove: [word] }, `“${word}” removed`)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {manages ? (
        <form
          className="flex flex-col items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <Field
            label="Add words"
            hint="One per line or separated by commas. Phrases can have up to 4 words."
            error={problem}
            className="w-full"
          >
            <Textarea rows={3} value={draft} onChange={({ target }) => setDraft(target.value)} />
          </Field>
          <Button type="submit" busy={busy} disabled={added.length === 0}>
            {added.length > 1 ? `Add ${added.length} words` : "Add"}
          </Button>
        </form>
      ) : (
        <p className="text-ink-muted text-sm">Only members can change blocked words.</p>
      )}
    </div>
  );
}

const WRONG: Record<string, string> = {
  invalid: "needs at least one letter or digit",
  too_long: "is too long. Use up to 4 words and 80 characters",
};

/** Says which word was refused, and why. */
function explain(error: unknown, words: readonly string[]): string {
  if (!(error instanceof ApiError)) return "No response. Try again.";
  const [field = "", code = ""] = Object.entries(error.fields ?? {})[0] ?? [];
  const word = words[Number(/^words\.(\d+)$/.exec(field)?.[1] ?? -1)];
  if (word !== undefined) return `“${word}” ${WRONG[code] ?? "isn’t allowed"}.`;
  return field === "words" && code === "too_long" ? "The list can have up to 500 words." : error.message;
}
