import clsx from "clsx";
import type { ReactNode } from "react";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "@/components/ui/button-classes";

interface PlainLinkProps {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

/** A link styled as a button, without any script. */
export const PlainLink = ({ href, variant, size, className, children }: PlainLinkProps) => (
  <a href={href} className={clsx(buttonClasses(variant, size), className)}>
    {children}
  </a>
);
