import type { ReactNode, Ref } from "react";

interface LineActionProps {
  icon: ReactNode;
  danger?: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** One item in the menu of a chat message. */
export function LineAction({ icon, danger, onClick, ref, children }: LineActionProps) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onClick}
      className={`inline-flex min-h-8 items-center gap-1.5 rounded-control border border-line px-2.5 text-sm hover:bg-hover ${danger ? "text-danger" : ""}`}
    >
      {icon}
      {children}
    </button>
  );
}
