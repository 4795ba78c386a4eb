import { createHash } from "node:crypto";
import { api } from "./api";

export const PPTX = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
export const PDF = "application/pdf";

export const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** A workspace's calls about decks, by API key. */
export function deckCalls(key: string, slug: string) {
  const path = `/v1/events/${slug}/presentations`;
  const open = async (bytes: Uint8Array, content_type: string, name = "deck") =>
    api("POST", path, { key, body: { name, content_type, size_bytes: bytes.length } });
  const send = (upload: { url: string; headers: Record<string, string> }, bytes: Uint8Array, more = {}) =>
    fetch(upload.url, {
      method: "PUT",
      headers: { ...upload.headers, ...more },
      body: Buffer.from(bytes),
    });
  const complete = (id: string, digest: string, more: object = {}) =>
    api("POST", `${path}/${id}/complete`, { key, body: { sha256: digest, ...more } });
  const get = async (id: string) => (await api("GET", `${path}/${id}`, { key })).json.data;
  /** Uploaded and completed, but not converted yet. */
  const upload = async (bytes: Uint8Array, content_type: string): Promise<string> => {
    const { data } = (await open(bytes, content_type)).json;
    const sent = await send(data.upload, bytes);
    if (sent.status !== 200) throw new Error(`The upload was refused: ${sent.status} ${await sent.text()}`);
    const done = await complete(data.id, sha256(bytes));
    if (done.status !== 202) throw new Error(`The upload was not completed: ${done.text}`);
    return data.id;
  };
  const attach = (id: string, body: object) => api("POST", `${path}/${id}/attach`, { key, body });
  const remove = (id: string, body: object = {}) => api("DELETE", `${path}/${id}`, { key, body });
  return { path, open, send, complete, get, upload, attach, remove };
}
