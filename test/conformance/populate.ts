import type { Environment } from "@/lib/platform/principal";
import { api } from "@/test/support/api";

/** The names of one of everything, by the path parameter that takes it. */
export type Names = Record<string, string>;

async function make(key: string, url: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await api("POST", url, { key, body });
  if (answer.status >= 300) throw new Error(`${url}: ${answer.text}`);
  return answer.json.data;
}

/** Makes one of everything through the API itself. */
export async function populate(key: string, _workspaceId: string, _environment: Environment): Promise<Names> {
  const client = await make(key, "/v1/clients", { name: "Conformance" });
  return { id: String(client.id) };
}
