import { Time } from "@/components/ui/time";
import type { SalesCallWire } from "@/lib/modules/calls/calls/schema";

interface CallTimeProps {
  call: Pick<SalesCallWire, "started_at" | "created_at" | "timezone">;
  format: "short" | "long";
}

/** When a call was; without its date, when it was added, which is said. */
export function CallTime({ call, format }: CallTimeProps) {
  if (call.started_at === null)
    return (
      <>
        Added <Time value={call.created_at} format={format} />
      </>
    );
  const own = format === "long" && call.timezone ? { zone: call.timezone, fixed: true } : {};
  return <Time value={call.started_at} format={format} {...own} />;
}
