import { type ApiOptions, api } from "@/test/support/api";

export interface Made {
  id: string;
}

/** Calls the API, and returns what it made. */
export async function make<T>(who: ApiOptions, method: string, url: string, body?: unknown): Promise<T> {
  const answer = await api(method, url, { ...who, body, settles: false });
  if (answer.status >= 300) throw new Error(`${method} ${url}: ${answer.text}`);
  return answer.json.data;
}
