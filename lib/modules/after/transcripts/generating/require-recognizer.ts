import { Problem } from "@/lib/operation/problem";
import { isUnderstood, recognizer } from "@/lib/providers/stt";

/**
 * Only looks at this machine: nothing is asked over the network.
 * @throws `not_ready` if nothing in this language can be transcribed
 */
export async function requireRecognizer(language: string): Promise<void> {
  const status = await recognizer().status();
  if (status.reason !== null) throw new Problem("not_ready", status.reason, { recognizer: "required" });
  if (!isUnderstood(status, language))
    throw new Problem(
      "not_ready",
      "The built-in recognizer only supports English. Configure another one for other languages.",
      { language: "unsupported" },
    );
}
