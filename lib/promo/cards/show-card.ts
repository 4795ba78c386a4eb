import { copyWords } from "../copy/words/words-of";
import type { KitShow } from "../kit-show";
import { CARD_SIZES, type CardSize } from "../parts";
import { SHOW_LAYOUTS } from "./card-layout";
import { cardLook } from "./card-look";
import { face, type PlannedCard } from "./faces";
import { dateLine } from "./person-card";
import { texts } from "./texts";

const MOST_FACES = 5;

/** Returns the show's card: what it is, who is there, and when. */
export function showCard(show: KitShow, size: CardSize): PlannedCard {
  const layout = SHOW_LAYOUTS[size];
  const look = cardLook(show.theme, show.accent);
  const { left, top, side, gap } = layout.faces;
  const people = show.showsPeople ? show.people : [];
  const shown = people.slice(0, MOST_FACES);
  const faces = shown.map((person, index) =>
    face(person, { left: left + index * (side + gap), top, side }, look),
  );
  const { line } = layout;
  const decoration = look.decorated({
    region: layout.decorated,
    ...{ x: left + side / 2, y: top + side / 2, radius: side / 2 },
  });
  const { small, headline } = texts(look);
  const names = copyWords(show.language).list(people.map(({ name }) => name));
  return {
    ...CARD_SIZES[size],
    format: "jpeg",
    drawing: `<rect width="100%" height="100%" fill="${look.ground}"/>${decoration}${faces.map(({ drawing }) => drawing).join("")}<rect x="${line.left}" y="${line.top}" width="${line.width}" height="2" fill="${look.soft}" fill-opacity="0.4"/>`,
    photos: faces.flatMap(({ photo }) => photo ?? []),
    texts: [
      small(show.organiser, layout.organiser, look.soft),
      headline(show.title, layout.title, "top", 30),
      ...faces.flatMap(({ text }) => text ?? []),
      small(names, layout.names, look.soft),
      small(dateLine(show), layout.when, look.accent, "bottom"),
    ],
  };
}
