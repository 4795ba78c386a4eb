import { LoaderCircle, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** A line above the program: what is wrong and what to do about it. */
export function Banner({
  busy,
  action,
  children,
}: {
  busy?: boolean;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      role="status"
      className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 bg-warn-soft px-4 py-1.5 text-base"
    >
      {busy ? (
        <LoaderCircle className="size-4 shrink-0 animate-spin text-warn" aria-hidden />
      ) : (
        <TriangleAlert className="size-4 shrink-0 text-warn" aria-hidden />
      )}
      <p className="min-w-52 flex-1">{children}</p>
      {action && <div className="ml-auto">{action}</div>}
    </div>
  );
}
