import { Avatar } from "@/components/ui/avatar";
import type { ConsentWire } from "@/lib/modules/developers/oauth/schema";

interface ConsentHeadProps {
  app: ConsentWire["app"];
  email: string;
  workspace: string;
}

/** Which app asks, what is known about it, and which user it asks. */
export function ConsentHead({ app, email, workspace }: ConsentHeadProps) {
  return (
    <div className="flex flex-col gap-3">
      <Avatar name={app.name} size={44} square />
      <h1 className="break-words font-semibold text-2xl tracking-[-0.015em]">
        {app.name} wants to access Showrunner on your behalf
      </h1>
      <p className="text-base text-ink-muted">
        You’re signed in as <strong className="font-medium text-ink">{email}</strong>, in the workspace{" "}
        <strong className="font-medium text-ink">{workspace}</strong>. You’ll then return to{" "}
        <strong className="wrap-anywhere font-medium text-ink">{app.returns_to}</strong>.{" "}
        {app.described_by ? (
          <>
            The app’s details come from <strong className="font-medium text-ink">{app.described_by}</strong>.
          </>
        ) : (
          "Any app can use this name. Continue only if you started this request."
        )}
      </p>
    </div>
  );
}
