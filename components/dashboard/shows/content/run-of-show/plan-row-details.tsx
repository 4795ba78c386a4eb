"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { speakingHint } from "@/components/ui/speaking-hint";
import { Textarea } from "@/components/ui/textarea";
import type { PlanSegment } from "@/lib/stage";
import { LinesField } from "../../../parts/forms/lines-field";
import { PlayLine } from "../../announcer/play-line";
import { OpensWith, type PlayableVideo } from "./opens-with";
import type { SetField, SetFields } from "./set-field";

interface DetailsProps {
  segment: PlanSegment;
  videos: readonly PlayableVideo[];
  set: SetField;
  setFields: SetFields;
}

/** A segment's details: what is said, asked and shown in it. */
export function PlanRowDetails({ segment, videos, set, setFields }: DetailsProps) {
  const { id, poll } = segment;
  const setPoll = (question: string, options: string[]) =>
    set(id, "poll", question === "" && options.length === 0 ? null : { question, options });
  return (
    <div className="grid gap-4 pt-1 pb-4 sm:grid-cols-2">
      <Field label="Notes">
        <Textarea
          rows={3}
          maxLength={4000}
          value={segment.notes}
          onChange={({ target }) => set(id, "notes", target.value)}
        />
      </Field>
      <Field label="Script" hint={speakingHint(segment.script, segment.duration_sec)}>
        <Textarea
          rows={3}
          maxLength={8000}
          value={segment.script}
          onChange={({ target }) => set(id, "script", target.value)}
        />
      </Field>
      <Field label="Questions" hint="One per line">
        <LinesField value={segment.questions} onChange={(lines) => set(id, "questions", lines)} />
      </Field>
      <div className="flex flex-col gap-4">
        <Field label="Ticker">
          <Input
            maxLength={280}
            value={segment.ticker ?? ""}
            onChange={({ target }) => set(id, "ticker", target.value || null)}
          />
        </Field>
        <div className="flex items-start gap-2">
          <Field label="Announcer" hint={speakingHint(segment.emcee_line ?? "")} className="flex-1">
            <Input
              maxLength={1000}
              value={segment.emcee_line ?? ""}
              onChange={({ target }) => set(id, "emcee_line", target.value || null)}
            />
          </Field>
          <div className="mt-6.5">
            <PlayLine name="this line" text={segment.emcee_line ?? ""} />
          </div>
        </div>
      </div>
      <OpensWith segment={segment} videos={videos} setFields={setFields} />
      <Field label="Poll" className="sm:col-start-1">
        <Input
          maxLength={300}
          placeholder="Ask a question"
          value={poll?.question ?? ""}
          onChange={({ target }) => setPoll(target.value, poll?.options ?? [])}
        />
      </Field>
      <Field label="Options" hint="One per line, 2 to 10">
        <LinesField value={poll?.options ?? []} onChange={(lines) => setPoll(poll?.question ?? "", lines)} />
      </Field>
    </div>
  );
}
