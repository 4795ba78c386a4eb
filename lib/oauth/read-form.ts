import type { ApiRequest } from "@/lib/api/wire/request";
import { OauthError } from "@/lib/modules/developers/oauth";

const MAX_BYTES = 16 * 1024;

/** Reads the parameters of an OAuth form. Rejects a parameter that occurs twice. */
export async function readForm(request: ApiRequest): Promise<Map<string, string>> {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded")
    throw new OauthError("invalid_request", "Send the parameters as application/x-www-form-urlencoded.", 415);
  const bytes = await request.readBody(MAX_BYTES);
  const form = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(Buffer.from(bytes).toString("utf8"))) {
    if (form.has(name)) throw new OauthError("invalid_request", "A parameter appears twice.");
    if (value !== "") form.set(name, value);
  }
  return form;
}

export function required(form: Map<string, string>, name: string): string {
  const value = form.get(name);
  if (value === undefined) throw new OauthError("invalid_request", `The parameter ${name} is missing.`);
  return value;
}
