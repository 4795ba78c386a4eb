import { CircleCheck } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { ErrorGroupTable } from "@/components/dashboard/developers/requests/error-group-table";
import { WindowPicker } from "@/components/dashboard/developers/usage/window-picker";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { ReadProblem } from "@/components/dashboard/parts/page/read-problem";
import { CodeBlock } from "@/components/ui/code-block";
import { EmptyState } from "@/components/ui/empty-state";
import { asked, type PageProps } from "../../_lib/asked";
import { exampleSamples } from "../../_lib/example-samples";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Errors" };

export default async function ErrorsPage(props: PageProps) {
  const { environment, query } = await asked(props, ["days"]);
  const { days = "7" } = query;
  const errors = await read(environment, "listErrorGroups", { query: { days } });
  const groups = errors.data?.groups ?? [];
  const total = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <>
      <PageHeader
        title="Errors"
        description="Failed requests, grouped by error code and operation."
        action={<WindowPicker days={Number(days) || 7} />}
      />
      {errors.problem ? (
        <ReadProblem problem={errors.problem} />
      ) : groups.length > 0 ? (
        <>
          <p className="mb-3 text-base text-ink-muted">
            <span className="tabular font-medium text-ink">{total.toLocaleString("en")}</span> in{" "}
            {errors.data.window_days === 1 ? "1 day" : `${errors.data.window_days} days`}, in{" "}
            {groups.length === 1 ? "1 group" : `${groups.length} groups`}.
          </p>
          <ErrorGroupTable
            groups={groups}
            base={`/dashboard/${environment}`}
            since={`${errors.data.days[0]}T00:00:00.000Z`}
          />
        </>
      ) : (
        <EmptyState
          icon={<CircleCheck className="size-6" aria-hidden />}
          title={`No errors in ${environment} in this period`}
          description={
            <>
              To see an error, request something that doesn’t exist.{" "}
              <Link href="/docs/errors" className="rounded-sm text-accent underline underline-offset-3">
                See all error codes
              </Link>
            </>
          }
          example={<CodeBlock samples={exampleSamples("getEvent", { slug: "no-such-show" })} />}
        />
      )}
    </>
  );
}
