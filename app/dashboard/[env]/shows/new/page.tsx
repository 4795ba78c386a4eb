import type { Metadata } from "next";
import { ForRole } from "@/components/dashboard/access/for-role";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { NewShowDesk } from "@/components/dashboard/shows/new/new-show-desk";
import { environmentFrom } from "../../../_lib/environment";

export const metadata: Metadata = { title: "New show" };

export default async function NewShowPage({ params }: { params: Promise<{ env: string }> }) {
  const environment = environmentFrom((await params).env);
  return (
    <>
      <PageHeader
        back={{ href: `/dashboard/${environment}/shows`, label: "Shows" }}
        title={environment === "test" ? "New test show" : "New show"}
        description="All four links work immediately unless you keep the show as a draft."
      />
      <ForRole
        least="member"
        otherwise={<p className="text-base text-ink-muted">Your role can view shows but not create them.</p>}
      >
        <NewShowDesk />
      </ForRole>
    </>
  );
}
