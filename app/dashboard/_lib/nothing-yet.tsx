import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { CodeBlock } from "@/components/ui/code-block";
import { EmptyState } from "@/components/ui/empty-state";
import type { OperationId } from "@/lib/api/registry/contracts";
import { exampleSamples } from "./example-samples";

interface NothingYetProps {
  icon: LucideIcon;
  /** One sentence about what will be listed here. */
  title: string;
  description: string;
  /** How to add one on the pages. */
  action?: ReactNode;
  /** The operation that would fill the list. */
  call: OperationId;
  input: Record<string, unknown>;
}

/** Empty state of a list without entries yet, with the call that adds one. */
export function NothingYet({ icon: Icon, title, description, action, call, input }: NothingYetProps) {
  return (
    <EmptyState
      icon={<Icon className="size-6" aria-hidden />}
      title={title}
      description={description}
      action={action}
      example={<CodeBlock samples={exampleSamples(call, input)} />}
    />
  );
}
