import { db } from "@/lib/platform/database/db";
import { normalEmail } from "@/lib/platform/text/normal-email";

/** An address and the workspace that sends to it. */
export interface Addressed {
  workspaceId: string;
  email: string;
}

/**
 * What the recipients of some emails refuse. Covers only the recipients it was read for; looking up others is
 * a programming error.
 */
export interface Refusals {
  /** Returns why an address is suppressed in the workspace. Undefined if it isn't. */
  suppressionOf(workspaceId: string, email: string): string | undefined;
  /** Returns whether a registration or a guest has opted out of this kind of email. */
  optedOut(personId: string, kind: string): boolean;
}

const keyOf = ({ workspaceId, email }: Addressed): string => `${workspaceId} ${normalEmail(email)}`;

/** Reads what blocks many emails, all at once. */
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
      // A guest whose address isn't known yet.
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
