import type { SeriesWire } from "@/lib/modules/show-basics/series/schema";

type Defaults = SeriesWire["defaults"];

/** The defaults that the form has fields for. */
export interface DefaultValues {
  hostName: string;
  hostTitle: string;
  hostCompany: string;
  accent: string;
  logo: string;
}

const textOf = (group: Record<string, unknown> | undefined, name: string): string => {
  const value = group?.[name];
  return typeof value === "string" ? value : "";
};

export const defaultValuesOf = ({ host, brand }: Defaults): DefaultValues => ({
  hostName: textOf(host, "name"),
  hostTitle: textOf(host, "title"),
  hostCompany: textOf(host, "company"),
  accent: textOf(brand, "accent"),
  logo: textOf(brand, "logo"),
});

/** Returns a group with these texts, without those that are empty; nothing if it's empty then. */
function groupOf(group: Record<string, unknown> | undefined, texts: Record<string, string>) {
  const empty = Object.keys(texts).filter((name) => !texts[name]?.trim());
  const others = Object.entries({ ...group, ...texts }).filter(([name]) => !empty.includes(name));
  return others.length === 0 ? undefined : Object.fromEntries(others);
}

/** Returns the defaults with the form's values. What the form has no fields for stays. */
export function defaultsWith(
  { host, brand, ...others }: Defaults,
  { hostName, hostTitle, hostCompany, accent, logo }: DefaultValues,
): Defaults {
  const people = groupOf(host, { name: hostName, title: hostTitle, company: hostCompany });
  const look = groupOf(brand, { accent, logo });
  return { ...others, ...(people ? { host: people } : {}), ...(look ? { brand: look } : {}) };
}
