import { newSecret } from "@/lib/modules/developers/webhooks";
import { newAddressToken } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { invalid, Problem } from "@/lib/operation/problem";
import { outbound } from "@/lib/platform/outbound";
import type { distributionContract } from "../contract";
import { type Secrets, sealSecrets } from "../destination-settings";
import { DESTINATION_KINDS } from "../schema";
import { presentDestination } from "./present-destination";

type Operation = typeof distributionContract.createDestination;
type Input = InputOf<Operation>;

const MAX_DESTINATIONS = 100;

export async function createDestination(ctx: Ctx, input: Input): Promise<OutputOf<Operation>> {
  requireItsMember(input);
  const address = input.webhook?.url ?? input.s3?.endpoint;
  if (address) requireCallable(ctx, address, input.webhook ? "webhook.url" : "s3.endpoint");
  await ctx.lock("destination_count", "SELECT 1 FROM workspace WHERE id = $1 FOR UPDATE", [ctx.workspaceId]);
  const count = await ctx.db.destination.count({ where: { ...ownedBy(ctx), deletedAt: null } });
  if (count >= MAX_DESTINATIONS)
    throw new Problem(
      "slot_limit_reached",
      `A workspace can have ${MAX_DESTINATIONS} destinations. Delete one first.`,
    );
  const { settings, secrets } = parted(input);
  const destination = await ctx.db.destination.create({
    data: {
      ...{ id: ctx.newId("dst"), ...ownedBy(ctx), kind: input.kind, name: input.name, settings },
      secretCipher: sealSecrets(secrets),
      publicToken: input.kind === "podcast" ? newAddressToken() : null,
      ...{ createdAt: ctx.realNow, updatedAt: ctx.realNow },
    },
  });
  const wire = presentDestination(destination, 0);
  ctx.record({ subjectType: "destination", subjectId: destination.id, after: wire });
  return { ...wire, secret: secrets.signing ?? null };
}

function requireItsMember(input: Input): void {
  for (const kind of DESTINATION_KINDS) {
    if (kind === "embed") continue;
    if (input.kind === kind && input[kind] === undefined) throw invalid({ [kind]: "required" });
    if (input.kind !== kind && input[kind] !== undefined) throw invalid({ [kind]: "not_allowed" });
  }
}

/** Its name is resolved and checked again whenever it's called. */
function requireCallable(ctx: Ctx, address: string, field: string): void {
  const url = new URL(address);
  if (url.hash) throw invalid({ [field]: "not_allowed" }, "The part after # is never sent. Remove it.");
  if (!outbound().mayCall(url, ctx.environment === "test"))
    throw invalid(
      { [field]: "not_allowed" },
      "The URL must be public, https for live keys, with port 80, 443 or above 1023, and not one of this service's own.",
    );
}

/** What can be read again, and what can't. */
function parted({ webhook, podcast, s3, youtube, linkedin }: Input): { settings: object; secrets: Secrets } {
  if (webhook) return { settings: webhook, secrets: { signing: newSecret() } };
  if (podcast) return { settings: podcast, secrets: {} };
  if (s3) {
    const { secret_access_key, ...settings } = s3;
    return { settings, secrets: { secret_access_key } };
  }
  const site = youtube ?? linkedin;
  if (site) {
    const { client_secret, refresh_token, ...settings } = site;
    return { settings, secrets: { client_secret, refresh_token } };
  }
  return { settings: {}, secrets: {} };
}
