"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Tabs } from "@/components/ui/tabs";
import { Textarea } from "@/components/ui/textarea";
import { DialogButton } from "../../parts/actions/dialog-button";
import { useAction } from "../../parts/actions/use-action";
import { DropFile } from "../../parts/files/drop-file";
import { FormProblem } from "../../parts/forms/form-problem";
import { DOCUMENT_ENDINGS, documentOf } from "./document-file";

export function AddDocument() {
  return (
    <DialogButton
      icon={Plus}
      label="Add document"
      variant="secondary"
      size="md"
      title="Add document"
      description="Answers can quote it. Only its text is kept. Adding documents is free."
    >
      {(close) => <AddDocumentForm onDone={close} />}
    </DialogButton>
  );
}

function AddDocumentForm({ onDone }: { onDone: () => void }) {
  const add = useAction("addKnowledge", ({ data }) => `${data.title} added`);
  const [title, setTitle] = useState("");
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();

  async function send(file: Blob) {
    setProblem(undefined);
    try {
      await add.run({ file, ...(title.trim() ? { query: { title: title.trim() } } : {}) }, onDone);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "Couldn’t add the document. Try again.");
    }
  }
  function take(chosen: File) {
    if (add.busy) return;
    const read = documentOf(chosen);
    if ("problem" in read) setProblem(read.problem);
    else void send(read.file);
  }
  return (
    <div className="flex flex-col gap-4 pb-2">
      <Field label="Title" optional hint="Default: the first heading or the first words.">
        <Input value={title} maxLength={300} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <Tabs
        label="How to add it"
        onValueChange={() => setProblem(undefined)}
        tabs={[
          {
            value: "file",
            label: "File",
            content: (
              <DropFile
                label={add.busy ? "Adding…" : "Drop a file here"}
                accept={DOCUMENT_ENDINGS}
                take={take}
                className="flex-wrap items-center justify-between"
              >
                <p className="text-ink-muted text-sm">PDF, HTML, Markdown or text, up to 20 MB</p>
              </DropFile>
            ),
          },
          {
            value: "text",
            label: "Text",
            content: (
              <form
                className="flex flex-col gap-4"
                onSubmit={(event) => {
                  event.preventDefault();
                  void send(new Blob([text], { type: "text/markdown" }));
                }}
              >
                <Field label="Text" hint="Markdown works too.">
                  <Textarea value={text} rows={8} onChange={({ target }) => setText(target.value)} />
                </Field>
                <Button
                  type="submit"
                  variant="primary"
                  className="self-end"
                  busy={add.busy}
                  disabled={text.trim() === ""}
                >
                  Add document
                </Button>
              </form>
            ),
          },
        ]}
      />
      {problem && <FormProblem>{problem}</FormProblem>}
    </div>
  );
}
