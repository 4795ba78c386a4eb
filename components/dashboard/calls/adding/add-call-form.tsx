"use client";

import { FileUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../access/environment";
import { MutationForm } from "../../parts/forms/mutation-form";
import { useMutationForm } from "../../parts/forms/use-mutation-form";
import { callPath } from "../call-words";
import { CostNote } from "./cost-note";
import { type ParticipantDraft, ParticipantRows, participantsOf } from "./participant-rows";
import { lengthProblem, readTranscriptFile, TRANSCRIPT_ENDINGS, titleOf } from "./transcript-file";
import { withOffset } from "./with-offset";

const TRANSCRIPT_WORDS = {
  required: "There are no words in this transcript.",
  too_long: "This transcript is too long. The limit is 400,000 characters.",
};

interface Draft {
  transcript: string;
  title: string;
  when: string;
  participants: ParticipantDraft[];
}

const BLANK: Draft = { transcript: "", title: "", when: "", participants: [] };

/** Sends a transcript, pasted or from a file, and opens the analyzed call. */
export function AddCallForm({ usage }: { usage: DataOf<"getCallUsage"> | null }) {
  const { base } = useEnvironment();
  const router = useRouter();
  const [fileProblem, setFileProblem] = useState<string>();
  const form = useMutationForm("analyzeCall", {
    initial: BLANK,
    ready: ({ transcript }) => transcript.trim() !== "" && !lengthProblem(transcript),
    input: ({ transcript, title, when, participants }) => {
      const people = participantsOf(participants);
      return {
        body: {
          transcript,
          ...(title.trim() ? { title: title.trim() } : {}),
          ...(when
            ? { started_at: withOffset(when), timezone: Intl.DateTimeFormat().resolvedOptions().timeZone }
            : {}),
          ...(people.length > 0 ? { participants: people } : {}),
        },
      };
    },
    onDone: ({ data }) => router.push(callPath(base, data.call_id)),
    leaves: true,
    explain: ({ code }) =>
      code === "CREDITS_EXHAUSTED"
        ? "This month’s allowance for sales calls is used up. It resets on the first of next month (UTC)."
        : undefined,
  });
  const { transcript } = form.values;

  async function take(file: File) {
    const read = await readTranscriptFile(file);
    setFileProblem("problem" in read ? read.problem : undefined);
    if ("text" in read)
      form.set({ transcript: read.text, ...(form.values.title ? {} : { title: titleOf(file.name) }) });
  }

  return (
    <MutationForm form={form} submitLabel="Analyze call" className="gap-5 pb-2">
      <div className="flex flex-col gap-2">
        <Field
          label="Transcript"
          hint="Lines such as “Sarah: Hello”, WebVTT, SRT, or an export from Zoom, Meet, Teams, Otter or Fireflies. English, German, French or Spanish."
          error={fileProblem ?? lengthProblem(transcript) ?? form.errorOf("transcript", TRANSCRIPT_WORDS)}
        >
          <Textarea
            value={transcript}
            rows={10}
            autoFocus
            spellCheck={false}
            placeholder={
              "Marcus Hale (0:08): What does it cost?\nSarah Chen (0:12): I’ll send you the proposal by Friday."
            }
            onChange={({ target }) => {
              setFileProblem(undefined);
              form.set({ transcript: target.value });
            }}
          />
        </Field>
        <ChooseFile onFile={(file) => void take(file)} />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Title" optional error={form.errorOf("title")}>
          <Input {...form.text("title")} maxLength={300} placeholder="Discovery with Northwind" />
        </Field>
        <Field
          label="Date and time"
          optional
          hint="In your time zone. Dates such as “next Friday” count from here."
          error={form.errorOf("started_at")}
        >
          <Input {...form.text("when")} type="datetime-local" />
        </Field>
      </div>
      <ParticipantRows {...form.picker("participants")} error={form.errorOf("participants")} />
      <CostNote what="Analyzing a call" cents={4} usage={usage} />
    </MutationForm>
  );
}

function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label="Transcript file"
        accept={TRANSCRIPT_ENDINGS}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = "";
        }}
      />
      <Button
        size="sm"
        className="self-start"
        icon={<FileUp className="size-4" aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Choose file
      </Button>
    </>
  );
}
