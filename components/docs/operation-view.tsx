import type { ReactNode } from "react";
import type { ErrorLine, Fields } from "@/lib/docs/operation-doc";
import type { CodeBlockPart } from "@/lib/docs/segments";
import { CodePart } from "./code-part";
import { DocMarkdown, InlineCode } from "./doc-markdown";
import { ErrorList } from "./error-list";
import { FieldList, FieldSection } from "./field-list";

export interface OperationViewProps {
  head: ReactNode;
  foot: ReactNode;
  facts: ReactNode;
  tryIt: ReactNode;
  /** The description without its first sentence. */
  description: string;
  fields: Fields;
  status: number;
  raw: boolean;
  errors: readonly ErrorLine[];
  samples: readonly CodeBlockPart[];
  moreExamples: readonly { summary: string; samples: readonly CodeBlockPart[] }[];
  answer: string | null;
}

/** One operation: facts and fields, with request and response examples beside them. */
export function OperationView(props: OperationViewProps) {
  return (
    <div className="px-4 pt-8 pb-20 sm:px-8">
      {props.head}
      <div className="grid gap-x-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div className="min-w-0">
          {props.facts}
          {props.description && (
            <div className="mt-6">
              <DocMarkdown markdown={props.description} />
            </div>
          )}
        </div>
        <div className="mt-8 min-w-0 xl:row-span-2 xl:mt-0">
          <div className="flex flex-col gap-4 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto">
            {props.tryIt}
            <CodePart blocks={props.samples} className="shrink-0" />
            {props.answer && (
              <CodePart
                blocks={[{ language: "json", title: `Response ${props.status}`, code: props.answer }]}
                className="shrink-0"
              />
            )}
          </div>
        </div>
        <Details {...props} />
      </div>
      {props.foot}
    </div>
  );
}

function Details({ fields, status, raw, errors, moreExamples }: OperationViewProps) {
  const asks = [fields.path, fields.query, fields.body].some(
    ({ rows, variants }) => rows.length > 0 || variants.length > 0,
  );
  return (
    <div className="min-w-0">
      <Title id="request">Request</Title>
      {!asks && <p className="text-base text-ink-muted">No parameters.</p>}
      <FieldSection id="path" title="Path" table={fields.path} />
      <FieldSection id="query" title="Query" table={fields.query} />
      <FieldSection id="body" title="Body" table={fields.body} />
      <Title id="response">Response</Title>
      <p className="mb-4 text-base text-ink-muted">
        Status {status}. {raw ? "The body" : <InlineCode>data</InlineCode>} is{" "}
        <InlineCode>{fields.answerType}</InlineCode>.
      </p>
      {fields.answer.rows.length > 0 && <FieldList rows={fields.answer.rows} answer />}
      <Title id="errors">Errors</Title>
      <ErrorList errors={errors} />
      {moreExamples.length > 0 && <Title id="more-examples">More examples</Title>}
      {moreExamples.map(({ summary, samples }) => (
        <section key={summary} className="mt-5">
          <h3 className="mb-2 font-medium text-base">{summary}</h3>
          <CodePart blocks={samples} />
        </section>
      ))}
    </div>
  );
}

const Title = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2 id={id} className="mt-12 mb-3 scroll-mt-20 font-semibold text-xl tracking-[-0.015em]">
    {children}
  </h2>
);
