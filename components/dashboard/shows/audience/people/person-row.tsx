import clsx from "clsx";
import Link from "next/link";
import { Checkbox } from "@/components/ui/checkbox";
import { shownEmail } from "@/lib/client/shown-email";
import type { PersonRow } from "../../../parts/words/people-words";
import { HIDDEN_UNDER, type PeopleColumn } from "./people-columns";

interface PersonTableRowProps {
  person: PersonRow;
  /** Row number in the whole list; the header is the first. */
  place: number;
  href: string;
  columns: readonly PeopleColumn[];
  /** Undefined if the viewer can't edit. */
  chosen: boolean | undefined;
  onChoose: (on: boolean) => void;
}

/** One person. All rows have the same height. */
export function PersonTableRow({ person, place, href, columns, chosen, onChoose }: PersonTableRowProps) {
  const name = person.name || shownEmail(person.email);
  return (
    <tr
      aria-rowindex={place}
      aria-selected={chosen}
      className={clsx(
        "h-13 border-line border-b has-[a:focus-visible]:bg-hover",
        chosen ? "bg-hover shadow-[inset_2px_0_0_var(--accent)]" : "hover:bg-hover",
      )}
    >
      {chosen !== undefined && (
        <td className="w-10 pl-2 align-middle">
          <Checkbox
            label={<span className="sr-only">Select {name}</span>}
            checked={chosen}
            onCheckedChange={onChoose}
          />
        </td>
      )}
      <td className="px-2 align-middle">
        <Link href={href} prefetch={false} className="block truncate rounded-sm font-medium hover:underline">
          {name}
        </Link>
        {person.name && (
          <span className="block truncate text-ink-muted text-xs">{shownEmail(person.email)}</span>
        )}
      </td>
      {columns.map((column) => (
        <td
          key={column.name}
          className={clsx("truncate px-2 align-middle", column.from && HIDDEN_UNDER[column.from])}
        >
          {column.cell(person)}
        </td>
      ))}
    </tr>
  );
}
