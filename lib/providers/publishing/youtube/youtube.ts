import { databaseNow } from "@/lib/platform/database/database-clock";
import { env } from "@/lib/platform/runtime/env";
import { type Authorized, authorize, type OAuthSecrets } from "../authorize";
import { isSuccess, refusal } from "../call";
import { type Outgoing, PublishError, type Publisher } from "../port";
import { idOfSession, sendBytes } from "./send-bytes";

interface Options extends OAuthSecrets {
  privacy: "private" | "unlisted" | "public";
}

const MAX_TITLE = 100;
const MAX_DESCRIPTION_BYTES = 5_000;

/** YouTube Data API v3: a resumable upload, which the stored session address continues after anything that stops it. */
export function youtubePublisher({ privacy, ...secrets }: Options): Publisher {
  const api = env().YOUTUBE_API_URL.replace(/\/$/, "");
  const site = { name: "YouTube", apiUrl: env().YOUTUBE_API_URL, tokenUrl: env().GOOGLE_TOKEN_URL };
  const begin = (outgoing: Outgoing) => {
    const file = videoOf(outgoing);
    return {
      method: "POST" as const,
      url: `${api}/upload/youtube/v3/videos?uploadType=resumable&part=snippet%2Cstatus`,
      headers: {
        "Content-Type": "application/json; charset=UTF-8",
        "X-Upload-Content-Length": String(file.sizeBytes),
        "X-Upload-Content-Type": file.contentType,
      },
      body: JSON.stringify({
        snippet: {
          title: plain(outgoing.title, MAX_TITLE) || "Show",
          description: description(outgoing.description),
          defaultLanguage: outgoing.language,
        },
        status: { privacyStatus: privacy, selfDeclaredMadeForKids: false },
      }),
    };
  };
  const remove = async (call: Authorized, id: string) => {
    const url = `${api}/youtube/v3/videos?id=${encodeURIComponent(id)}`;
    const answer = await call({ method: "DELETE", url });
    if (isSuccess(answer) || answer.status === 404) return;
    throw refusal(answer, databaseNow().getTime());
  };
  /** @returns false if YouTube no longer knows the session */
  const removeUploaded = async (call: Authorized, session: string): Promise<boolean> => {
    const id = await idOfSession(call, session);
    if (id) await remove(call, id);
    return id !== undefined;
  };
  return {
    plan: (outgoing) => {
      const request = begin(outgoing);
      return { ...request, headers: { ...request.headers, Authorization: "Bearer [secret]" } };
    },
    publish: async (outgoing, attempt) => {
      const call = await authorize(site, secrets);
      const known = attempt.memory.read() as { session?: string } | null;
      const open = async () => {
        const session = await openSession(call, begin(outgoing));
        // Before the first byte: an upload that isn't known would be begun a second time.
        await attempt.memory.save({ session });
        return session;
      };
      const earlier = attempt.memory.earlier() as { session?: string } | null;
      // If its last answer was lost, the video from before the edit is there.
      if (!known?.session && earlier?.session) await removeUploaded(call, earlier.session);
      const session = known?.session ?? (await open());
      const id = await sendBytes(call, { session, reopen: open, file: videoOf(outgoing), attempt });
      return { url: `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`, remoteId: id };
    },
    withdraw: async ({ remoteId, memory }) => {
      const call = await authorize(site, secrets);
      if (remoteId !== null) return remove(call, remoteId);
      const session = (memory as { session?: string } | null)?.session;
      if (session && !(await removeUploaded(call, session)))
        throw new PublishError("YouTube doesn't say whether the video has arrived. Check there.", false);
    },
  };
}

async function openSession(call: Authorized, request: Parameters<Authorized>[0]): Promise<string> {
  const answer = await call(request);
  if (!isSuccess(answer)) throw refusal(answer, databaseNow().getTime());
  const { location } = answer.headers;
  if (!location || !URL.canParse(location)) throw new PublishError("YouTube opened no upload.", true);
  return location;
}

function videoOf({ files }: Outgoing) {
  const file = files.find(({ contentType }) => contentType === "video/mp4");
  if (!file) throw new PublishError("There is no video to upload.", false);
  return file;
}

/** YouTube refuses these two characters. */
const plain = (text: string, most: number): string =>
  [
    ...text
      .replaceAll("<", "‹")
      .replaceAll(">", "›")
      .replaceAll(/\p{Cc}/gu, " "),
  ]
    .slice(0, most)
    .join("")
    .trim();

function description(text: string): string {
  let said = text.replaceAll("<", "‹").replaceAll(">", "›");
  while (Buffer.byteLength(said) > MAX_DESCRIPTION_BYTES) said = [...said].slice(0, -50).join("");
  return said;
}
