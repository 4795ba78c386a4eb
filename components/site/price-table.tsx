interface PriceTableProps {
  prices: readonly { what: string; detail: string; price: string }[];
}

export function PriceTable({ prices }: PriceTableProps) {
  return (
    <table className="w-full border-collapse border-line border-t text-left">
      <caption className="sr-only">Pricing</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ what, detail, price }) => (
          <tr key={what} className="border-line border-b">
            <th scope="row" className="py-3 pr-6 align-top font-normal">
              <span className="block font-medium text-base">{what}</span>
              <span className="block max-w-[36rem] text-base text-ink-muted">{detail}</span>
            </th>
            <td className="whitespace-nowrap py-3 text-right align-top font-medium text-lg">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
