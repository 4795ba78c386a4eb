import clsx from "clsx";
import type { ComponentProps } from "react";

export function Kbd({ className, ...rest }: ComponentProps<"kbd">) {
  return (
    <kbd
      {...rest}
      className={clsx(
        "inline-flex min-w-5 items-center justify-center rounded-sm border border-current/30 px-1 font-mono text-xs leading-[1.15rem]",
        className,
      )}
    />
  );
}
