import { db } from "@/lib/platform/database/db";
import { normalEmail } from "@/lib/platform/text/normal-email";

/** An address as a workspace writes to it. */
export interface Addressed {
  workspaceId: string;
  email: string;
}

/** What the addresses and people of some mails refuse. What was not read for them is not known, and asking for it is a mistake. */
export interface Refusals {
  /** Why an address stands on the workspace's list of those not to write to; undefined where it does not. */
  suppressionOf(workspaceId: string, email: string): string | undefined;
  /** Whether a registration or a guest wants no mail of this kind. */
  optedOut(personId: string, kind: string): boolean;
}

const keyOf = ({ workspaceId, email }: Addressed): string => `${workspaceId} ${normalEmail(email)}`;

/** Reads for many mails at one time what is in their way. */
export async function readRefusals(
  addresses: readonly Addressed[],
  people: readonly string[],
): Promise<Refusals> {
  const askedFor = new Set([...addresses.map(keyOf), ...people]);
  const [suppressions, optOuts] = await Promise.all([
    addresses.length === 0 ? [] : readSuppressions(addresses),
    people.length === 0 ? [] : db().mailOptOut.findMany({ where: { personId: { in: [...people] } } }),
  ]);
  const reasons = new Map(
    suppressions.map(({ workspaceId, emailNormal: email, reason }) => [
      keyOf({ workspaceId, email }),
      reason,
    ]),
  );
  const refused = new Set(optOuts.map(({ personId, kind }) => `${personId} ${kind}`));
  const known = <T>(key: string, answer: T): T => {
    if (!askedFor.has(key)) throw new Error("The recipient's preferences were not read");
    return answer;
  };
  return {
    suppressionOf: (workspaceId, email) => {
      // Of a guest whose address nobody knows yet.
      if (email === "") return undefined;
      const key = keyOf({ workspaceId, email });
      return known(key, reasons.get(key));
    },
    optedOut: (personId, kind) => known(personId, refused.has(`${personId} ${kind}`)),
  };
}

const readSuppressions = (addresses: readonly Addressed[]) =>
  db().suppression.findMany({
    where: {
      workspaceId: { in: [...new Set(addresses.map(({ workspaceId }) => workspaceId))] },
      emailNormal: { in: [...new Set(addresses.map(({ email }) => normalEmail(email)))] },
    },
  });
