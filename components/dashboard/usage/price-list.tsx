import { Table, Td, Th, Tr } from "@/components/ui/table";
import { usd } from "./usd";

export interface Price {
  operation: string;
  summary: string;
  credits: number;
}

const CREDIT_USD = 0.01;
const REQUEST_USD = 0.000002;

/** What is reserved before the work, by operation; read from the declarations. */
export function PriceList({ prices }: { prices: readonly Price[] }) {
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
          <Td numeric>{usd(REQUEST_USD)}</Td>
        </Tr>
        {prices.map((price) => (
          <Tr key={price.operation}>
            <Td>
              <span className="font-mono text-sm">{price.operation}</span>
              <span className="block text-ink-muted text-xs">{price.summary}</span>
            </Td>
            <Td className="whitespace-nowrap text-ink-muted">
              {price.credits} {price.credits === 1 ? "build credit" : "build credits"}
            </Td>
            <Td numeric>{usd(price.credits * CREDIT_USD)}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
