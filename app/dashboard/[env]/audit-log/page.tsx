import { ScrollText } from "lucide-react";
import type { Metadata } from "next";
import { AuditList } from "@/components/dashboard/developers/audit-log/audit-list";
import { choices } from "@/components/dashboard/parts/lists/choices";
import { FilterBar } from "@/components/dashboard/parts/lists/filter-bar";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { DOORS } from "@/lib/stage/show-roles";
import { asked, type PageProps } from "../../_lib/asked";
import { NothingFound } from "../../_lib/nothing-found";
import { NothingYet } from "../../_lib/nothing-yet";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Audit log" };

const SUBJECTS = choices(
  "event",
  "guest",
  ["studio_link", "Studio link"],
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
);

const ACTORS = choices(
  ["user", "Member"],
  "key",
  "agent",
  ...DOORS.map((door) => (door === "host" ? ([door, "Studio link"] as const) : door)),
  ["system", "Showrunner"],
);

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
        description="Every change in this environment, with who made it and the values before and after. Entries can’t be edited."
      />
      <FilterBar
        texts={[{ name: "action", label: "Operation", placeholder: "For example, createKey" }]}
        time
        more={{
          texts: [
            { name: "actor_id", label: "Actor ID" },
            { name: "subject_id", label: "Subject ID" },
            { name: "request_id", label: "Request ID" },
          ],
        }}
        choices={[
          { name: "actor_type", label: "Actor", options: ACTORS },
          { name: "subject_type", label: "Subject", options: SUBJECTS },
        ]}
      />
      <Listing list={entries} empty={<NoChanges environment={environment} filtered={filtered} />}>
        {(rows) => <AuditList entries={rows} />}
      </Listing>
    </>
  );
}

function NoChanges({ environment, filtered }: { environment: string; filtered: boolean }) {
  if (filtered) return <NothingFound icon={ScrollText} title="No changes match these filters" />;
  return (
    <NothingYet
      icon={ScrollText}
      title={`No changes in ${environment} yet`}
      description="Your first change appears here with the values before and after. Try this call:"
      call="createClient"
      input={{ name: "Northwind" }}
    />
  );
}
