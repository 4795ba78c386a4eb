import { Button } from "react-email";
import type { ButtonColors } from "./colors";

interface Props {
  href: string;
  label: string;
  colors: ButtonColors;
}

/** The email's main button. */
export function ActionButton({ href, label, colors }: Props) {
  return (
    <Button
      href={href}
      style={{
        background: colors.background,
        color: colors.text,
        borderRadius: 8,
        padding: "14px 24px",
        fontSize: 16,
        fontWeight: 600,
        textDecoration: "none",
      }}
    >
      {label}
    </Button>
  );
}
