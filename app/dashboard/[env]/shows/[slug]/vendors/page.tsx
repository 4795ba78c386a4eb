import { Truck } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { AddVendor } from "@/components/dashboard/shows/production/vendors/add-vendor";
import { VendorList } from "@/components/dashboard/shows/production/vendors/vendor-list";
import { environmentFrom } from "../../../../_lib/environment";
import { NothingYet } from "../../../../_lib/nothing-yet";
import { read } from "../../../../_lib/read";
import { readShow } from "../../../../_lib/show";

export const metadata: Metadata = { title: "Vendors" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
}

export default async function VendorsPage({ params }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const [show, vendors] = await Promise.all([
    readShow(environment, slug),
    read(environment, "listVendors", { params: { slug }, query: { limit: "200", order: "asc" } }),
  ]);
  if (show.problem?.code === "not_found") notFound();
  if (show.problem) return <PageOrProblem problem={show.problem} />;
  const { timezone } = show.data.event;
  return (
    <PageOrProblem>
      <PageHeader
        title="Vendors"
        description="For your team only. Vendors never appear on public pages."
        action={
          <ForRole least="member">
            <AddVendor slug={slug} />
          </ForRole>
        }
      />
      <Listing
        list={vendors}
        cut
        empty={
          <NothingYet
            icon={Truck}
            title="No vendors yet"
            description="Keep contacts and call times for crew, catering or interpreters. Add one here or with the API:"
            call="createVendor"
            input={{ slug, name: "Northern Lights Crew", role: "Cameras" }}
          />
        }
      >
        {(rows) => <VendorList slug={slug} timezone={timezone} vendors={rows} />}
      </Listing>
    </PageOrProblem>
  );
}
