import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { CallTime } from "@/components/dashboard/calls/call-time";
import { callIdIn, callTitle } from "@/components/dashboard/calls/call-words";
import { CallActions } from "@/components/dashboard/calls/one/call-actions";
import { CallDesk } from "@/components/dashboard/calls/one/call-desk";
import { type CallSound, soundOf } from "@/components/dashboard/calls/one/sound/sound-of";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { PageOrProblem } from "@/components/dashboard/parts/page/page-or-problem";
import type { SalesCallWire } from "@/lib/modules/calls/calls/schema";
import type { Environment } from "@/lib/platform/security/principal";
import { secondAsClock } from "@/lib/stage/video-time";
import { environmentFrom } from "../../../../_lib/environment";
import { read } from "../../../../_lib/read";

export const metadata: Metadata = { title: "Call" };

interface Props {
  params: Promise<{ env: string; call_id: string }>;
}

export default async function CallPage({ params }: Props) {
  const { env, call_id: segment } = await params;
  const environment = environmentFrom(env);
  const callId = callIdIn(segment);
  if (callId === undefined) notFound();
  const [detail, usage] = await Promise.all([
    read(environment, "getCall", { params: { call_id: callId } }),
    read(environment, "getCallUsage"),
  ]);
  if (detail.problem?.code === "not_found") notFound();
  if (!detail.data) return <PageOrProblem problem={detail.problem} />;
  const { call } = detail.data;
  return (
    <PageOrProblem>
      <PageHeader
        title={callTitle(call)}
        back={{ href: `/dashboard/${environment}/calls`, label: "Calls" }}
        description={
          <span className="tabular">
            <CallTime call={call} format="long" />
            {call.duration_sec !== null && `, ${secondAsClock(call.duration_sec)}`}
          </span>
        }
        action={
          <ForRole least="member">
            <CallActions call={call} version={detail.version} usage={usage.data ?? null} />
          </ForRole>
        }
      />
      <CallDesk
        detail={detail.data}
        version={detail.version}
        sound={await readSound(environment, detail.data.call)}
      />
    </PageOrProblem>
  );
}

/** Calls of shows can be heard if the show was recorded. Without its recordings, the page has the words. */
async function readSound(environment: Environment, call: SalesCallWire): Promise<CallSound | null> {
  if (call.source === "given" || call.event_slug === null) return null;
  const { data } = await read(environment, "listRecordings", {
    params: { slug: call.event_slug },
    query: { sort: "started_at", limit: "20" },
  });
  return data ? soundOf(call, data.items) : null;
}
