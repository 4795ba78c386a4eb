"use client";

import { Check, Copy } from "lucide-react";
import { Button } from "./button";
import { IconButton } from "./icon-button";
import { useCopy } from "./use-copy";

interface CopyButtonProps {
  value: string;
  /** Label, such as "Copy key". */
  label?: string;
  /** Shows the label in the button instead of its tooltip. */
  labelled?: boolean;
  size?: "sm" | "md";
  /** Of the labelled button. */
  variant?: "primary" | "secondary";
  className?: string;
}

export function CopyButton({
  value,
  label = "Copy",
  labelled,
  size = "sm",
  variant = "secondary",
  className,
}: CopyButtonProps) {
  const { copied, copy } = useCopy();
  const icon = copied ? (
    <Check className={variant === "primary" ? "size-4" : "size-4 text-ok"} aria-hidden />
  ) : (
    <Copy className="size-4" aria-hidden />
  );
  return (
    <>
      {labelled ? (
        <Button
          variant={variant}
          size={size}
          className={className}
          icon={icon}
          onClick={() => void copy(value)}
        >
          {copied ? "Copied" : label}
        </Button>
      ) : (
        <IconButton
          size={size}
          className={className}
          label={copied ? "Copied" : label}
          icon={icon}
          onClick={() => void copy(value)}
        />
      )}
      <span role="status" className="sr-only">
        {copied ? "Copied" : ""}
      </span>
    </>
  );
}
