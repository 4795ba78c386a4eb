import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { viewer } from "./_lib/viewer";

/** To the environment that this browser was in last. */
export default async function DashboardPage() {
  await viewer();
  const last = (await cookies()).get("dashboard-environment")?.value;
  redirect(last === "live" ? "/dashboard/live" : "/dashboard/test");
}
