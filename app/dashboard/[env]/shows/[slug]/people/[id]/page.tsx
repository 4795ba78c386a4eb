import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { RefreshWhile } from "@/components/dashboard/parts/page/refresh-while";
import { Section } from "@/components/dashboard/parts/page/section";
import { suppressedWords } from "@/components/dashboard/shows/audience/people/history-words";
import { PersonActions } from "@/components/dashboard/shows/audience/people/person-actions";
import { PersonFacts } from "@/components/dashboard/shows/audience/people/person-facts";
import { PersonHistory } from "@/components/dashboard/shows/audience/people/person-history";
import { PersonStateBadge } from "@/components/dashboard/shows/audience/people/person-state-badge";
import { atLeast } from "@/lib/platform/security/roles";
import { environmentFrom } from "../../../../../_lib/environment";
import { read } from "../../../../../_lib/read";
import { readShow } from "../../../../../_lib/show";
import { viewer } from "../../../../../_lib/viewer";

export const metadata: Metadata = { title: "Person" };

interface Props {
  params: Promise<{ env: string; slug: string; id: string }>;
}

const ON_THE_WAY = ["queued", "sending"];

export default async function PersonPage({ params }: Props) {
  const { env, slug, id } = await params;
  const environment = environmentFrom(env);
  const names = { slug, registration_id: id };
  const [show, found, history, me] = await Promise.all([
    readShow(environment, slug),
    read(environment, "getRegistration", { params: names }),
    read(environment, "getPersonHistory", { params: names }),
    viewer(),
  ]);
  if (found.problem?.code === "not_found") notFound();
  const problem = show.problem ?? found.problem ?? history.problem;
  if (!show.data || !found.data || !history.data) return problem ? <PageOrProblem problem={problem} /> : null;
  const person = found.data;
  const zone = show.data.event.timezone;
  const { entries, suppressed } = history.data;
  const base = `/dashboard/${environment}`;
  const back = `${base}/shows/${slug}/people`;
  return (
    <PageOrProblem>
      <PageHeader
        back={{ href: back, label: "People" }}
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {person.name || person.email}
            <PersonStateBadge person={person} />
          </span>
        }
        description={person.name ? person.email : undefined}
        action={
          <ForRole least="member">
            <PersonActions slug={slug} person={person} version={found.version} back={back} />
          </ForRole>
        }
      />
      {suppressed && (
        <p className="mb-6 rounded-control bg-warn-soft px-3 py-2 text-base text-warn">
          {suppressedWords(suppressed)}.
        </p>
      )}
      <RefreshWhile
        underWay={entries.some((entry) => entry.kind === "mail" && ON_THE_WAY.includes(entry.state))}
      />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Section title="History">
          <PersonHistory
            entries={entries}
            zone={zone}
            base={base}
            mayReadEmail={atLeast(me.role, "member")}
          />
        </Section>
        <Section title="Details">
          <PersonFacts person={person} zone={zone} />
        </Section>
      </div>
    </PageOrProblem>
  );
}
