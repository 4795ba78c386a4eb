import { nameKey } from "@/lib/modules/people/guests";
import { fitsIn } from "@/lib/stage/plain-text";
import type { TableAround } from "../table-around";
import { WrongCell } from "./wrong-cell";

const HOST = "Host";
const HOSTS = ["host", "moderator", "moderatorin", "moderation", "gastgeber", "gastgeberin"];

/** Formats an assignee by name, or by ID if another person or the host has the same name. */
export function personCell(assignee: string | null, around: TableAround): string {
  if (assignee === null) return "";
  if (assignee === "host") return HOST;
  const name = around.people.find(({ id }) => id === assignee)?.name;
  return name !== undefined && !isHost(name, around) && named(name, around).length === 1 ? name : assignee;
}

const named = (name: string, { people }: TableAround) =>
  people.filter((person) => nameKey(person.name) === nameKey(name));

const isHost = (name: string, { hostName }: TableAround): boolean =>
  HOSTS.includes(nameKey(name)) || (hostName !== "" && nameKey(name) === nameKey(hostName));

export function personIn(cell: string, around: TableAround): string | null {
  const name = cell.trim();
  if (name === "") return null;
  if (isHost(name, around)) return "host";
  const [person, ...others] = named(name, around);
  if (person && others.length === 0) return person.id;
  if (person) throw new WrongCell(`Several people are named ${name}. Use an id instead.`);
  if (!fitsIn(name, 200)) throw new WrongCell("The name is longer than 200 characters.");
  return name;
}
