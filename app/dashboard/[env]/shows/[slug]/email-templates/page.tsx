import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EmailDesk } from "@/components/dashboard/email-templates/email-desk";
import { Explanation } from "@/components/dashboard/email-templates/explanation";
import { KindList } from "@/components/dashboard/email-templates/kind-list";
import { PersonPicker } from "@/components/dashboard/email-templates/person-picker";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import { environmentFrom } from "../../../../_lib/environment";
import { read } from "../../../../_lib/read";

export const metadata: Metadata = { title: "Email templates" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) || undefined;

export default async function ShowEmailPage({ params, searchParams }: Props) {
  const { env, slug } = await params;
  const query = await searchParams;
  const environment = environmentFrom(env);
  const [kind, person] = [one(query.kind) ?? "confirmation", one(query.as)];
  const path = { slug, kind };
  const asPerson: Record<string, string> = person ? { registration_id: person } : {};
  const [copies, copy, people, explanation] = await Promise.all([
    read(environment, "listEventEmails", { params: { slug } }),
    read(environment, "getEventEmail", { params: path, query: asPerson }),
    read(environment, "listRegistrations", { params: { slug }, query: { limit: "100" } }),
    person ? read(environment, "explainEventEmail", { params: path, query: asPerson }) : undefined,
  ]);
  if (copy.problem?.code === "not_found") notFound();
  const problem = copies.problem ?? copy.problem;
  if (problem) return <PageOrProblem problem={problem} />;
  if (!copies.data || !copy.data) return null;
  const page = `/dashboard/${environment}/shows/${slug}/email-templates`;
  const chosen = people.data?.items.find(({ id }) => id === person);
  return (
    <PageOrProblem>
      <PageHeader
        title="Email templates"
        description={copy.data.purpose}
        action={
          <PersonPicker
            people={people.data?.items ?? []}
            current={person}
            href={`${page}?kind=${encodeURIComponent(kind)}`}
          />
        }
      />
      <KindList
        copies={copies.data.items}
        current={kind}
        href={(other) => `${page}?kind=${other}${person ? `&as=${encodeURIComponent(person)}` : ""}`}
      />
      {explanation?.data && (
        <Explanation name={chosen?.name || "This person"} explanation={explanation.data} />
      )}
      <EmailDesk
        key={`${kind}:${person}:${copy.data.updated_at}`}
        target={{ layer: "event", params: { slug }, personId: person }}
        copy={copy.data}
      />
    </PageOrProblem>
  );
}
