import type { DestinationWire, DistributionJobWire } from "@/lib/modules/made/distribution/schema";
import { PageHeader } from "../../../parts/page/page-header";
import { RefreshWhile } from "../../../parts/page/refresh-while";
import { Section } from "../../../parts/page/section";
import { DestinationList } from "./destination-list";
import { isUnfinished } from "./distribution-words";
import { JobCard } from "./job-card";
import { type Choice, NewPublication } from "./new-publication";

interface DistributionDeskProps {
  slug: string;
  description: string;
  choices: readonly Choice[];
  destinations: readonly DestinationWire[];
  jobs: readonly DistributionJobWire[];
}

/** What of a show is published where. */
export function DistributionDesk({ choices, destinations, jobs, ...show }: DistributionDeskProps) {
  const [first, ...more] = choices;
  return (
    <>
      <PageHeader
        title="Distribution"
        description="Publish the recording, clips and texts, see what went where, and unpublish it."
      />
      <div className="flex flex-col gap-10">
        {first && destinations.length > 0 && (
          <NewPublication {...show} choices={[first, ...more]} destinations={destinations} />
        )}
        <DestinationList destinations={destinations} />
        {jobs.length > 0 && (
          <Section title="Publications">
            <ul>
              {jobs.map((job) => (
                <JobCard key={job.id} slug={show.slug} job={job} />
              ))}
            </ul>
          </Section>
        )}
      </div>
      <RefreshWhile underWay={jobs.some(isUnfinished)} />
    </>
  );
}
