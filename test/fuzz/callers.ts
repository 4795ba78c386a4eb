import { type Operation, prefixesOf } from "@/lib/operation/operation";
import { makeDeal } from "../conformance/call-makers";
import { api } from "../support/api";
import { makeWorkspace } from "../support/workspace";

/** A workspace's keys, with a show and a proposal whose pages anyone may call. */
export interface Callers {
  key: string;
  keyOf(op: Operation): string;
  /** Its path. Other names in it are made up. */
  pathOf(op: Operation): string;
}

export async function makeCallers(title: string): Promise<Callers> {
  const workspace = await makeWorkspace();
  const key = await workspace.key();
  const callKey = await workspace.callKey();
  const { proposal_url } = await makeDeal({ key: callKey });
  const show = await api("POST", "/api/v1/events", { key, body: { title, generate_show_plan: false } });
  const slug: string = show.json.data.slug;
  const names: Record<string, string> = { slug, proposal: proposal_url.split("/").at(-1) ?? "" };
  return {
    key,
    keyOf: ({ scope }) => (scope === "calls" ? callKey : key),
    pathOf: (op) =>
      `${prefixesOf(op)[0]}${op.path.replace(/\{(\w+)\}/g, (_all, name: string) => names[name] ?? "x")}`,
  };
}
