import { z } from "zod";
import { operationById } from "@/lib/api/registry/registry";
import type { AccessLinkSchema } from "@/lib/modules/people/guests/schema";
import type { EventAnswer } from "@/lib/modules/shows/events/schema";
import { mapData } from "../toolkit/answers";
import { defineTool } from "../toolkit/define-tool";
import { runOperation } from "../toolkit/run-operation";
import type { Agent, ToolAnswer, ToolArguments } from "../toolkit/types";

interface Added {
  guest_id: string;
  name: string;
  slug: string;
  backstage_url: string | null;
}

const TOOL = "add_guest";

export const addGuestTool = defineTool({
  name: TOOL,
  title: "Add a guest",
  description:
    "Adds a guest to a show and, with create_link, creates their personal backstage link. backstage_url is the page where a person can get it, or the link itself for apps that may receive secrets. Sends no email. Don't use it for attendees (createRegistration with call_operation) or for existing guests: rotate their link with manageGuestAccessLink.",
  operations: ["updateEvent", "manageGuestAccessLink"],
  hints: { destructiveHint: false, idempotentHint: false },
  input: z.object({
    slug: z.string(),
    name: z.string().max(120),
    title: z.string().max(200).optional(),
    company: z.string().max(200).optional(),
    email: z.string().optional(),
    intro: z.string().max(4000).describe("Read aloud by the host.").optional(),
    create_link: z.boolean().default(false),
  }),
  output: z.object({
    guest_id: z.string(),
    name: z.string(),
    slug: z.string(),
    backstage_url: z.string().nullable().describe("A page for people, or the guest's personal link."),
  }),
  next: ({ slug }: { slug: string }) => [{ tool: "get_event_status", arguments: { slug } }],
  run: async (agent, args) => {
    const added = await addToRoster(agent, args);
    if ("error" in added || args.create_link !== true || args.dry_run === true) return added;
    return withLink(agent, added, args);
  },
});

async function addToRoster(agent: Agent, args: ToolArguments): Promise<ToolAnswer> {
  const { slug, idempotency_key, dry_run, create_link: _link, ...guest } = args;
  const input = { slug, guests: [guest], ...(dry_run === undefined ? {} : { dry_run }) };
  const answer = await runOperation(agent, operationById("updateEvent"), input, {
    tool: TOOL,
    idempotencyKey: idempotency_key,
  });
  return mapData(answer, ({ event }: z.infer<typeof EventAnswer>): Added => {
    const last = event.guests.findLast(({ accepted }) => accepted);
    return { guest_id: last?.id ?? "", name: last?.name ?? "", slug: event.slug, backstage_url: null };
  });
}

/** If this fails, the guest is still added; the result says which call to make next. */
async function withLink(
  agent: Agent,
  added: ToolAnswer & { data: unknown },
  { idempotency_key }: ToolArguments,
): Promise<ToolAnswer> {
  const guest = added.data as Added;
  const link = await runOperation(
    agent,
    operationById("manageGuestAccessLink"),
    { slug: guest.slug, guest_id: guest.guest_id, action: "create" },
    { tool: TOOL, idempotencyKey: idempotency_key },
  );
  if ("error" in link) {
    const next_step = `The guest was added as ${guest.guest_id}, without a link. ${link.error.next_step} Then create the link with call_operation manageGuestAccessLink, action "create".`;
    return { ...link, error: { ...link.error, next_step } };
  }
  const { backstage_url } = link.data as z.infer<typeof AccessLinkSchema>;
  const { withheld, note } = link.meta;
  const meta = { ...added.meta, ...(withheld ? { withheld } : {}), ...(note ? { note } : {}) };
  return { data: { ...guest, backstage_url }, meta };
}
