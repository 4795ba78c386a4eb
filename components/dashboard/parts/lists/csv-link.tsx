import { Download } from "lucide-react";
import { buttonClasses } from "@/components/ui/button-classes";

/** Downloads the rows beside it as a CSV file. */
export function CsvLink({ href, what }: { href: string; what: string }) {
  return (
    <a href={href} download className={buttonClasses("secondary")}>
      <Download className="size-4" aria-hidden />
      CSV<span className="sr-only"> of {what}</span>
    </a>
  );
}
