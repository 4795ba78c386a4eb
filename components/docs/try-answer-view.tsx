import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { CodeBlock } from "@/components/ui/code-block";
import { docPathOf } from "@/lib/docs/doc-path";
import type { TryAnswer } from "./try-request";

const MIN_FAILURE = 400;

/** Status, duration, headers and body of a response. */
export function TryAnswerView({ answer, signedIn }: { answer: TryAnswer; signedIn: boolean }) {
  const { status, milliseconds, requestId, headers, body } = answer;
  const code = status >= MIN_FAILURE ? /"code": "(\w+)"/.exec(body)?.[1] : undefined;
  return (
    <section aria-label="Response" className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
        <Badge tone={status < MIN_FAILURE ? "ok" : "danger"}>{status}</Badge>
        <span className="tabular text-ink-muted">{milliseconds} ms</span>
        {requestId && (
          <span className="break-all font-mono text-ink-muted text-sm">
            {signedIn ? <Link href={`/dashboard/requests/${requestId}`}>{requestId}</Link> : requestId}
          </span>
        )}
        {code && (
          <Link href={docPathOf.error(code)} className="text-accent underline">
            What {code} means
          </Link>
        )}
      </p>
      <CodeBlock samples={[{ id: "body", label: "Body", code: body }]} />
      <details>
        <summary className="w-fit rounded-control text-accent text-sm">{headers.length} headers</summary>
        <CodeBlock
          className="mt-2"
          samples={[
            {
              id: "headers",
              label: "Headers",
              code: headers.map(([name, value]) => `${name}: ${value}`).join("\n"),
            },
          ]}
        />
      </details>
    </section>
  );
}
