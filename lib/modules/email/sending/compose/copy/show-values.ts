import type { WhenText } from "../calendar/when-text";
import { ownWords } from "./built-in-copy";
import type { Values } from "./variables";

interface ShownValues {
  language: string;
  name: string;
  title: string;
  host: string;
  organiser: string;
  when: WhenText | null;
  joinLink: string;
  /** Empty without a registration. */
  placeLink: string;
}

/** Returns the values of the variables for one person and show. */
export function showValues({ language, when, organiser, joinLink, placeLink, ...said }: ShownValues): Values {
  const open = ownWords(language).dateOpen;
  return {
    name: said.name,
    title: said.title,
    starts_at: when ? `${when.date}, ${when.time}, ${when.zone}` : open,
    date: when?.date ?? open,
    time: when?.time ?? "",
    time_zone: when?.zone ?? "",
    host: said.host,
    organiser,
    join_link: joinLink,
    place_link: placeLink,
  };
}
