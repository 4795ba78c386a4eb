import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

interface TableProps extends ComponentProps<"table"> {
  /** What the table holds; read aloud, not shown. */
  label: string;
}

/** Scrolls sideways by itself on a small screen. Rows: `Tr` with `Td`; head: `Th`. */
export function Table({ label, className, children, ...rest }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="relative w-full overflow-x-auto">
      <table {...rest} className={clsx("w-full border-collapse text-left text-base", className)}>
        <caption className="sr-only">{label}</caption>
        {children}
      </table>
    </section>
  );
}

export function Th({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      {...rest}
      className={clsx(
        "h-9 whitespace-nowrap border-line border-b px-3 font-medium text-ink-muted text-sm first:pl-0 last:pr-0",
        className,
      )}
    />
  );
}

interface TrProps extends ComponentProps<"tr"> {
  /** Makes the row a thing that opens: pointer, hover; put a link or button into its first cell as well. */
  interactive?: boolean;
  selected?: boolean;
}

export function Tr({ interactive, selected, className, ...rest }: TrProps) {
  return (
    <tr
      {...rest}
      aria-selected={selected}
      className={clsx(
        "border-line border-b transition-colors last:border-b-0",
        interactive && "cursor-pointer hover:bg-hover has-focus-visible:bg-hover",
        selected && "bg-accent-soft",
        className,
      )}
    />
  );
}

interface TdProps extends ComponentProps<"td"> {
  numeric?: boolean;
  children?: ReactNode;
}

export function Td({ numeric, className, ...rest }: TdProps) {
  return (
    <td
      {...rest}
      className={clsx("h-11 px-3 py-2 align-middle first:pl-0 last:pr-0", numeric && "text-right", className)}
    />
  );
}
