import { api } from "./api";

interface Wanted {
  name?: string;
  content_type?: string;
  [field: string]: unknown;
}

interface Part {
  number: number;
  size_bytes: number;
  url: string;
}

/** A workspace's calls about uploads of recordings, by API key. */
export function recordingUploadCalls(key: string, slug: string) {
  const path = `/v1/events/${slug}/recordings`;
  const open = (sizeBytes: number, wanted: Wanted = {}) =>
    api("POST", path, {
      key,
      body: { name: "Panel.mp4", content_type: "video/mp4", size_bytes: sizeBytes, ...wanted },
    });
  const send = ({ url }: { url: string }, bytes: Uint8Array, type = "video/mp4") =>
    fetch(url, { method: "PUT", headers: { "Content-Type": type }, body: Buffer.from(bytes) });
  const complete = (id: string, body: object = {}) => api("POST", `${path}/${id}/complete`, { key, body });
  const get = async (id: string) => (await api("GET", `${path}/${id}`, { key })).json.data;
  /** Uploaded and completed, but not converted yet. */
  const upload = async (bytes: Uint8Array, wanted: Wanted = {}, said: object = {}): Promise<string> => {
    const answer = await open(bytes.length, wanted);
    if (answer.status !== 201) throw new Error(`The upload was not created: ${answer.text}`);
    const { recording_id: id, parts } = answer.json.data;
    let at = 0;
    for (const part of parts as Part[]) {
      const sent = await send(part, bytes.subarray(at, at + part.size_bytes), wanted.content_type);
      if (sent.status !== 200) throw new Error(`A part was refused: ${sent.status} ${await sent.text()}`);
      at += part.size_bytes;
    }
    const done = await complete(id, said);
    if (done.status !== 202) throw new Error(`The upload was not completed: ${done.text}`);
    return id;
  };
  return { path, open, send, complete, get, upload };
}
