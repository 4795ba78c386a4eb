import { Story } from "@/components/signup/story";
import { Avatar } from "@/components/ui/avatar";
import type { SignupView } from "@/lib/signup/signup-view";

/** Who speaks in the show. */
export function Speakers({ view }: { view: SignupView }) {
  return (
    <ul className="flex flex-col gap-5">
      {view.speakers.map((speaker) => (
        <li key={speaker.id} className="grid grid-cols-[2.5rem_1fr] gap-3">
          <Avatar name={speaker.name} src={speaker.photo} size={40} />
          <div className="min-w-0">
            <p className="font-medium text-base">{speaker.name}</p>
            <p className="text-ink-muted text-sm">{speaker.role}</p>
            {speaker.intro && <p className="mt-1 text-sm">{speaker.intro}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What the show is about. */
export function About({ view }: { view: SignupView }) {
  return (
    <div className="flex flex-col gap-3 text-base">
      {view.sub && <p className="font-medium">{view.sub}</p>}
      <Story story={view.story} />
    </div>
  );
}
