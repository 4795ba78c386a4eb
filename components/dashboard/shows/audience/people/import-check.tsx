"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { FormProblem } from "../../../parts/forms/form-problem";
import { ImportCounts } from "./import-counts";
import { ImportProblems } from "./import-problems";
import { checkedWords, SOURCE_CHOICES } from "./import-words";
import { UploadMeter } from "./upload-meter";
import type { ImportDesk } from "./use-import";

/** Third step: what would happen to the first rows, and who is responsible for the list. */
export function ImportCheck({ desk }: { desk: ImportDesk }) {
  const [answered, setAnswered] = useState(false);
  if (desk.sent !== undefined) return <UploadMeter label="Uploading file" desk={desk} />;
  const { look, attestation } = desk;
  if (!look) return null;
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <div className="flex flex-col gap-3">
        <p className="text-base text-ink-muted">
          {checkedWords(look.rows.done)} Nothing has been imported yet.
        </p>
        <ImportCounts counts={look.counts} />
        <ImportProblems problems={look.problems} />
      </div>
      <fieldset className="flex max-w-xl flex-col gap-4">
        <legend className="mb-3 font-semibold text-lg">List source</legend>
        <Field label="List type">
          <Select
            options={SOURCE_CHOICES}
            value={attestation.source_type}
            onValueChange={(source_type) => desk.attest({ source_type })}
          />
        </Field>
        <Field label="Consent source" hint="Stored with each registration">
          <Input
            value={attestation.source_detail}
            maxLength={500}
            onChange={(event) => desk.attest({ source_detail: event.target.value })}
          />
        </Field>
        <Checkbox
          label="I confirm that these people agreed to be registered"
          checked={answered}
          onCheckedChange={setAnswered}
        />
      </fieldset>
      {desk.problem && <FormProblem>{desk.problem}</FormProblem>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => desk.goTo("columns")}>Back to columns</Button>
        <Button variant="primary" disabled={!answered} onClick={() => void desk.start()}>
          Import
        </Button>
      </div>
    </div>
  );
}
