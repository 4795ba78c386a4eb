import type { ConfirmationFacts } from "../confirmation-facts";
import { dateOpenIn } from "./built-in-copy";
import type { Values } from "./variables";

/** What the variables hold for one person of one show. */
export function showValues(facts: ConfirmationFacts): Values {
  const { when, language } = facts;
  const open = dateOpenIn(language);
  return {
    name: facts.name,
    title: facts.title,
    starts_at: when ? `${when.date}, ${when.time}, ${when.zone}` : open,
    date: when?.date ?? open,
    time: when?.time ?? "",
    time_zone: when?.zone ?? "",
    host: facts.host,
    organiser: facts.brand.name,
    join_link: facts.joinLink ?? "",
    place_link: facts.placeLink,
  };
}
