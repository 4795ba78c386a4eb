import clsx from "clsx";

const INKS: Record<string, string> = {
  GET: "text-ok",
  POST: "text-accent",
  PUT: "text-warn",
  PATCH: "text-warn",
  DELETE: "text-danger",
};

/** A call's HTTP method, by color and name. */
export const MethodBadge = ({ method, className }: { method: string; className?: string }) => (
  <span className={clsx("font-medium font-mono text-xs", INKS[method] ?? "text-ink-muted", className)}>
    {method === "DELETE" ? "DEL" : method}
  </span>
);
