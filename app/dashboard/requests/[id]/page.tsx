import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { decoded } from "@/lib/platform/text/decoded";
import { viewer } from "../../_lib/viewer";

interface Props {
  params: Promise<{ id: string }>;
}

/** The URL that every link to a request uses. Looks in both environments. */
export default async function AnyRequestPage({ params }: Props) {
  await viewer();
  const last = (await cookies()).get("dashboard-environment")?.value === "live" ? "live" : "test";
  redirect(`/dashboard/${last}/requests/${encodeURIComponent(decoded((await params).id))}`);
}
