import type { BadgeTone } from "@/components/ui/badge";
import { formatMoney } from "@/lib/deals";
import type { DealSummaryWire } from "@/lib/modules/calls/deals/schema";
import { choices } from "../../parts/lists/choices";

type State = DealSummaryWire["state"];

export const STATE_TONES: Record<State, BadgeTone> = {
  open: "accent",
  accepted: "ok",
  expired: "warn",
  withdrawn: "neutral",
};

export const STATE_WORDS: Record<State, string> = {
  open: "Open",
  accepted: "Signed",
  expired: "Expired",
  withdrawn: "Withdrawn",
};

export const STATES = choices(
  ...(Object.entries(STATE_WORDS) as [State, string][]).map(([value, label]) => [value, label] as const),
);

export const dealPath = (base: string, id: string): string =>
  `${base}/calls/deals/deal/${encodeURIComponent(id)}`;

/** "Northwind, Dana Reyes", or what is known of that. */
export const customerWords = (customer: DealSummaryWire["customer"]): string =>
  customer ? [customer.company, customer.name].filter(Boolean).join(", ") || customer.email : "";

export const moneyWords = ({ total, currency }: Pick<DealSummaryWire, "total" | "currency">): string =>
  formatMoney(total.minor, currency);
