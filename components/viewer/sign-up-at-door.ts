import { problemsOf } from "@/components/signup/problems-of";
import { register } from "@/components/signup/register";
import { ApiError } from "@/lib/client/api-error";
import type { SignupWords } from "@/lib/signup/words/signup-words";
import type { Door } from "./door";
import type { Place } from "./place";

interface Visit {
  slug: string;
  door: Door;
  form: FormData;
  words: Pick<SignupWords, "errors">;
  /** Called when the browser computes a proof of work, which can take seconds. */
  onProving: () => void;
}

/** Registers by name and email. Returns the resulting place, or what is wrong with the fields. */
export async function signUpAtDoor(
  visit: Visit,
): Promise<{ place: Place } | { problems: Record<string, string> }> {
  const { slug, door, form, words, onProving } = visit;
  const name = String(form.get("name") ?? "");
  const person = {
    name,
    email: String(form.get("email") ?? ""),
    source: door,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  try {
    const data = await register(slug, person, onProving);
    if (data.entered) return { place: { kind: "in", name: name.trim(), as: "attendee" } };
    return { place: { kind: "out", trouble: null, note: data.message } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problems: problemsOf(error.code, error.fields, words) };
  }
}
