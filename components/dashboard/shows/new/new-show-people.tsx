import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import type { NewShowDraft } from "@/lib/editors/new-show/new-show-draft";
import type { NewGuest, Understood } from "@/lib/editors/new-show/understand";

interface NewShowPeopleProps {
  people: Understood["outline"]["people"];
  guests: NewShowDraft["guests"];
  onGuests: (guests: NewShowDraft["guests"]) => void;
}

/** People named in the brief: added to the roster right away with corrections, or proposed there later. */
export function NewShowPeople({ people, guests, onGuests }: NewShowPeopleProps) {
  const named = people.filter(({ role }) => role === "guest");
  const chosen = Object.keys(guests).filter((name) => !named.some((person) => person.name === name));
  const all = [
    ...named.map(({ name, title, company }) => ({ name, title: title ?? "", company: company ?? "" })),
    ...chosen.map((name) => ({ ...(guests[name] as NewGuest), name })),
  ];
  if (all.length === 0) return null;
  const change = (name: string, guest: NewGuest | undefined) => {
    const { [name]: _previous, ...others } = guests;
    onGuests(guest ? { ...others, [name]: guest } : others);
  };
  return (
    <ul aria-label="People in the brief" className="flex flex-col border-line border-t">
      {all.map((person) => (
        <Person
          key={person.name}
          person={person}
          guest={guests[person.name]}
          onGuest={(guest) => change(person.name, guest)}
        />
      ))}
    </ul>
  );
}

interface PersonProps {
  person: NewGuest;
  guest: NewGuest | undefined;
  onGuest: (guest: NewGuest | undefined) => void;
}

const FIELDS = [
  { name: "name", label: "Name" },
  { name: "title", label: "Title" },
  { name: "company", label: "Company" },
] as const;

function Person({ person, guest, onGuest }: PersonProps) {
  const line = [person.title, person.company].filter(Boolean).join(", ");
  return (
    <li className="flex flex-col gap-2 border-line border-b py-2.5">
      <Checkbox
        label={`Add ${person.name} to the roster`}
        hint={guest ? undefined : line || "Otherwise listed as a proposal"}
        checked={guest !== undefined}
        onCheckedChange={(on) => onGuest(on ? person : undefined)}
      />
      {guest && (
        <div className="grid gap-2 pl-7 sm:grid-cols-3">
          {FIELDS.map(({ name, label }) => (
            <Input
              key={name}
              aria-label={`${label} of ${person.name}`}
              placeholder={label}
              value={guest[name]}
              maxLength={120}
              onChange={({ target }) => onGuest({ ...guest, [name]: target.value })}
            />
          ))}
        </div>
      )}
    </li>
  );
}
