import type { ProposalWords } from "./proposal-words";

export const en: ProposalWords = {
  test: "Test proposal. It isn’t binding.",
  validUntil: "Valid until",
  validUntilUtc: "Valid until {date} (UTC).",
  expired: "This proposal expired on {date}. Ask {seller} for a new one.",
  from: "From",
  for: "For",
  items: "Items",
  columns: { item: "Item", qty: "Qty", price: "Price", amount: "Amount" },
  subtotal: "Subtotal",
  discount: "Discount",
  tax: "Tax",
  total: "Total",
  amounts:
    "All amounts are in {currency}. The amount, discount and tax of each line are rounded half up. Totals are the sums of the lines.",
  notes: "Notes",
  download: "Download as PDF",
  replaced: {
    title: "There is a newer version of this proposal",
    text: "It has its own link. Ask {seller} for it.",
  },
  withdrawn: {
    title: "This proposal was withdrawn",
    text: "It can’t be signed anymore. If you have questions, ask {seller}.",
  },
  sign: {
    title: "Accept and sign",
    name: "Your full name",
    consent:
      "I accept this proposal from {seller}. I am allowed to do so, and typing my name is my signature.",
    button: "Sign for {total}",
    saved: "Your name, the time and your IP address are saved with your signature.",
    problems: {
      name: "Enter your full name, up to 120 characters.",
      consent: "Check the box to accept.",
      busy: "Too many tries. Wait a minute, then try again.",
      other: "Couldn’t sign the proposal. Try again.",
    },
  },
  signed: {
    title: "Signed",
    by: "By {name} on {date}",
    download: "Download signed PDF",
    digest: "SHA-256 of the signed PDF",
    label: "Signed electronically by",
  },
  footer: "Proposal {number}",
};
