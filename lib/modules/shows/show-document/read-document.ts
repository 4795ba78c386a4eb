import { addIssues } from "@/lib/operation/add-issues";
import { Problem } from "@/lib/operation/problem";
import { WrongFields } from "@/lib/operation/wrong-fields";
import { ShowDocument } from "./show-form";

/**
 * Parses a document. Throws one `validation_error` with the paths of all problems, starting at `document`.
 */
export function readDocument(given: unknown): ShowDocument {
  const result = ShowDocument.safeParse(given, { reportInput: true });
  if (result.success) return result.data as ShowDocument;
  const fields = new WrongFields();
  const issues = result.error.issues.map((issue) => ({ ...issue, path: ["document", ...issue.path] }));
  addIssues(issues, fields, "document");
  throw new Problem(
    "validation_error",
    "The document isn't a valid show document. See its schema.",
    fields.toFields(),
  );
}
