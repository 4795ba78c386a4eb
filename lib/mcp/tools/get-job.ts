import { z } from "zod";
import { operationById } from "@/lib/api/registry/registry";
import { JOB_STATES } from "@/lib/modules/developers/jobs/contract";
import { defineTool } from "../toolkit/define-tool";
import { runOperation } from "../toolkit/run-operation";

export const getJobTool = defineTool({
  name: "get_job",
  title: "Get how far a job is",
  description:
    "Tells the state of work that goes on after an answer, by a job_id from meta.jobs of that answer. Ask again after two seconds or more until done is true. Do not use it for shows: get_event_status says whether a plan is written.",
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
