import { KeyRound } from "lucide-react";
import type { Metadata } from "next";
import { ForRole } from "@/components/dashboard/access/for-role";
import { CallsNav } from "@/components/dashboard/calls/calls-nav";
import { CallKeyTable } from "@/components/dashboard/calls/keys/call-key-table";
import { CallUsage } from "@/components/dashboard/calls/keys/call-usage";
import { MintCallKey } from "@/components/dashboard/calls/keys/mint-call-key";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { ReadProblem } from "@/components/dashboard/parts/page/read-problem";
import { Section } from "@/components/dashboard/parts/page/section";
import { CodeBlock } from "@/components/ui/code-block";
import { EmptyState } from "@/components/ui/empty-state";
import type { KeyWire } from "@/lib/modules/developers/keys/schema";
import type { Environment } from "@/lib/platform/security/principal";
import { type EnvironmentParams, environmentFrom } from "../../../_lib/environment";
import { exampleSamples } from "../../../_lib/example-samples";
import { type ReadProblem as Problem, read } from "../../../_lib/read";

export const metadata: Metadata = { title: "Call keys and usage" };

export default async function CallKeysPage({ params }: EnvironmentParams) {
  const environment = environmentFrom((await params).env);
  const [keys, usage] = await Promise.all([callKeys(environment), read(environment, "getCallUsage")]);
  return (
    <>
      <PageHeader
        title="Keys and usage"
        description="Keys for analyzing sales calls from your own systems, and what they’ve cost."
        action={
          <ForRole least="admin">
            <MintCallKey />
          </ForRole>
        }
      />
      <CallsNav />
      <div className="flex flex-col gap-10">
        <Section title="Usage">
          {usage.problem ? <ReadProblem problem={usage.problem} /> : <CallUsage usage={usage.data} />}
        </Section>
        <ForRole least="admin">
          <Section
            title="Keys"
            description="Use keys on your server only. They work for sales calls and nothing else."
          >
            {"problem" in keys ? (
              <ReadProblem problem={keys.problem} />
            ) : keys.rows.length > 0 ? (
              <CallKeyTable keys={keys.rows} />
            ) : (
              <EmptyState
                icon={<KeyRound className="size-6" aria-hidden />}
                title={`No ${environment} call keys yet`}
                description="Create a key, store its secret, and send it with every request as a bearer token:"
                example={<CodeBlock samples={exampleSamples("listCalls", { limit: 5 })} />}
              />
            )}
          </Section>
        </ForRole>
      </div>
    </>
  );
}

/** The list has all kinds of keys, so it's read to its end. */
async function callKeys(environment: Environment): Promise<{ rows: KeyWire[] } | { problem: Problem }> {
  const rows: KeyWire[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(environment, "listKeys", {
      query: { limit: "100", ...(cursor ? { cursor } : {}) },
    });
    if (page.problem) return { problem: page.problem };
    rows.push(...page.data.items.filter(({ kind }) => kind === "call"));
    cursor = page.data.nextCursor ?? undefined;
  } while (cursor);
  return { rows };
}
