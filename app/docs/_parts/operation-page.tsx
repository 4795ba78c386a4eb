import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { OperationFacts } from "@/components/docs/operation-facts";
import { OperationView } from "@/components/docs/operation-view";
import { PageHead } from "@/components/docs/page-head";
import { TryIt } from "@/components/docs/try-it";
import { operationById } from "@/lib/api/registry/registry";
import { callShape } from "@/lib/docs/call-shape";
import { FENCE_OF } from "@/lib/docs/embeds";
import { limitWords } from "@/lib/docs/limits-table";
import {
  addressesOf,
  errorsOf,
  exampleAnswer,
  exampleInput,
  exampleSamples,
  fieldsOf,
  priceWords,
} from "@/lib/docs/operation-doc";
import type { DocPage } from "@/lib/docs/page";
import type { Input } from "@/lib/docs/samples";
import type { CodeBlockPart } from "@/lib/docs/segments";
import { siteAddresses } from "@/lib/docs/site";
import { sessionCookieName } from "@/lib/platform/security/cookies";

/** Reference page of one operation, generated from its declaration. */
export async function OperationPage({ page, foot }: { page: DocPage; foot: ReactNode }) {
  const op = operationById(page.operationId ?? "");
  const { baseUrl } = siteAddresses();
  const answer = exampleAnswer(op);
  const samples = (input: Input): CodeBlockPart[] =>
    exampleSamples(op, baseUrl, input).map(({ id, file, code }) => ({
      language: FENCE_OF[id] ?? "text",
      title: file,
      code,
    }));
  return (
    <OperationView
      head={<PageHead page={page} />}
      foot={foot}
      description={(op.description ?? "").slice(page.summary.length).trim()}
      facts={
        <OperationFacts
          id={op.operationId ?? op.id}
          addresses={addressesOf(op)}
          scope={op.scope}
          effect={op.effect}
          cost={priceWords(op)}
          limits={limitWords(op)}
          versioned={op.versioned ?? false}
        />
      }
      tryIt={
        <TryIt
          shape={callShape(op)}
          example={exampleInput(op)}
          effect={op.effect}
          signedIn={(await cookies()).has(sessionCookieName())}
        />
      }
      fields={fieldsOf(op)}
      status={op.status}
      raw={op.raw ?? false}
      errors={errorsOf(op)}
      samples={samples(exampleInput(op))}
      moreExamples={(op.examples ?? []).slice(1).map((example) => ({
        summary: example.summary,
        samples: samples(example.input),
      }))}
      answer={answer === undefined ? null : JSON.stringify(answer, null, 2)}
    />
  );
}
