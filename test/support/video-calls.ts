import { api } from "./api";
import { sha256 } from "./deck-calls";

/** A workspace's calls about videos, by API key. */
export function videoCalls(key: string, slug: string) {
  const path = `/v1/events/${slug}/videos`;
  const open = async (bytes: Uint8Array, content_type = "video/mp4", name = "Trailer") =>
    api("POST", path, { key, body: { name, content_type, size_bytes: bytes.length } });
  const send = ({ url, headers }: { url: string; headers: Record<string, string> }, bytes: Uint8Array) =>
    fetch(url, { method: "PUT", headers, body: Buffer.from(bytes) });
  const complete = (id: string, digest: string) =>
    api("POST", `${path}/${id}/complete`, { key, body: { sha256: digest } });
  const get = async (id: string) => (await api("GET", `${path}/${id}`, { key })).json.data;
  const remove = (id: string) => api("DELETE", `${path}/${id}`, { key, body: {} });
  /** Uploaded and completed, but not converted yet. */
  const upload = async (bytes: Uint8Array, content_type?: string): Promise<string> => {
    const { data } = (await open(bytes, content_type)).json;
    const sent = await send(data.upload, bytes);
    if (sent.status !== 200) throw new Error(`The upload was refused: ${sent.status} ${await sent.text()}`);
    const done = await complete(data.id, sha256(bytes));
    if (done.status !== 202) throw new Error(`The upload was not completed: ${done.text}`);
    return data.id;
  };
  return { path, open, send, complete, get, remove, upload };
}
