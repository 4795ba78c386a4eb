import { spokenStart } from "@/lib/signup/words/spoken-start";
import { copyWords } from "../copy/words/words-of";
import type { KitPerson, KitShow } from "../kit-show";
import { CARD_SIZES, type CardSize } from "../parts";
import { PERSON_LAYOUTS } from "./card-layout";
import { cardLook } from "./card-look";
import { face, type PlannedCard } from "./faces";
import { texts } from "./texts";

/** Returns a speaker's card: who they are, at which show, and when. */
export function personCard(show: KitShow, person: KitPerson, size: CardSize): PlannedCard {
  const layout = PERSON_LAYOUTS[size];
  const look = cardLook(show.theme, show.accent);
  const words = copyWords(show.language);
  const { photo, line, decorated } = layout;
  const own = face(person, photo, look);
  const middle = photo.side / 2;
  const decoration = look.decorated({
    region: decorated,
    ...{ x: photo.left + middle, y: photo.top + middle, radius: middle },
  });
  const { small, headline } = texts(look);
  const role = [person.title, person.company].filter(Boolean).join(" · ");
  return {
    ...CARD_SIZES[size],
    format: "jpeg",
    drawing: `<rect width="100%" height="100%" fill="${look.ground}"/>${decoration}${own.drawing}<rect x="${line.left}" y="${line.top}" width="${line.width}" height="2" fill="${look.soft}" fill-opacity="0.4"/>`,
    photos: own.photo ? [own.photo] : [],
    texts: [
      small(show.organiser, layout.organiser, look.soft),
      ...(own.text ? [own.text] : []),
      headline(person.name, layout.name, "bottom"),
      small(role || words.role[person.role], layout.role, look.soft),
      headline(show.title, layout.title, "top", 18),
      small(dateLine(show), layout.when, look.accent, "bottom"),
    ],
  };
}

/** What a card says last: when the show is, or that there is a replay. */
export function dateLine(show: KitShow): string {
  const { replay, dateOpen } = copyWords(show.language);
  if (show.phase === "replay") return replay;
  return (
    spokenStart({ starts_at: show.startsAt, timezone: show.timezone, language: show.language }) ?? dateOpen
  );
}
