import { CalendarClock, Handshake, Truck } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageHeader } from "@/components/dashboard/parts/page-header";
import { ReadProblem } from "@/components/dashboard/parts/read-problem";
import { AddRehearsal, AddSponsor, AddVendor } from "@/components/dashboard/production/add-buttons";
import { RehearsalList } from "@/components/dashboard/production/rehearsal-list";
import { SponsorList } from "@/components/dashboard/production/sponsor-list";
import { VendorList } from "@/components/dashboard/production/vendor-list";
import { SPONSOR_TIERS } from "@/lib/modules/show-basics/sponsor-lines/tier-schema";
import { environmentFrom } from "../../../../_lib/environment";
import { ListedSection } from "../../../../_lib/listed-section";
import { read } from "../../../../_lib/read";

export const metadata: Metadata = { title: "Production" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
}

export default async function ProductionPage({ params }: Props) {
  const { env, slug } = await params;
  const environment = environmentFrom(env);
  const all = { params: { slug }, query: { limit: "200", order: "asc" } };
  const [detail, roster, rehearsals, sponsors, vendors] = await Promise.all([
    read(environment, "getEvent", { params: { slug } }),
    read(environment, "listGuests", all),
    read(environment, "listRehearsals", all),
    read(environment, "listSponsors", all),
    read(environment, "listVendors", all),
  ]);
  if (detail.problem?.code === "not_found") notFound();
  if (detail.problem) return <ReadProblem problem={detail.problem} />;
  const { timezone, title } = detail.data.event;
  const guests = (roster.data?.items ?? []).map(({ id, name, email }) => ({
    id,
    name,
    hasEmail: email !== null,
  }));
  const rankOf = ({ tier }: { tier: (typeof SPONSOR_TIERS)[number] }) => SPONSOR_TIERS.indexOf(tier);
  return (
    <>
      <PageHeader
        back={{ href: `/dashboard/${environment}/shows/${slug}`, label: title }}
        title="Production"
        description="Rehearsals, sponsors and vendors."
      />
      <div className="flex flex-col gap-12">
        <ListedSection
          title="Rehearsals"
          add={<AddRehearsal slug={slug} guests={guests} />}
          list={rehearsals}
          nothing={{
            icon: CalendarClock,
            title: "No rehearsals yet.",
            description: "Schedule a rehearsal so guests can try their setup, here or with the API:",
            call: "createRehearsal",
            input: { slug, starts_at: "2026-12-03T15:00:00Z", duration_min: 45 },
          }}
        >
          {(rows) => <RehearsalList slug={slug} timezone={timezone} guests={guests} rehearsals={rows} />}
        </ListedSection>
        <ListedSection
          title="Sponsors"
          add={<AddSponsor slug={slug} />}
          list={sponsors}
          nothing={{
            icon: Handshake,
            title: "No sponsors yet.",
            description: "Show sponsors on the signup page, in the ticker or on stage. With the API:",
            call: "createSponsor",
            input: { slug, name: "Babbage & Co", tier: "gold", placements: ["page", "ticker"] },
          }}
        >
          {(rows) => <SponsorList slug={slug} sponsors={[...rows].sort((a, b) => rankOf(a) - rankOf(b))} />}
        </ListedSection>
        <ListedSection
          title="Vendors"
          description="For your team only. Vendors never appear on public pages."
          add={<AddVendor slug={slug} />}
          list={vendors}
          nothing={{
            icon: Truck,
            title: "No vendors yet.",
            description: "Keep contacts and call times for crew, catering or interpreters. With the API:",
            call: "createVendor",
            input: { slug, name: "Northern Lights Crew", role: "Cameras" },
          }}
        >
          {(rows) => <VendorList slug={slug} timezone={timezone} vendors={rows} />}
        </ListedSection>
      </div>
    </>
  );
}
