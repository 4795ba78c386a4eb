import { z } from "zod";
import { instantOut, reference } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";

export const JOB_STATES = ["queued", "running", "succeeded", "failed", "cancelled"] as const;

const JobSchema = z
  .object({
    id: z.string(),
    kind: z.string(),
    state: z.enum(JOB_STATES),
    done: z.boolean().describe("True in every final state."),
    stage: z.string(),
    progress: z.int().describe("In percent."),
    due_at: instantOut(),
    created_at: instantOut(),
    ended_at: instantOut().nullable(),
    request_id: z.string().describe("The call that started the work."),
  })
  .meta({ id: "Job", description: "Background work started by a call." });

export const jobsContract = contract({
  getJob: operation({
    http: "GET /jobs/{job_id}",
    prefix: "app",
    access: "api",
    tag: "Jobs",
    summary: "Get a job's status",
    description:
      "For agents, which receive the ids of jobs started by their calls. Finished jobs are kept for 30 days by default. A key limited to certain clients sees the jobs of its own calls.",
    scope: "any",
    effect: "read",
    params: z.strictObject({ job_id: reference() }),
    output: JobSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "A run of show being written",
        input: { job_id: "job_01k9example0000000000000000" },
        output: {
          id: "job_01k9example0000000000000000",
          kind: "plan.write",
          state: "running",
          done: false,
          stage: "",
          progress: 0,
          due_at: "2026-11-21T09:00:00.000Z",
          created_at: "2026-11-21T09:00:00.000Z",
          ended_at: null,
          request_id: "req_01k9example0000000000000000",
        },
      },
    ],
  }),
});
