import { invalid, notFound, Problem } from "@/lib/operation/problem";
import { StorageError } from "@/lib/providers/storage";

/** Returns the error that callers get for a storage failure. Other errors are returned unchanged. */
export function storageProblem(error: unknown): unknown {
  if (!(error instanceof StorageError)) return error;
  switch (error.kind) {
    case "bad_key":
    case "missing":
      return notFound();
    case "taken":
      return new Problem("version_conflict", "The file already exists or is being uploaded.", {
        status: "uploaded",
      });
    case "wrong_digest":
      return invalid({ body: "invalid" }, "The bytes don't match the announced file.");
    case "away":
      return new Problem(
        "service_unavailable",
        "File storage isn't responding. Try again shortly.",
        undefined,
        {
          "Retry-After": "5",
        },
      );
  }
}
