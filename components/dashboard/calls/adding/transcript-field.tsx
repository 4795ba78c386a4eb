"use client";

import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { lengthProblem, readTranscriptFile, TRANSCRIPT_ENDINGS, titleOf } from "./transcript-file";

interface TranscriptFieldProps {
  value: string;
  /** `title` is that of the file it was read from. */
  onChange: (text: string, title?: string) => void;
  error: string | undefined;
}

/** A transcript, pasted or from a file. */
export function TranscriptField({ value, onChange, error }: TranscriptFieldProps) {
  const [fileProblem, setFileProblem] = useState<string>();

  async function take(file: File) {
    const read = await readTranscriptFile(file);
    setFileProblem("problem" in read ? read.problem : undefined);
    if ("text" in read) onChange(read.text, titleOf(file.name));
  }

  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Transcript"
        hint="Lines such as “Sarah: Hello”, WebVTT, SRT, or an export from Zoom, Meet, Teams, Otter or Fireflies. English, German, French or Spanish."
        error={fileProblem ?? lengthProblem(value) ?? error}
      >
        <Textarea
          value={value}
          rows={10}
          autoFocus
          spellCheck={false}
          placeholder={
            "Marcus Hale (0:08): What does it cost?\nSarah Chen (0:12): I’ll send you the proposal by Friday."
          }
          onChange={({ target }) => {
            setFileProblem(undefined);
            onChange(target.value);
          }}
        />
      </Field>
      <ChooseFile onFile={(file) => void take(file)} />
    </div>
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
