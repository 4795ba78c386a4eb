import { Story } from "@/components/signup/story";
import { Avatar } from "@/components/ui/avatar";
import type { Tab } from "@/components/ui/tabs";
import type { SignupView } from "@/lib/signup/signup-view";
import type { PageWords } from "./words/page-words";

/** Who speaks in the show. */
function Speakers({ view }: { view: SignupView }) {
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
function About({ view }: { view: SignupView }) {
  return (
    <div className="flex flex-col gap-3 text-base">
      {view.sub && <p className="font-medium">{view.sub}</p>}
      <Story story={view.story} />
    </div>
  );
}

/** The tabs that a show has live and in its replay, each if there is something in it. */
export function showTabs(view: SignupView, words: PageWords): Tab<string>[] {
  const tabs: Tab<string>[] = [];
  if (view.speakers.length > 0)
    tabs.push({ value: "speakers", label: words.signup.speakers, content: <Speakers view={view} /> });
  if (view.sub || view.story.length > 0)
    tabs.push({ value: "about", label: words.about, content: <About view={view} /> });
  return tabs;
}
