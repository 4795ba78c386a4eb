import { invalid, notFound, Problem } from "@/lib/operation/problem";
import { StorageError } from "@/lib/providers/storage";

/** What the caller is told of a failure of the storage; other failures stay what they are. */
export function storageProblem(error: unknown): unknown {
  if (!(error instanceof StorageError)) return error;
  switch (error.kind) {
    case "bad_key":
    case "missing":
      return notFound();
    case "taken":
      return new Problem("version_conflict", "The file is there already, or on its way.", {
        status: "uploaded",
      });
    case "wrong_digest":
      return invalid({ body: "invalid" }, "The bytes are others than those that were announced.");
    case "away":
      return new Problem("service_unavailable", "The files cannot be reached just now.", undefined, {
        "Retry-After": "5",
      });
  }
}
