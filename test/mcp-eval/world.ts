import type { McpClient } from "@/test/support/mcp";
import type { Names } from "./task";

/** Creates a workspace with everything the tasks mention, through the tools themselves. */
export async function makeWorld(client: McpClient): Promise<Names> {
  const made = await client.call("create_showroom", {
    title: "Autumn launch",
    external_client_id: "crm-42",
    starts_at: "2031-03-02T17:00:00Z",
  });
  if (made.isError) throw new Error(made.text);
  const live = await client.call("create_showroom", { title: "On air", generate_show_plan: false });
  return {
    live: live.data.slug,
    slug: made.data.slug,
    clientId: made.data.client_id,
    jobId: made.meta.jobs[0].job_id,
  };
}
