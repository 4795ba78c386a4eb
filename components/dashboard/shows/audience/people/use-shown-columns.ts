"use client";

import { useStickyChoice } from "@/components/ui/use-sticky-choice";
import { PEOPLE_COLUMNS } from "./people-columns";

const USUAL = PEOPLE_COLUMNS.filter(({ usual }) => usual).map(({ name }) => name);
const NONE = "none";

/** Names of the columns shown in this browser. */
export function useShownColumns(): [readonly string[], (shown: string[]) => void] {
  const [chosen, choose] = useStickyChoice("people-columns");
  const shown = chosen === null ? USUAL : chosen.split(",");
  return [shown, (names) => choose(names.length > 0 ? names.join(",") : NONE)];
}
