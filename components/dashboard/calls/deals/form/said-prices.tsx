"use client";

import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Analysis } from "../../call-words";
import { amountWords } from "../../one/sections/figure-words";

interface SaidPricesProps {
  numbers: Analysis["numbers"];
  onAdd: (price: { amount: string; currency: string | null }) => void;
}

/** Prices that were said in the call, with the words, to take over. None is filled in unseen. */
export function SaidPrices({ numbers, onAdd }: SaidPricesProps) {
  const prices = numbers.filter(({ kind }) => kind === "price");
  if (prices.length === 0) return null;
  return (
    <section aria-label="Prices from the call">
      <h2 className="font-semibold text-lg">Prices from the call</h2>
      <ul className="mt-1 flex flex-col">
        {prices.map((price, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a price may be said twice
          <li key={index} className="flex items-start gap-3 border-line border-b py-2 last:border-b-0">
            <div className="min-w-0 flex-1">
              <p className="tabular font-medium text-base">{amountWords(price)}</p>
              <p className="break-words text-ink-muted text-sm">
                {price.speaker && `${price.speaker}: `}“{price.evidence[0]?.quote}”
              </p>
            </div>
            <Button
              size="sm"
              aria-label={`Add line for ${amountWords(price)}`}
              icon={<Plus className="size-4" aria-hidden />}
              onClick={() => onAdd(price)}
            >
              Add line
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
