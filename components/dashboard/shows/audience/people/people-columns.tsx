import type { ReactNode } from "react";
import { Ago } from "@/components/ui/ago";
import { type PersonRow, sourceWords } from "../../../parts/words/people-words";
import { PersonStateBadge } from "./person-state-badge";

export interface PeopleColumn {
  name: string;
  header: string;
  /** Width classes. The table's layout is fixed, so columns don't adapt to their content. */
  width: string;
  /** Shown by default. */
  usual: boolean;
  /** Hidden on narrower screens. */
  from?: "sm" | "md" | "lg";
  /** Sort key of its header, if it can be sorted by. */
  sort?: "created_at" | "updated_at";
  cell: (person: PersonRow) => ReactNode;
}

const none = <span className="text-ink-muted">–</span>;
const ago = (value: string | null): ReactNode => (value ? <Ago value={value} /> : none);

export const PEOPLE_COLUMNS: readonly PeopleColumn[] = [
  {
    name: "state",
    header: "Status",
    width: "w-30",
    usual: true,
    cell: (person) => <PersonStateBadge person={person} />,
  },
  {
    name: "source",
    header: "Source",
    width: "w-32",
    usual: true,
    from: "md",
    cell: ({ source }) => sourceWords(source),
  },
  {
    name: "consent",
    header: "Marketing",
    width: "w-28",
    usual: true,
    from: "lg",
    cell: ({ marketing_consent }) => (marketing_consent ? "Agreed" : none),
  },
  {
    name: "came",
    header: "Joined",
    width: "w-28",
    usual: true,
    from: "lg",
    cell: ({ joined_at }) => ago(joined_at),
  },
  {
    name: "registered",
    header: "Registered",
    width: "w-30",
    usual: true,
    from: "sm",
    sort: "created_at",
    cell: ({ created_at }) => ago(created_at),
  },
  {
    name: "changed",
    header: "Changed",
    width: "w-30",
    usual: false,
    from: "sm",
    sort: "updated_at",
    cell: ({ updated_at }) => ago(updated_at),
  },
  {
    name: "mail",
    header: "Unsubscribed",
    width: "w-30",
    usual: false,
    from: "md",
    cell: ({ unsubscribed_at }) => ago(unsubscribed_at),
  },
  {
    name: "zone",
    header: "Time zone",
    width: "w-40",
    usual: false,
    from: "md",
    cell: ({ time_zone }) => time_zone ?? none,
  },
  {
    name: "campaign",
    header: "Campaign",
    width: "w-40",
    usual: false,
    from: "md",
    cell: ({ utm }) => [utm.source, utm.campaign].filter(Boolean).join(" · ") || none,
  },
];

export const HIDDEN_UNDER = { sm: "max-sm:hidden", md: "max-md:hidden", lg: "max-lg:hidden" };
