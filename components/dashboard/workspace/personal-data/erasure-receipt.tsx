import { Time } from "@/components/ui/time";
import { Section } from "../../parts/page/section";
import { ErasedList } from "./erased-list";
import { type Erased, STAYS } from "./erased-words";

export interface Receipt {
  email: string;
  /** ISO 8601. */
  at: string;
  erased: Erased;
}

/** What was erased, until someone else is looked up. */
export const ErasureReceipt = ({ receipt: { email, at, erased } }: { receipt: Receipt }) => (
  <Section
    title="Erased"
    description={
      <>
        <span className="break-words text-ink">{email}</span> · <Time value={at} />
      </>
    }
  >
    <div role="status" className="max-w-2xl">
      <ErasedList erased={erased} />
      <p className="mt-1 text-ink-muted text-sm">
        {STAYS} The audit log has this receipt, with the address masked.
      </p>
    </div>
  </Section>
);
