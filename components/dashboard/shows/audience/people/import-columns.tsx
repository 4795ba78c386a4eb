"use client";

import { Button } from "@/components/ui/button";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Select } from "@/components/ui/select";
import { FormProblem } from "../../../parts/forms/form-problem";
import { FIELD_CHOICES, type Import } from "./import-words";
import { UploadMeter } from "./upload-meter";
import type { ImportDesk } from "./use-import";

type FileColumn = Import["columns"][number];

/** Second step: what each column contains, as detected, with values from the first rows. */
export function ImportColumns({ desk }: { desk: ImportDesk }) {
  if (desk.sent !== undefined) return <UploadMeter label="Checking rows" desk={desk} />;
  const columns: readonly Column<FileColumn>[] = [
    {
      header: "Column",
      className: "max-w-36 sm:max-w-40",
      cell: ({ name, samples }) => (
        <>
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-ink-muted text-xs sm:hidden">{samples.join(" · ")}</span>
        </>
      ),
    },
    {
      header: "Field",
      className: "min-w-44",
      cell: ({ name, field }) => (
        <Select
          aria-label={`Field for column “${name}”`}
          options={FIELD_CHOICES}
          value={desk.mapping[name] ?? field ?? "ignore"}
          onValueChange={(next) => desk.map(name, next)}
        />
      ),
    },
    {
      header: "Sample values",
      from: "sm",
      className: "w-full max-w-0 truncate text-ink-muted",
      cell: ({ samples }) => samples.join(" · ") || "–",
    },
  ];
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <p className="text-base text-ink-muted">
        {desk.file?.name}: {desk.look?.columns.length} columns. Check that each one maps to the right field.
      </p>
      <DataTable
        label="File columns"
        columns={columns}
        rows={desk.look?.columns ?? []}
        keyOf={({ name }) => name}
      />
      {(desk.problem ?? desk.look?.error) && <FormProblem>{desk.problem ?? desk.look?.error}</FormProblem>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => desk.goTo("file")}>Choose another file</Button>
        <Button variant="primary" onClick={() => void desk.check()}>
          Check rows
        </Button>
      </div>
    </div>
  );
}
