import { buffer } from "node:stream/consumers";
import { databaseNow } from "@/lib/platform/database/database-clock";
import type { OutboundAnswer } from "@/lib/platform/outbound";
import { callDestination, isSuccess, type Request, refusal } from "@/lib/providers/publishing/call";
import {
  type Attempt,
  type OutgoingFile,
  PublishError,
  type Publisher,
} from "@/lib/providers/publishing/port";
import { type S3Folder, s3Addresses } from "./s3-addresses";

/** The least that S3 accepts for a part, so that slow lines answer in time. */
const PART_BYTES = 5 * 1024 * 1024;

/** What is stored before going on: files that are there, and the parts of the one that isn't yet. */
interface Known {
  /** All that may be there, unless an earlier release wrote it. */
  keys?: string[];
  done: string[];
  upload: { key: string; id: string; tags: string[] } | null;
}

/**
 * A folder of someone's bucket. Requests are signed here and sent like those to any address that people enter, so that they reach
 * public addresses only.
 */
export function s3Publisher(folder: S3Folder & { allowHttp: boolean }): Publisher {
  const addresses = s3Addresses(folder);
  const keyOf = (id: string, { name }: OutgoingFile) => [folder.folder, id, name].filter(Boolean).join("/");
  const call = (request: Request) => callDestination(request, folder.allowHttp);
  const remove = async (keys: readonly string[]) => {
    for (const key of keys) {
      const answer = await call(await addresses.remove(key));
      if (answer.status !== 404) expectSuccess(answer);
    }
  };
  return {
    plan: ({ id, files }) => {
      const [file] = files;
      const url = file ? addresses.shown(keyOf(id, file)) : addresses.shown(id);
      const headers = { "Content-Type": file?.contentType ?? "", Authorization: "[secret]" };
      return { method: "PUT", url, headers, body: null };
    },
    publish: async ({ id, files }, attempt) => {
      const known = (attempt.memory.read() as Known | null) ?? { done: [], upload: null };
      await remove(keysIn(attempt.memory.earlier() as Known | null));
      known.keys = [...new Set([...keysIn(known), ...files.map((file) => keyOf(id, file))])];
      await attempt.memory.save({ ...known });
      for (const [index, file] of files.entries()) {
        const key = keyOf(id, file);
        if (!known.done.includes(key)) {
          await putFile({ key, file, known, attempt, call, addresses });
          known.done.push(key);
          known.upload = null;
          await attempt.memory.save({ ...known });
        }
        await attempt.progress((index + 1) / files.length);
      }
      return { url: null, remoteId: known.done.join("\n") };
    },
    withdraw: ({ remoteId, memory }) =>
      remove(remoteId === null ? keysIn(memory as Known | null) : remoteId.split("\n").filter(Boolean)),
  };
}

const keysIn = (known: Known | null): string[] =>
  known ? (known.keys ?? [...known.done, ...(known.upload ? [known.upload.key] : [])]) : [];

interface Putting {
  key: string;
  file: OutgoingFile;
  known: Known;
  attempt: Attempt;
  call: (request: Request) => Promise<OutboundAnswer>;
  addresses: ReturnType<typeof s3Addresses>;
}

async function putFile(putting: Putting): Promise<void> {
  const { key, file, known, attempt, call, addresses } = putting;
  if (file.sizeBytes <= PART_BYTES) {
    const body = await buffer(await file.open());
    expectSuccess(await call(await addresses.put(key, file.contentType, body)));
    return;
  }
  for (let isAgain = false; ; isAgain = true) {
    const gone = await putParts(putting);
    if (gone === undefined) return;
    // It may be complete, and the answer that said so was lost. Otherwise the bucket has dropped it.
    const there = await call(await addresses.look(key));
    if (isSuccess(there) && there.headers["content-length"] === String(file.sizeBytes)) return;
    known.upload = null;
    await attempt.memory.save({ ...known });
    if (isAgain) expectSuccess(gone);
  }
}

/** Continues the upload that is known, or begins one. Returns the answer that it doesn't exist any more, if that comes. */
async function putParts({
  key,
  file,
  known,
  attempt,
  call,
  addresses,
}: Putting): Promise<OutboundAnswer | undefined> {
  if (known.upload?.key !== key) {
    const { body } = expectSuccess(await call(await addresses.begin(key, file.contentType)));
    known.upload = { key, id: tagIn(body, "UploadId"), tags: [] };
    // Before the first part, so that a killed attempt leaves no second upload.
    await attempt.memory.save({ ...known });
  }
  const { id, tags } = known.upload;
  for (let start = tags.length * PART_BYTES; start < file.sizeBytes; start += PART_BYTES) {
    attempt.signal.throwIfAborted();
    const end = Math.min(start + PART_BYTES, file.sizeBytes) - 1;
    const body = await buffer(await file.open({ start, end }));
    const answer = await call(await addresses.part({ key, id, number: tags.length + 1 }, body));
    if (answer.status === 404) return answer;
    const { headers } = expectSuccess(answer);
    if (!headers.etag) throw new PublishError("The storage answered without an ETag.", true);
    tags.push(headers.etag);
    await attempt.memory.save({ ...known });
  }
  const answer = await call(await addresses.complete({ key, id }, tags));
  if (answer.status === 404) return answer;
  // S3 answers 200 before it's done, and may still fail.
  if (expectSuccess(answer).body.includes("<Error>"))
    throw new PublishError("The storage couldn't put the parts together.", true);
  return undefined;
}

function expectSuccess(answer: OutboundAnswer): OutboundAnswer {
  if (!isSuccess(answer)) throw refusal(answer, databaseNow().getTime());
  return answer;
}

function tagIn(body: Buffer, name: string): string {
  const [, value] = new RegExp(`<${name}>([^<]{1,1024})</${name}>`).exec(body.toString("utf8")) ?? [];
  if (value === undefined) throw new PublishError("The storage answered something else than S3 does.", true);
  return value.replaceAll("&amp;", "&");
}
