import type { Metadata } from "next";
import Link from "next/link";
import { BudgetPanel } from "@/components/dashboard/developers/usage/budget-panel";
import { CallTable } from "@/components/dashboard/developers/usage/call-table";
import { DayTable } from "@/components/dashboard/developers/usage/day-table";
import { ErrorTable } from "@/components/dashboard/developers/usage/error-table";
import { KeyUsageTable } from "@/components/dashboard/developers/usage/key-usage-table";
import { OperationTable } from "@/components/dashboard/developers/usage/operation-table";
import { type Price, PriceList } from "@/components/dashboard/developers/usage/price-list";
import { UsageChart } from "@/components/dashboard/developers/usage/usage-chart";
import { usd } from "@/components/dashboard/developers/usage/usd";
import { WindowPicker } from "@/components/dashboard/developers/usage/window-picker";
import { CsvLink } from "@/components/dashboard/parts/lists/csv-link";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { ReadProblem } from "@/components/dashboard/parts/page/read-problem";
import { Section } from "@/components/dashboard/parts/page/section";
import { CodeBlock } from "@/components/ui/code-block";
import { operations } from "@/lib/api/registry/registry";
import { docPathOf } from "@/lib/docs/doc-path";
import { credits, ORDINARY_REQUEST_MICROS, toUsd } from "@/lib/platform/money/money";
import { asked, type PageProps } from "../../_lib/asked";
import { exampleSamples } from "../../_lib/example-samples";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Usage and budget" };

/** One row per priced operation; the first declaration with its id wins. */
function prices(): Price[] {
  const priced = operations.flatMap((op) =>
    op.cost?.credits
      ? [
          {
            operation: op.operationId ?? op.id,
            summary: op.summary,
            credits: op.cost.credits,
            docs: docPathOf.operation(op),
          },
        ]
      : [],
  );
  return [...new Map(priced.reverse().map((price) => [price.operation, price])).values()].reverse();
}

export default async function UsagePage(props: PageProps) {
  const { environment, query } = await asked(props, ["days"]);
  const { days = "30" } = query;
  const [byDay, usage, workspace, keys] = await Promise.all([
    read(environment, "getUsageByDay", { query: { days } }),
    read(environment, "getUsage", { query: { days, limit: "10" } }),
    read(environment, "getWorkspace"),
    read(environment, "listKeys", { query: { limit: "200" } }),
  ]);
  const problem = byDay.problem ?? usage.problem;
  if (problem || !byDay.data || !usage.data)
    return (
      <>
        <Head days={days} />
        {problem && <ReadProblem problem={problem} />}
      </>
    );
  const { data } = byDay;
  const base = `/dashboard/${environment}`;
  const since = `${data.days[0]?.date}T00:00:00.000Z`;
  const logOf = (filters: Record<string, string>) =>
    `${base}/requests?${new URLSearchParams({ ...filters, from: since })}`;
  const csv = (what: string) => `${base}/usage/download?${new URLSearchParams({ what, days })}`;
  return (
    <>
      <Head days={days} />
      <div className="flex flex-col gap-10">
        <Section title="Budget">
          <BudgetPanel budget={usage.data.cost_budget} plan={workspace.data?.plan ?? ""} />
        </Section>
        <Section
          title="Requests"
          description={`${usage.data.requests.toLocaleString("en")} in ${data.window_days === 1 ? "1 day" : `${data.window_days} days`}, ${usage.data.errors.toLocaleString("en")} errors, ${usd(usage.data.estimated_cost_usd)} estimated cost.`}
          action={<CsvLink href={csv("days")} what="usage by day" />}
        >
          <UsageChart days={data.days} />
          <DayTable days={data.days} />
        </Section>
        {data.operations.length > 0 && (
          <Section
            title="By operation"
            action={<CsvLink href={csv("operations")} what="usage by operation" />}
          >
            <OperationTable rows={data.operations} logOf={logOf} />
          </Section>
        )}
        <div className="grid items-start gap-x-10 gap-y-10 empty:hidden xl:grid-cols-2 [&>:only-child]:col-span-full">
          {data.keys.length > 0 && (
            <Section
              title="By key"
              description="Requests, without background work."
              action={<CsvLink href={csv("keys")} what="usage by key" />}
            >
              <KeyUsageTable rows={data.keys} keys={keys.data?.items ?? []} logOf={logOf} />
            </Section>
          )}
          {data.error_codes.length > 0 && (
            <Section
              title="Errors"
              description={<MoreLink href={`${base}/errors?days=${days}`}>View errors over time</MoreLink>}
              action={<CsvLink href={csv("errors")} what="errors" />}
            >
              <ErrorTable rows={data.error_codes} logOf={logOf} />
            </Section>
          )}
        </div>
        <Section
          title="Latest requests"
          description={<MoreLink href={`${base}/requests`}>View all requests</MoreLink>}
        >
          {usage.data.items.length > 0 ? (
            <CallTable calls={usage.data.items} />
          ) : (
            <div className="flex max-w-2xl flex-col gap-3">
              <p className="text-base text-ink-muted">No requests in this period. Try a free call:</p>
              <CodeBlock samples={exampleSamples("getUsage", { days: 7 })} />
            </div>
          )}
        </Section>
        <Section
          title="Prices"
          description="The maximum price is reserved first and adjusted to the actual cost afterward. A failed request costs at most a standard request."
        >
          <PriceList
            prices={prices()}
            requestUsd={toUsd(ORDINARY_REQUEST_MICROS)}
            creditUsd={toUsd(credits(1))}
          />
        </Section>
      </div>
    </>
  );
}

const Head = ({ days }: { days: string }) => (
  <PageHeader
    title="Usage and budget"
    description="Requests, errors and cost in this environment. Test and live share one budget."
    action={<WindowPicker days={Number(days) || 30} />}
  />
);

const MoreLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} className="rounded-sm text-accent hover:underline">
    {children}
  </Link>
);
