import { ApiError } from "@/lib/client/api-error";
import { audienceApi } from "@/lib/client/audience-api";
import type { BodyOf, DataOf } from "@/lib/client/wire-types";

type Person = Omit<BodyOf<"registerAttendee">, "proof">;

type Answer =
  | { state: DataOf<"registerAttendee">["state"] }
  | { asksForProof: true }
  | { problem: string; fields: Record<string, string> };

/** Signs somebody up, and says what came of it. */
export async function tryToRegister(slug: string, person: Person, onProving: () => void): Promise<Answer> {
  try {
    const { state } = await register(slug, person, onProving);
    return { state };
  } catch (error) {
    if (asksForProof(error)) return { asksForProof: true };
    if (!(error instanceof ApiError)) throw error;
    return { problem: error.code, fields: error.fields };
  }
}

/** Whether a sign-up was refused for want of a proof, which a form that posts by itself can do without. */
const asksForProof = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.proof === "required";

/**
 * Signs somebody up. Where so many do that the show asks for some work first, the browser does it, which nobody has to
 * see, hear or touch anything for; `onProving` says that it takes a little longer.
 */
export async function register(
  slug: string,
  person: Person,
  onProving: () => void,
): Promise<DataOf<"registerAttendee">> {
  const send = async (proof?: string) =>
    (
      await audienceApi("registerAttendee", {
        as: `public:${slug}`,
        params: { slug },
        body: { ...person, ...(proof ? { proof } : {}) },
      })
    ).data;
  try {
    return await send();
  } catch (error) {
    // Browsers have their cryptography only where the connection is safe.
    if (!asksForProof(error) || !globalThis.crypto?.subtle) throw error;
  }
  onProving();
  const { data } = await audienceApi("getSignupPuzzle", { as: `public:${slug}`, params: { slug } });
  const { solvePuzzle } = await import("./solve-puzzle");
  return await send(await solvePuzzle(data.puzzle));
}
