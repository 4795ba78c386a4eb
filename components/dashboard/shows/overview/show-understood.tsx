import type { ReactNode } from "react";
import type { EventWire } from "@/lib/modules/shows/events/schema";

type Outline = NonNullable<EventWire["plan"]["outline"]>;

const WISHES: Record<Outline["requests"][number]["what"], string> = {
  poll: "Poll",
  demo: "Demo",
  questions: "Questions from the audience",
  break: "Break",
  panel: "Panel",
  interview: "Interview",
  video: "Video",
  quote: "Quote",
  hot_take: "Strong opinion",
  story: "Personal story",
  order: "Fixed order",
};

const ROLES = { host: "host", moderator: "moderator", guest: "guest" } as const;

const inMinutes = (seconds: number): string => `${Math.round((seconds / 60) * 10) / 10} min`;

interface Fact {
  key: string;
  label: string;
  text: ReactNode;
  from: string;
}

/** What the planner extracted from the brief, with the words it came from. */
export function ShowUnderstood({ outline }: { outline: Outline }) {
  const facts = factsOf(outline);
  if (facts.length === 0 && !outline.notes?.length)
    return <p className="text-base text-ink-muted">The brief mentions no duration, people or topics.</p>;
  return (
    <div className="flex flex-col gap-3">
      {outline.notes?.map((note) => (
        <p key={note} className="text-base text-ink-muted">
          {note}
        </p>
      ))}
      <dl className="border-line border-t">
        {facts.map(({ key, label, text, from }) => (
          <div
            key={key}
            className="grid gap-x-4 border-line border-b py-2 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt className="text-ink-muted text-sm">{label}</dt>
            <dd className="min-w-0 break-words text-base">{text}</dd>
            <dd className="min-w-0 break-words text-ink-muted text-sm">{from && <q>{from}</q>}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function factsOf(outline: Outline): Fact[] {
  const { length, agenda, people, topics, requests, audience } = outline;
  return [
    ...(length
      ? [{ key: "length", label: "Duration", text: inMinutes(length.seconds), from: length.from }]
      : []),
    ...agenda.map((item, index) => ({
      key: `agenda-${index}`,
      label: index === 0 ? "Agenda" : "",
      text: item.seconds === null ? item.title : `${item.title}, ${inMinutes(item.seconds)}`,
      from: item.from,
    })),
    ...people.map((person, index) => ({
      key: `person-${index}`,
      label: index === 0 ? "People" : "",
      text: [person.name, person.title, person.company, ROLES[person.role]].filter(Boolean).join(", "),
      from: person.from,
    })),
    ...topics.map((topic, index) => ({
      key: `topic-${index}`,
      label: index === 0 ? "Topics" : "",
      text: topic.text,
      from: topic.from === topic.text ? "" : topic.from,
    })),
    ...requests.map((wish, index) => ({
      key: `wish-${index}`,
      label: index === 0 ? "Requests" : "",
      text: wishText(wish),
      from: wish.from,
    })),
    ...(audience ? [{ key: "audience", label: "Audience", text: audience.text, from: audience.from }] : []),
  ];
}

const wishText = ({ what, wanted, about, seconds }: Outline["requests"][number]): string =>
  [
    `${wanted ? "" : "No "}${wanted ? WISHES[what] : WISHES[what].toLowerCase()}`,
    about,
    seconds && inMinutes(seconds),
  ]
    .filter(Boolean)
    .join(", ");
