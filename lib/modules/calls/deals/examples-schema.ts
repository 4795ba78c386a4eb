const dollars = (minor: number) => ({ minor, decimal: (minor / 100).toFixed(2) });
const none = dollars(0);

/** For the reference: a plan for a year, with one discount. */
export const closing = {
  title: "Yearly plan",
  line_items: [{ name: "Seat", qty: 10, unit_price: "480.00", discount_percent: 10 }],
  customer: { name: "Dana Reyes", company: "Northwind", email: "dana@example.com" },
};

export const summary = {
  id: "deal_01k9d3a7q0v8t6m2r4c5x9e1hg",
  title: closing.title,
  state: "open",
  customer: closing.customer,
  call_id: null,
  currency: "USD",
  total: dollars(432_000),
  proposal: 1,
  proposal_url:
    "https://showrunner.example/proposal/01k9d3a7q0v8t6m2r4c5x9e1hg-1-kT2v8Qx4mB7nR3sW6yZ1aC5dE9fG0hJ4",
  valid_until: "2026-12-28T09:00:00.000Z",
  accepted_at: null,
  created_at: "2026-11-28T09:00:00.000Z",
  updated_at: "2026-11-28T09:00:00.000Z",
};

const amounts = { subtotal: dollars(480_000), discount: dollars(48_000), tax: none, total: summary.total };

export const deal = {
  ...summary,
  language: "en" as const,
  line_items: [
    {
      ...{
        name: "Seat",
        description: "",
        qty: 10,
        unit_price: "480",
        discount_percent: 10,
        tax_percent: null,
      },
      ...amounts,
    },
  ],
  ...amounts,
  ...{ tax_by_rate: [], rounding: "half_up_per_line", notes: "", signature: null },
};

export const named = { deal_id: summary.id };
export const withdrawal = { ...named, state: "withdrawn" };
export const withdrawn = { ...deal, state: "withdrawn", proposal_url: null };
