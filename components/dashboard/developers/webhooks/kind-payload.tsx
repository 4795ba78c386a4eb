import Link from "next/link";
import { FieldList } from "@/components/docs/field-list";
import { CodeBlock } from "@/components/ui/code-block";
import { docPathOf } from "@/lib/docs/doc-path";
import type { FieldRow } from "@/lib/docs/field-rows";
import type { EventKind } from "@/lib/operation/event-kinds";
import { KindChoice } from "./kind-choice";

interface KindPayloadProps {
  kinds: readonly EventKind[];
  kind: EventKind;
  description: string;
  example: unknown;
  /** Rows for the fields of `data`. */
  rows: readonly FieldRow[];
}

/** What an endpoint receives for one event kind: when, an example, and the fields of `data`. */
export function KindPayload({ kinds, kind, description, example, rows }: KindPayloadProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <KindChoice kinds={kinds} chosen={kind} />
        <Link href={docPathOf.kind(kind)} className="rounded-sm text-accent text-sm hover:underline">
          Documentation
        </Link>
      </div>
      <p className="text-base text-ink-muted">{description}</p>
      <CodeBlock samples={[{ id: "json", label: "Body", code: JSON.stringify(example, null, 2) }]} />
      <details>
        <summary className="w-fit rounded-control text-accent text-base">
          Fields of <code className="font-mono">data</code>
        </summary>
        <div className="mt-3">
          <FieldList rows={rows} answer />
        </div>
      </details>
    </div>
  );
}
