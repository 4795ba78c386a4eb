import type { ReactNode } from "react";

/** Why something did not work, said where it was tried. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="text-base text-danger">
      {children}
    </p>
  );
}
