"use client";

import { useRouter } from "next/navigation";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Tabs } from "@/components/ui/tabs";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../access/environment";
import { MutationForm } from "../../parts/forms/mutation-form";
import { useMutationForm } from "../../parts/forms/use-mutation-form";
import { callPath } from "../call-words";
import { BLANK_CALL, callBody, isReady } from "./call-draft";
import { CostNote } from "./cost-note";
import { ParticipantRows } from "./participant-rows";
import { ShowField } from "./show-field";
import { TranscriptField } from "./transcript-field";

const TRANSCRIPT_WORDS = {
  required: "There are no words in this transcript.",
  too_long: "This transcript is too long. The limit is 400,000 characters.",
};

/** Sends a transcript, or names a show that has one, and opens the analyzed call. */
export function AddCallForm({ usage }: { usage: DataOf<"getCallUsage"> | null }) {
  const { base } = useEnvironment();
  const router = useRouter();
  const form = useMutationForm("analyzeCall", {
    initial: BLANK_CALL,
    ready: isReady,
    input: (draft) => ({ body: callBody(draft) }),
    onDone: ({ data }) => router.push(callPath(base, data.call_id)),
    leaves: true,
    explain: ({ code }) =>
      code === "CREDITS_EXHAUSTED"
        ? "This month’s allowance for sales calls is used up. It resets on the first of next month (UTC)."
        : undefined,
  });
  const { source, title } = form.values;
  const isShow = source === "show";
  return (
    <MutationForm form={form} submitLabel="Analyze call" className="gap-5 pb-2">
      <Tabs
        label="What to analyze"
        value={source}
        onValueChange={(next) => {
          form.clearError();
          form.set({ source: next });
        }}
        tabs={[
          {
            value: "text",
            label: "Text or file",
            content: (
              <TranscriptField
                value={form.values.transcript}
                onChange={(transcript, name) =>
                  form.set({ transcript, ...(name !== undefined && title === "" ? { title: name } : {}) })
                }
                error={form.errorOf("transcript", TRANSCRIPT_WORDS)}
              />
            ),
          },
          {
            value: "show",
            label: "From a show",
            content: (
              <ShowField
                value={form.values.show}
                onChange={(show) => {
                  form.clearError();
                  form.set({ show });
                }}
                // The message says what is missing: the recording, its transcript, or the end of the show.
                error={form.errorOf("event_slug", { invalid: form.error?.message })}
              />
            ),
          },
        ]}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Title" optional error={form.errorOf("title")}>
          <Input
            {...form.text("title")}
            maxLength={300}
            placeholder={isShow ? "Title of the show" : "Discovery with Northwind"}
          />
        </Field>
        {!isShow && (
          <Field
            label="Date and time"
            optional
            hint="In your time zone. Dates such as “next Friday” count from here."
            error={form.errorOf("started_at")}
          >
            <Input {...form.text("when")} type="datetime-local" />
          </Field>
        )}
      </div>
      <ParticipantRows {...form.picker("participants")} error={form.errorOf("participants")} />
      <CostNote what="Analyzing a call" cents={4} usage={usage} />
    </MutationForm>
  );
}
