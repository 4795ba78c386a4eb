import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { pick, type SearchParams } from "./_lib/query";
import { viewer } from "./_lib/viewer";

/** Redirects to the environment that this browser used last. */
export default async function DashboardPage({ searchParams }: { searchParams: SearchParams }) {
  await viewer();
  const { problem } = await pick(searchParams, ["problem"]);
  const last = (await cookies()).get("dashboard-environment")?.value;
  const home = last === "live" ? "/dashboard/live" : "/dashboard/test";
  redirect(problem ? `${home}?${new URLSearchParams({ problem })}` : home);
}
