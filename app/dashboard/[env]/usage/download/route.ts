import { notFound } from "next/navigation";
import { csvFile, csvOf, noFile } from "../../../_lib/csv";
import { environmentFrom } from "../../../_lib/environment";
import { read } from "../../../_lib/read";

interface Context {
  params: Promise<{ env: string }>;
}

/** Downloads the usage page's numbers: `what` is days, operations, keys or errors. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const environment = environmentFrom((await params).env);
  const query = new URL(request.url).searchParams;
  const days = query.get("days") ?? "30";
  const what = query.get("what") ?? "days";
  const usage = await read(environment, "getUsageByDay", { query: { days } });
  if (usage.problem) return noFile(usage.problem);
  const { data } = usage;
  const file = (text: string) => csvFile(`showrunner-${environment}-${what}-${data.window_days}-days`, text);
  switch (what) {
    case "days":
      return file(csvOf(data.days, ["date", "requests", "errors", "cost_usd"]));
    case "operations":
      return file(csvOf(data.operations, ["operation", "requests", "errors", "cost_usd", "p95_ms"]));
    case "keys":
      return file(csvOf(data.keys, ["key_id", "requests", "errors", "cost_usd"]));
    case "errors":
      return file(csvOf(data.error_codes, ["code", "operation", "count"]));
    default:
      notFound();
  }
}
