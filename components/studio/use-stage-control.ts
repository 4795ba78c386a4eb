import { useCallback, useEffect, useState } from "react";
import { api } from "@/lib/client/api";
import { Latest } from "@/lib/client/latest";
import { newKey } from "@/lib/client/new-key";
import type { DataOf } from "@/lib/client/wire-types";
import { rightsOf } from "@/lib/stage/show-roles";
import { showError } from "./show-error";
import { useStudio } from "./studio-context";

export type Lease = DataOf<"getStudioLease">;
export type Proposal = DataOf<"listStudioProposals">[number];

/** Who controls the stage, and open proposals. Refreshes with the desk. */
export function useStageControl() {
  const { controller, desk } = useStudio();
  const [lease, setLease] = useState<Lease | null>(null);
  const [waiting, setWaiting] = useState<readonly Proposal[]>([]);
  const [latest] = useState(() => new Latest());
  const { slug } = controller;
  const me = { as: `host:${slug}` as const, params: { slug } };
  const decides = rightsOf(desk.me.role).scopes.includes("studio:control");

  const look = useCallback(async () => {
    const call = { as: `host:${slug}` as const, params: { slug } };
    const isLatest = latest.start();
    const { data } = await api("getStudioLease", call);
    const { data: proposals } =
      data.proposals > 0 ? await api("listStudioProposals", { ...call, query: { limit: 20 } }) : { data: [] };
    if (!isLatest()) return;
    setLease(data);
    setWaiting(proposals.filter(({ state }) => state === "proposed"));
  }, [slug, latest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the server's time changes with each refresh of the desk
  useEffect(() => {
    void look().catch(() => {});
  }, [look, desk.server_time]);

  const set = async (body: { hands: "shared" | "people"; for_sec?: number }) => {
    try {
      const { data } = await api("setStudioLease", { ...me, body, idempotencyKey: newKey() });
      // What is being read may be from before.
      latest.start();
      setLease(data);
    } catch (error) {
      showError(error);
    }
  };

  const decide = async (proposal_id: string, approve: boolean) => {
    const call = { as: me.as, params: { slug, proposal_id }, body: { approve }, idempotencyKey: newKey() };
    await api("decideProposal", call).catch(showError);
    controller.stage.refresh();
    await Promise.all([look().catch(() => {}), controller.desk.refresh()]);
  };

  return { lease, waiting, decides, set, decide };
}
