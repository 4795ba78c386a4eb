"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { ImportCheck } from "./import-check";
import { ImportColumns } from "./import-columns";
import { ImportDone } from "./import-done";
import { ImportFile } from "./import-file";
import { ImportSteps } from "./import-steps";
import type { Import } from "./import-words";
import { useImport } from "./use-import";

interface ImportPeopleProps {
  slug: string;
  /** URL of the people table. */
  back: string;
}

/** Imports a table of people in four steps. Once it has started, it has its own URL. */
export function ImportPeople({ slug, back }: ImportPeopleProps) {
  const router = useRouter();
  const path = usePathname();
  const jobId = useSearchParams().get("job");
  const desk = useImport(slug, (job) => router.replace(`${path}?${new URLSearchParams({ job })}`));
  const again = (columns: Import["columns"]) => {
    desk.again(columns);
    router.replace(path);
  };
  return (
    <>
      <ImportSteps current={jobId ? "done" : desk.step} />
      {jobId ? (
        <ImportDone slug={slug} jobId={jobId} back={back} onAgain={again} />
      ) : desk.step === "file" ? (
        <ImportFile desk={desk} />
      ) : desk.step === "columns" ? (
        <ImportColumns desk={desk} />
      ) : (
        <ImportCheck desk={desk} />
      )}
    </>
  );
}
