import { ApiError } from "@/lib/client/api-error";
import { publicApi } from "@/lib/client/public-api";
import type { BodyOf, DataOf } from "@/lib/client/wire-types";

type Person = Omit<BodyOf<"registerAttendee">, "proof">;

type Answer =
  | { state: DataOf<"registerAttendee">["state"] }
  | { postPlainly: true }
  | { problem: string; fields: Record<string, string> };

/**
 * Registers someone and returns the result. A form posted without scripts doesn't need a proof: that is what's left
 * if the browser has no cryptography, or couldn't load or solve the puzzle.
 */
export async function tryToRegister(slug: string, person: Person, onProving: () => void): Promise<Answer> {
  try {
    const { state } = await register(slug, person, onProving);
    return { state };
  } catch (error) {
    if (asksForProof(error) || !(error instanceof ApiError)) return { postPlainly: true };
    return { problem: error.code, fields: error.fields };
  }
}

/** Whether the signup was refused because a proof is missing. */
const asksForProof = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.proof === "required";

/**
 * Registers someone. If many people register at once, the show first requires a proof of work, which the
 * browser computes without any interaction; `onProving` reports that it takes a little longer.
 */
export async function register(
  slug: string,
  person: Person,
  onProving: () => void,
): Promise<DataOf<"registerAttendee">> {
  const send = async (proof?: string) =>
    (
      await publicApi("registerAttendee", {
        as: `public:${slug}`,
        params: { slug },
        body: { ...person, ...(proof ? { proof } : {}) },
      })
    ).data;
  try {
    return await send();
  } catch (error) {
    // Browsers provide their cryptography only on secure connections.
    if (!asksForProof(error) || !globalThis.crypto?.subtle) throw error;
  }
  onProving();
  const { data } = await publicApi("getSignupPuzzle", { as: `public:${slug}`, params: { slug } });
  const { solvePuzzle } = await import("./solve-puzzle");
  return await send(await solvePuzzle(data.puzzle));
}
