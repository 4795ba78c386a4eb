import { Handshake } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { AddSponsor } from "@/components/dashboard/shows/production/sponsors/add-sponsor";
import { SponsorList } from "@/components/dashboard/shows/production/sponsors/sponsor-list";
import { SPONSOR_TIERS } from "@/lib/modules/show-basics/sponsor-lines/tier-schema";
import { environmentFrom } from "../../../../_lib/environment";
import { NothingYet } from "../../../../_lib/nothing-yet";
import { read } from "../../../../_lib/read";

export const metadata: Metadata = { title: "Sponsors" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
}

export default async function SponsorsPage({ params }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const sponsors = await read(environment, "listSponsors", {
    params: { slug },
    query: { limit: "200", order: "asc" },
  });
  if (sponsors.problem?.code === "not_found") notFound();
  return (
    <>
      <PageHeader
        title="Sponsors"
        description="Choose where each one is shown: signup page, ticker or lower third."
        action={
          <ForRole least="member">
            <AddSponsor slug={slug} />
          </ForRole>
        }
      />
      <Listing
        list={sponsors}
        cut
        empty={
          <NothingYet
            icon={Handshake}
            title="No sponsors yet"
            description="Add one here or with the API:"
            call="createSponsor"
            input={{ slug, name: "Babbage & Co", tier: "gold", placements: ["page", "ticker"] }}
          />
        }
      >
        {(rows) => <SponsorList slug={slug} sponsors={[...rows].sort((a, b) => rankOf(a) - rankOf(b))} />}
      </Listing>
    </>
  );
}

const rankOf = ({ tier }: { tier: (typeof SPONSOR_TIERS)[number] }): number => SPONSOR_TIERS.indexOf(tier);
