import { inTest, makeShowroom, type Showroom, until } from "../e2e/support/api";
import { saySeconds } from "./clock";
import { PAGES } from "./make-slides";
import { runOfShow } from "./run-of-show";
import { sendSlides } from "./send-slides";
import { sendVideo } from "./send-video";

/** The show being played: its links, and the people and slides that scenes refer to. */
export interface Show {
  slug: string;
  links: Showroom["links"];
  guests: { ana: string; ben: string };
  /** The video to play; null if the machine has no ffmpeg. */
  video: string | null;
}

/** What the announcer says when a guest is brought on stage. */
export const WALK_ON = {
  ana: "She ships what others only demo. Please welcome Ana Ruiz, chief technology officer at Northwind.",
  ben: "And here is the man with the budget. Please welcome Ben Ode, staff engineer at Contoso.",
};

export const OPENER = "Good evening, and welcome to Shipping AI agents to production.";

const BRIEF = `How teams bring agents into daily work without losing sleep.
Topics:
- Evaluations before release
- Guardrails and budgets
- Incident stories
Key points: start with evaluations, cap the spend, keep a person in the loop
Include a live demo and a poll.`;

export async function makeShow(): Promise<Show> {
  // The test clock may be ahead of this machine, and the show must start after it.
  const { data: clock } = await inTest.getTestClock();
  const made = await saySeconds("one call made a showroom with four links", () =>
    makeShowroom(
      {
        title: "Shipping AI agents to production",
        brief: BRIEF,
        host: { name: "Hannah Vogel", title: "Head of Platform", company: "Northwind" },
        guests: [
          { name: "Ana Ruiz", title: "CTO", company: "Northwind", emcee: WALK_ON.ana },
          { name: "Ben Ode", title: "Staff engineer", company: "Contoso", emcee: WALK_ON.ben },
        ],
        starts_at: new Date(Date.parse(clock.now) + 1_800_000).toISOString(),
        generate_show_plan: true,
        brand: { accent: "#0f766e" },
        recording: { enabled: true },
      },
      inTest,
    ),
  );
  const { slug, links } = made;
  const event = async () => (await inTest.getEvent({ slug })).data.event;
  await saySeconds("the written run of show is there", () =>
    until("the plan", async () => (await event()).plan?.status === "ready"),
  );
  const [ana, ben] = (await event()).guests.map(({ id }) => id);
  if (!ana || !ben) throw new Error("the show has no two guests");
  await inTest.updateEvent({ slug, emcee: { intro: OPENER } });
  const { data: plan } = await inTest.getPlan({ slug });
  const { data: written } = await inTest.replacePlan({
    slug,
    segments: runOfShow(ana, ben),
    expected_version: plan.version,
  });
  const deck = await saySeconds(`a deck of ${PAGES} pages was sent and converted`, () => sendSlides(slug));
  await inTest.attachPresentation({
    slug,
    presentation_id: deck,
    segments: [{ segment_id: written.segments[2]?.id ?? "", from_page: 1, to_page: PAGES }],
    presenter: ana,
  });
  const video = await saySeconds("a video was sent and converted", () => sendVideo(slug));
  return { slug, links, guests: { ana, ben }, video };
}
