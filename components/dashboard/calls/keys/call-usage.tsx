import { Meter } from "@/components/ui/meter";
import { Time } from "@/components/ui/time";
import type { DataOf } from "@/lib/client/wire-types";
import { dollars } from "../call-words";

const KIND_WORDS: Record<string, string> = {
  call_analysis: "Calls analyzed",
  call_question: "Questions",
  call_writing: "Drafts",
  call_fields: "CRM fields",
  call_trackers: "Trackers",
  call_rollup: "Roll-ups",
};

/** The month's allowance for sales calls: what is used, and for what. */
export function CallUsage({ usage }: { usage: DataOf<"getCallUsage"> }) {
  const { allowance_cents: allowance, used_cents: used, reserved_cents: reserved, operations } = usage;
  const share = allowance > 0 ? (used + reserved) / allowance : 1;
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <Meter
        label="Used this month"
        value={used}
        pending={reserved}
        max={allowance}
        text={`${dollars(used)} of ${dollars(allowance)}`}
        tone={share >= 1 ? "danger" : share >= 0.8 ? "warn" : "accent"}
      />
      <p className="text-ink-muted text-sm">
        {dollars(usage.remaining_cents)} left{reserved > 0 && `, ${dollars(reserved)} reserved`}. Test and
        live share this allowance. Resets <Time value={usage.resets_at} format="short" />.
      </p>
      {operations.length > 0 && (
        <table className="w-full text-left text-base">
          <caption className="sr-only">Usage by kind</caption>
          <thead className="text-ink-muted text-sm">
            <tr className="border-line border-b">
              <th scope="col" className="py-1.5 font-medium">
                Kind
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                Requests
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                Cost
              </th>
            </tr>
          </thead>
          <tbody className="tabular">
            {operations.map(({ kind, calls, cents }) => (
              <tr key={kind} className="border-line border-b last:border-b-0">
                <td className="py-1.5">{KIND_WORDS[kind] ?? kind}</td>
                <td className="py-1.5 text-right">{calls}</td>
                <td className="py-1.5 text-right">{dollars(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
