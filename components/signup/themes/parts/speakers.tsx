import type { ReactNode } from "react";
import type { SignupView } from "@/lib/signup/signup-view";
import { wordsFor } from "@/lib/signup/words/words-for";
import { Portrait } from "../../portrait";
import type { ThemeClasses } from "./theme-classes";

interface SpeakersProps {
  view: SignupView;
  classes: ThemeClasses;
  /** The list shows its count, up to this number. */
  countTo?: number;
  /** Wraps a portrait, as the theme needs it. */
  frame?: (portrait: ReactNode) => ReactNode;
}

/** The speakers: portrait, name, role and introduction. */
export function Speakers({ view, classes, countTo, frame = (portrait) => portrait }: SpeakersProps) {
  const words = wordsFor(view.language);
  if (view.speakers.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{words.speakers}</h2>
      <ul className={classes.people} data-count={countTo && Math.min(view.speakers.length, countTo)}>
        {view.speakers.map((speaker) => (
          <li key={speaker.id}>
            {frame(<Portrait speaker={speaker} className={classes.portrait} />)}
            <div className={classes.person}>
              <h3>{speaker.name}</h3>
              <p className={classes.role}>
                {speaker.isHost ? [words.host, speaker.role].filter(Boolean).join(", ") : speaker.role}
              </p>
              {speaker.intro && <p className={classes.intro}>{speaker.intro}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
