"use client";

import { Sparkles } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../../access/environment";
import { planWords } from "./clip-words";

interface PromptBoxProps {
  slug: string;
  recordingId: string;
  /** Build credits. */
  price: number;
  onQueued: (segmentId: number) => void;
}

type Prompted = DataOf<"promptShort">;

/** Makes a clip of one sentence, and says what was understood. */
export function PromptBox({ slug, recordingId, price, onQueued }: PromptBoxProps) {
  const { as } = useEnvironment();
  const [prompt, setPrompt] = useState("");
  const [shown, setShown] = useState<{ found: Prompted; isQueued: boolean } | null>(null);
  const making = useApiMutation("promptShort", as);
  const checking = useApiMutation("promptShort", as);
  const error = making.error ?? checking.error;
  const ask = (dry_run: boolean) => {
    const call = dry_run ? checking : making;
    making.reset();
    checking.reset();
    call.mutate(
      { params: { slug }, body: { prompt, recording_id: recordingId, ...(dry_run && { dry_run }) } },
      {
        onSuccess: ({ data }) => {
          setShown({ found: data, isQueued: !dry_run });
          if (!dry_run) onQueued(data.segment_id);
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(false);
  };
  const isBusy = making.isPending || checking.isPending;
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <Field
          label="Make a clip from one sentence"
          error={error?.message}
          className="min-w-0 flex-1 basis-80"
        >
          <Input
            value={prompt}
            maxLength={2_000}
            autoComplete="off"
            placeholder="The part where Ana explains budgets, square, under 40 seconds"
            onChange={({ target }) => setPrompt(target.value)}
          />
        </Field>
        <div className={error ? "flex gap-2 pb-5.5" : "flex gap-2"}>
          <Button
            disabled={prompt.trim() === "" || isBusy}
            busy={checking.isPending}
            onClick={() => ask(true)}
          >
            Check
          </Button>
          <Button
            type="submit"
            variant="primary"
            disabled={prompt.trim() === "" || isBusy}
            busy={making.isPending}
            icon={<Sparkles className="size-4" aria-hidden />}
          >
            Render clip
          </Button>
        </div>
      </div>
      <div role="status">
        {shown ? (
          <Understood {...shown} />
        ) : (
          <p className="text-ink-muted text-sm">
            Describe who, what, how long and which shape. Costs {price} build credits. Checking is free.
          </p>
        )}
      </div>
    </form>
  );
}

function Understood({ found, isQueued }: { found: Prompted; isQueued: boolean }) {
  const words = planWords(found.plan);
  return (
    <div className="flex flex-col gap-1 rounded-control bg-surface-sunken px-3 py-2 text-sm">
      <p>
        <span className="font-medium">{isQueued ? "Queued: " : "Would make: "}</span>
        {found.title} ({Math.round(found.end_sec - found.start_sec)} s)
      </p>
      <p className="text-ink-muted">
        Understood: {words.length > 0 ? words.join(" · ") : "the best moment, in the default look"}
      </p>
      {found.notes.length > 0 && (
        <ul className="list-disc pl-5 text-warn">
          {found.notes.map(({ code, text }) => (
            <li key={`${code} ${text}`}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
