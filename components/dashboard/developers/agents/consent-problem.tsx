import { TriangleAlert } from "lucide-react";

/**
 * What is wrong with an app's request. Shown only here, because no one may be redirected to an unverified
 * URL.
 */
export function ConsentProblem({ message, fields }: { message: string; fields: readonly string[] }) {
  return (
    <div className="flex flex-col gap-4">
      <TriangleAlert className="size-8 text-warn" aria-hidden />
      <h1 className="font-semibold text-2xl tracking-[-0.015em]">Can’t connect this app</h1>
      <p className="text-base text-ink-muted">{message}</p>
      {fields.length > 0 && (
        <p className="text-ink-muted text-sm">
          For the app’s developer:{" "}
          {fields.map((field) => (
            <code key={field} className="mr-1 rounded-sm bg-surface-sunken px-1 font-mono">
              {field}
            </code>
          ))}
        </p>
      )}
      <p className="text-base text-ink-muted">No access was granted. You can close this page.</p>
    </div>
  );
}
