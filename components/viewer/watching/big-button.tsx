"use client";

import type { LucideIcon } from "lucide-react";

interface BigButtonProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
}

/** A button as large as the picture, for what the browser allows only after a click. */
export function BigButton({ icon: Icon, label, onClick }: BigButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="absolute inset-0 z-10 grid place-items-center bg-black/45"
    >
      <span className="flex items-center gap-3 rounded-full bg-white px-6 py-4 font-semibold text-black text-lg sm:px-8 sm:py-5 sm:text-xl">
        <Icon className="size-7" aria-hidden />
        {label}
      </span>
    </button>
  );
}
