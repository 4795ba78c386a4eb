import { operationById } from "@/lib/api/registry/registry";
import { credits, ORDINARY_REQUEST_MICROS, planLimits, toUsd } from "@/lib/platform/money/money";

export interface ShowPrice {
  what: string;
  detail: string;
  price: string;
}

const dollars = (micros: number): string =>
  toUsd(micros).toLocaleString("en", { style: "currency", currency: "USD", maximumFractionDigits: 2 });

/** What a show costs, from the declarations and plans that calls are charged by. */
export function showPrices(installation: "self_hosted" | "hosted"): ShowPrice[] {
  const planned = credits(operationById("createShowroom").cost?.credits ?? 0);
  return [
    {
      what: "A show with a written run of show",
      detail: "All its pages and links included. A run of show that could not be written costs nothing.",
      price: dollars(planned),
    },
    {
      what: "Any other call",
      detail:
        "A change of the layout, a poll, a list of who signed up. A show without a written run of show is one.",
      price: `${dollars(ORDINARY_REQUEST_MICROS * 1_000_000)} a million`,
    },
    {
      what: "People",
      detail: "Hosts, guests, sign-ups, viewers, and the mail that goes to them.",
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
    detail: `${dollars(free)} a month, enough for ${shows} shows with a written run of show. It stops there; nothing is charged.`,
    price: dollars(0),
  };
}

const ownInstallation: ShowPrice = {
  what: "This installation",
  detail: "It runs on its owner's servers. Calls are counted at these prices, and nobody is charged.",
  price: dollars(0),
};
