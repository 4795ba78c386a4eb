import type { Outline } from "../outline";

export type AgendaItem = Outline["agenda"][number];
