import clsx from "clsx";
import { Search } from "lucide-react";
import { Kbd } from "@/components/ui/kbd";

interface SearchButtonProps {
  label: string;
  onClick: () => void;
  /** Shows only the icon on small screens. */
  folds?: boolean;
  className?: string;
}

/** Looks like a field, opens the search palette. */
export const SearchButton = ({ label, onClick, folds = false, className }: SearchButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className={clsx(
      "flex h-9 min-w-0 items-center gap-2 rounded-control bg-surface-raised px-2.5 text-base text-ink-muted ring-1 ring-line ring-inset hover:ring-line-strong",
      className,
    )}
  >
    <Search className="size-4 shrink-0" aria-hidden />
    <span className={clsx(folds && "sr-only sm:not-sr-only")}>{label}</span>
    <Kbd className={clsx("ml-auto", folds && "hidden! sm:inline-flex!")}>⌘K</Kbd>
  </button>
);
