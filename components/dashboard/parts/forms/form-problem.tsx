import type { ReactNode } from "react";

/** Shows an error in the form it belongs to. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="text-base text-danger">
      {children}
    </p>
  );
}
