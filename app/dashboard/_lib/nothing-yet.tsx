import type { LucideIcon } from "lucide-react";
import { CodeBlock } from "@/components/ui/code-block";
import { EmptyState } from "@/components/ui/empty-state";
import type { OperationId } from "@/lib/api/registry/contracts";
import { exampleSamples } from "./example-samples";

interface NothingYetProps {
  icon: LucideIcon;
  /** One sentence that says what would be here. */
  title: string;
  description: string;
  /** The call that would fill it. */
  call: OperationId;
  input: Record<string, unknown>;
}

/** A list that nothing was put into so far, and the call that does. */
export function NothingYet({ icon: Icon, title, description, call, input }: NothingYetProps) {
  return (
    <EmptyState
      icon={<Icon className="size-6" aria-hidden />}
      title={title}
      description={description}
      example={<CodeBlock samples={exampleSamples(call, input)} />}
    />
  );
}
