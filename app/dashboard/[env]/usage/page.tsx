import type { Metadata } from "next";
import { PageHeader } from "@/components/dashboard/parts/page-header";
import { ReadProblem } from "@/components/dashboard/parts/read-problem";
import { Section } from "@/components/dashboard/parts/section";
import { BudgetPanel } from "@/components/dashboard/usage/budget-panel";
import { CallTable } from "@/components/dashboard/usage/call-table";
import { DayTable } from "@/components/dashboard/usage/day-table";
import { ErrorTable } from "@/components/dashboard/usage/error-table";
import { OperationTable } from "@/components/dashboard/usage/operation-table";
import { PriceList } from "@/components/dashboard/usage/price-list";
import { UsageChart } from "@/components/dashboard/usage/usage-chart";
import { usd } from "@/components/dashboard/usage/usd";
import { WindowPicker } from "@/components/dashboard/usage/window-picker";
import { operations } from "@/lib/api/registry";
import { type EnvironmentParams, environmentFrom } from "../../_lib/environment";
import { pick, type SearchParams } from "../../_lib/query";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Usage and budget" };

const prices = () => {
  const priced = operations.flatMap(({ id, operationId, summary, cost }) =>
    cost ? [{ operation: operationId ?? id, summary, credits: cost.credits }] : [],
  );
  return [...new Map(priced.map((price) => [price.operation, price])).values()];
};

export default async function UsagePage({
  params,
  searchParams,
}: EnvironmentParams & { searchParams: SearchParams }) {
  const environment = environmentFrom((await params).env);
  const { days = "30" } = await pick(searchParams, ["days"]);
  const [byDay, usage, workspace] = await Promise.all([
    read(environment, "getUsageByDay", { query: { days } }),
    read(environment, "getUsage", { query: { days, limit: "20" } }),
    read(environment, "getWorkspace"),
  ]);
  const problem = byDay.problem ?? usage.problem;
  return (
    <>
      <PageHeader
        title="Usage and budget"
        description="Calls, errors and cost of this environment. The budget counts both environments together."
        action={<WindowPicker days={Number(days) || 30} />}
      />
      {problem || !byDay.data || !usage.data ? (
        problem && <ReadProblem problem={problem} />
      ) : (
        <div className="flex flex-col gap-10">
          <Section title="Budget">
            <BudgetPanel budget={usage.data.cost_budget} plan={workspace.data?.plan ?? ""} />
          </Section>
          <Section
            title="Requests"
            description={`${usage.data.requests.toLocaleString("en")} in ${usage.data.window_days} days, ${usage.data.errors.toLocaleString("en")} refused or failed, ${usd(usage.data.estimated_cost_usd)} estimated cost.`}
          >
            <UsageChart days={byDay.data.days} />
            <DayTable days={byDay.data.days} />
          </Section>
          {byDay.data.operations.length > 0 && (
            <Section title="By operation">
              <OperationTable rows={byDay.data.operations} />
            </Section>
          )}
          {byDay.data.error_codes.length > 0 && (
            <Section title="Errors">
              <ErrorTable rows={byDay.data.error_codes} />
            </Section>
          )}
          <Section title="Newest calls">
            {usage.data.items.length > 0 ? (
              <CallTable calls={usage.data.items} />
            ) : (
              <p className="text-base text-ink-muted">
                No call in this window. Run the example on the home page.
              </p>
            )}
          </Section>
          <Section
            title="Prices"
            description="The worst case is reserved before the work and settled to what it cost; a failed build costs nothing."
          >
            <PriceList prices={prices()} />
          </Section>
        </div>
      )}
    </>
  );
}
