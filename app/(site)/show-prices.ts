import { operationById } from "@/lib/api/registry/registry";
import { credits, ORDINARY_REQUEST_MICROS, planLimits, toUsd } from "@/lib/platform/money/money";

export interface ShowPrice {
  what: string;
  detail: string;
  price: string;
}

const dollars = (micros: number): string =>
  toUsd(micros).toLocaleString("en", { style: "currency", currency: "USD", maximumFractionDigits: 2 });

/** Prices, taken from the declarations and plans that billing uses. */
export function showPrices(installation: "self_hosted" | "hosted"): ShowPrice[] {
  const planned = credits(operationById("createShowroom").cost?.credits ?? 0);
  return [
    {
      what: "Show with a generated run of show",
      detail: "Includes all pages and links. If the run of show can’t be generated, you pay nothing.",
      price: dollars(planned),
    },
    {
      what: "Any other API call",
      detail:
        "For example changing the layout, starting a poll, listing registrations or creating a show without a run of show.",
      price: `${dollars(ORDINARY_REQUEST_MICROS * 1_000_000)} per million`,
    },
    {
      what: "People",
      detail: "Hosts, guests, registrations, viewers and all their emails.",
      price: dollars(0),
    },
    installation === "hosted" ? freePlan(planned) : ownInstallation,
  ];
}

function freePlan(planned: number): ShowPrice {
  const free = planLimits("free").limitMicros ?? 0;
  const shows = Math.floor(free / (planned + ORDINARY_REQUEST_MICROS));
  return {
    what: "Free plan",
    detail: `${dollars(free)} of usage per month, enough for ${shows} shows with a generated run of show. When it’s used up, calls stop. You’re never charged.`,
    price: dollars(0),
  };
}

const ownInstallation: ShowPrice = {
  what: "This installation",
  detail: "Self-hosted. Usage is tracked at these prices, but no one is charged.",
  price: dollars(0),
};
