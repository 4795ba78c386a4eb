import { z } from "zod";
import { operationById } from "@/lib/api/registry/registry";
import { JOB_STATES } from "@/lib/modules/developers/jobs/contract";
import { defineTool } from "../toolkit/define-tool";
import { runOperation } from "../toolkit/run-operation";

export const getJobTool = defineTool({
  name: "get_job",
  title: "Get a job's status",
  description:
    "Returns the state of background work, by a job_id from a result's meta.jobs. Poll every two seconds or more until done is true. Don't use it for shows: get_event_status says whether a plan is written.",
  operations: ["getJob"],
  input: z.object({ job_id: z.string() }),
  output: z.object({
    id: z.string(),
    kind: z.string(),
    state: z.enum(JOB_STATES),
    done: z.boolean(),
    progress: z.int(),
    ended_at: z.string().nullable(),
  }),
  next: ({ done }: { done: boolean }, { job_id }) =>
    done ? [{ tool: "list_events", arguments: {} }] : [{ tool: "get_job", arguments: { job_id } }],
  run: (agent, args) => runOperation(agent, operationById("getJob"), args, { tool: "get_job" }),
});
