import { databaseNow } from "@/lib/platform/database/database-clock";
import { callDestination, isSuccess, refusal } from "./call";
import { type Outgoing, PublishError, type Publisher } from "./port";

interface Options {
  url: string;
  allowHttp: boolean;
  /** Returns the headers that sign a body. */
  sign: (signed: {
    eventId: string;
    type: string;
    body: Buffer;
    timestamp: number;
  }) => Record<string, string>;
}

const PUBLISHED = "publication.published";
const WITHDRAWN = "publication.withdrawn";

/** Statuses of receivers that can't take anything back. */
const NOT_OFFERED = [404, 405, 410, 501];

/** Signed requests, as those of webhooks. The id is the publication's, so that a repeated one does no harm. */
export function webhookPublisher({ url, allowHttp, sign }: Options): Publisher {
  const send = (eventId: string, type: string, data: unknown) => {
    const now = databaseNow().getTime();
    const body = Buffer.from(JSON.stringify({ id: eventId, type, data }));
    const headers = sign({ eventId, type, body, timestamp: Math.floor(now / 1_000) });
    return callDestination({ method: "POST", url, headers, body }, allowHttp);
  };
  return {
    plan: (outgoing) => ({
      method: "POST",
      url,
      headers: {
        "Content-Type": "application/json",
        "webhook-id": outgoing.id,
        "webhook-signature": "[secret]",
      },
      body: JSON.stringify({ id: outgoing.id, type: PUBLISHED, data: dataOf(outgoing) }),
    }),
    publish: async (outgoing, { memory }) => {
      const isFirst = memory.read() === null && memory.earlier() === null;
      // An answer may be lost, so that no one knows whether it has arrived.
      await memory.save({ isSent: true });
      const answer = await send(outgoing.id, PUBLISHED, dataOf(outgoing));
      if (!isSuccess(answer)) {
        const refused = refusal(answer, databaseNow().getTime());
        if (isFirst && !refused.isPassing) await memory.save(null);
        throw refused;
      }
      return { url: addressIn(answer.body), remoteId: outgoing.id };
    },
    withdraw: async ({ id }) => {
      const answer = await send(`${id}-withdrawn`, WITHDRAWN, { publication_id: id });
      if (NOT_OFFERED.includes(answer.status))
        throw new PublishError("The destination doesn't take anything back. Remove it there.", false);
      if (!isSuccess(answer)) throw refusal(answer, databaseNow().getTime());
    },
  };
}

const dataOf = ({ id, title, description, language, files, facts }: Outgoing) => ({
  publication_id: id,
  ...{ title, description, language },
  ...facts,
  files: files.map(({ name, contentType, sizeBytes, url }) => ({
    ...{ name, content_type: contentType, size_bytes: sizeBytes, url },
  })),
});

/** A receiver may say where it published something. */
function addressIn(body: Buffer): string | null {
  try {
    const { url } = JSON.parse(body.toString("utf8"));
    return typeof url === "string" && /^https?:\/\/[^\s]{1,2000}$/.test(url) && URL.canParse(url)
      ? url
      : null;
  } catch {
    return null;
  }
}
