"use client";

import { useQuery } from "@tanstack/react-query";
import { Download, FileUp, Users } from "lucide-react";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-classes";
import { ButtonLink } from "@/components/ui/button-link";
import { ErrorState } from "@/components/ui/error-state";
import { Meter } from "@/components/ui/meter";
import { SkeletonRows } from "@/components/ui/skeleton-rows";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import { useEnvironment } from "../../../access/environment";
import { ImportCounts } from "./import-counts";
import { ImportProblems } from "./import-problems";
import type { Import } from "./import-words";

interface ImportDoneProps {
  slug: string;
  jobId: string;
  /** URL of the people table. */
  back: string;
  /** Starts over with another file whose columns may be the same. */
  onAgain: (columns: Import["columns"]) => void;
}

const EVERY_MS = 1_000;
const ENDED = ["succeeded", "failed"];

/** Last step: progress, what happened to the rows, and what to do about those left out. */
export function ImportDone({ slug, jobId, back, onAgain }: ImportDoneProps) {
  const { as } = useEnvironment();
  const { data, error, refetch } = useQuery<Import, ApiError>({
    queryKey: ["import", as, slug, jobId],
    queryFn: async ({ signal }) =>
      (await api("getRegistrationImport", { as, params: { slug, job_id: jobId }, signal })).data,
    refetchInterval: ({ state }) => (state.data && ENDED.includes(state.data.state) ? false : EVERY_MS),
  });
  if (!data)
    return error ? (
      <ErrorState message={error.message} requestId={error.requestId} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={4} />
    );
  const isOver = ENDED.includes(data.state);
  const leftOut = data.counts.suppressed + data.counts.over_capacity + data.counts.invalid;
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <div role="status">
        {isOver ? (
          <p className={data.state === "failed" ? "font-medium text-danger text-lg" : "font-medium text-lg"}>
            {data.state === "failed" ? `Import failed: ${data.error ?? "Try again."}` : "Import complete."}
          </p>
        ) : (
          <Meter
            role="progressbar"
            label="Importing"
            value={data.progress}
            max={100}
            text={
              data.rows.total === null
                ? "Reading file…"
                : `${data.rows.done.toLocaleString("en")} of ${data.rows.total.toLocaleString("en")} rows`
            }
          />
        )}
      </div>
      <ImportCounts counts={data.counts} />
      {isOver && leftOut > 0 && (
        <p className="max-w-2xl text-base text-ink-muted">
          {leftOut === 1 ? "1 row wasn’t" : `${leftOut.toLocaleString("en")} rows weren’t`} imported. The
          report is your file with a result for each row. Correct it and import it again. People already on
          the list won’t change.
        </p>
      )}
      <ImportProblems problems={data.problems} />
      {isOver && (
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            variant={leftOut === 0 ? "primary" : "secondary"}
            href={back}
            icon={<Users className="size-4" aria-hidden />}
          >
            View people
          </ButtonLink>
          {data.report_url && (
            <a
              href={data.report_url}
              download
              className={buttonClasses(leftOut > 0 ? "primary" : "secondary")}
            >
              <Download className="size-4" aria-hidden />
              Download report
            </a>
          )}
          <Button icon={<FileUp className="size-4" aria-hidden />} onClick={() => onAgain(data.columns)}>
            {leftOut > 0 ? "Import corrected report" : "Import another file"}
          </Button>
        </div>
      )}
    </div>
  );
}
