import Link from "next/link";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { usd } from "./usd";

export interface Price {
  operation: string;
  summary: string;
  credits: number;
  /** Where it is documented. */
  docs: string;
}

interface PriceListProps {
  prices: readonly Price[];
  requestUsd: number;
  creditUsd: number;
}

/** What is reserved before the work, by operation; read from the declarations. */
export function PriceList({ prices, requestUsd, creditUsd }: PriceListProps) {
  return (
    <Table label="Prices">
      <thead>
        <tr>
          <Th>Operation</Th>
          <Th>Reserves at most</Th>
          <Th className="text-right">USD</Th>
        </tr>
      </thead>
      <tbody>
        <Tr>
          <Td>Any call with a key</Td>
          <Td className="text-ink-muted">an ordinary request</Td>
          <Td numeric>{usd(requestUsd)}</Td>
        </Tr>
        {prices.map((price) => (
          <Tr key={price.operation}>
            <Td>
              <Link href={price.docs} className="rounded-sm font-mono text-accent text-sm hover:underline">
                {price.operation}
              </Link>
              <span className="block text-ink-muted text-xs">{price.summary}</span>
            </Td>
            <Td className="whitespace-nowrap text-ink-muted">
              {price.credits} {price.credits === 1 ? "build credit" : "build credits"}
            </Td>
            <Td numeric>{usd(price.credits * creditUsd)}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
