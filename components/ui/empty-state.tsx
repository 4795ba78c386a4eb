import type { ReactNode } from "react";

interface EmptyStateProps {
  /** One sentence about what will be here. */
  title: ReactNode;
  description?: ReactNode;
  /** The next action. */
  action?: ReactNode;
  /** The call that would fill it, as a `CodeBlock`. */
  example?: ReactNode;
  icon?: ReactNode;
}

export function EmptyState({ title, description, action, example, icon }: EmptyStateProps) {
  return (
    <div className="flex max-w-2xl flex-col items-start gap-4 py-10">
      {icon && <div className="text-ink-muted">{icon}</div>}
      <div>
        <p className="font-medium text-lg">{title}</p>
        {description && <p className="mt-1 text-base text-ink-muted">{description}</p>}
      </div>
      {action}
      {example && <div className="w-full">{example}</div>}
    </div>
  );
}
