import { ScrollText } from "lucide-react";
import type { Metadata } from "next";
import { AuditList } from "@/components/dashboard/audit/audit-list";
import { FilterBar } from "@/components/dashboard/parts/filter-bar";
import { Listing } from "@/components/dashboard/parts/listing";
import { PageHeader } from "@/components/dashboard/parts/page-header";
import { CodeBlock } from "@/components/ui/code-block";
import { EmptyState } from "@/components/ui/empty-state";
import { asked, type PageProps } from "../../_lib/asked";
import { exampleSamples } from "../../_lib/example-samples";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Audit log" };

const SUBJECTS = [
  "event",
  "guest",
  "registration",
  "client",
  "key",
  "webhook",
  "stage",
  "session",
  "workspace",
  "member",
  "invitation",
  "user",
  "identity",
];

const ACTORS = [
  { value: "user", label: "Member" },
  { value: "key", label: "Key" },
  { value: "agent", label: "Agent" },
  { value: "host", label: "Host link" },
  { value: "guest", label: "Guest" },
  { value: "attendee", label: "Attendee" },
  { value: "system", label: "Showrunner itself" },
];

const FILTERS = [
  "action",
  "actor_type",
  "actor_id",
  "subject_type",
  "subject_id",
  "request_id",
  "from",
  "to",
] as const;

export default async function AuditLogPage(props: PageProps) {
  const { environment, query } = await asked(props, [...FILTERS, "cursor"]);
  const entries = await read(environment, "listAuditLog", { query });
  const filtered = FILTERS.some((name) => query[name] !== undefined);
  return (
    <>
      <PageHeader
        title="Audit log"
        description="Every change in this environment: who, what, and the values before and after. Written with the change, never altered."
      />
      <FilterBar
        texts={[{ name: "action", label: "Operation", placeholder: "Such as createKey" }]}
        time
        more={{
          texts: [
            { name: "actor_id", label: "Actor id" },
            { name: "subject_id", label: "Subject id" },
            { name: "request_id", label: "Request id" },
          ],
        }}
        choices={[
          { name: "actor_type", label: "Actor", options: ACTORS },
          {
            name: "subject_type",
            label: "Subject",
            options: SUBJECTS.map((value) => ({
              value,
              label: value.charAt(0).toUpperCase() + value.slice(1),
            })),
          },
        ]}
      />
      <Listing list={entries} empty={<NoChanges environment={environment} filtered={filtered} />}>
        {(rows) => <AuditList entries={rows} />}
      </Listing>
    </>
  );
}

function NoChanges({ environment, filtered }: { environment: string; filtered: boolean }) {
  const icon = <ScrollText className="size-6" aria-hidden />;
  if (filtered) return <EmptyState icon={icon} title="No change matches these filters." />;
  return (
    <EmptyState
      icon={icon}
      title={`Nothing was changed in ${environment} yet.`}
      description="The first change shows here at once, with its values before and after:"
      example={<CodeBlock samples={exampleSamples("createClient", { name: "Northwind" })} />}
    />
  );
}
