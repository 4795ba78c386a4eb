import { CodeBlock } from "@/components/ui/code-block";
import { RequestLink } from "../../parts/page/request-link";
import { milliseconds } from "../../parts/words/milliseconds";
import { readable } from "./exchange-text";
import { StatusBadge } from "./request-badges";
import type { ReplayAnswer } from "./use-replay";

/** The replayed call's answer, for comparison with the original one. */
export function AnswerNow({ answer }: { answer: ReplayAnswer }) {
  return (
    <section aria-label="New response" className="flex min-w-0 flex-col gap-2">
      <h3 className="flex flex-wrap items-center gap-x-2 font-medium text-base">
        New response
        <StatusBadge status={answer.status} />
        <span className="tabular font-normal text-ink-muted text-sm">
          {milliseconds(answer.milliseconds)}
        </span>
      </h3>
      <CodeBlock
        className="[&_pre]:max-h-96"
        samples={[{ id: "body", label: "Body", code: readable(answer.text) }]}
      />
      <RequestLink id={answer.requestId} />
    </section>
  );
}
