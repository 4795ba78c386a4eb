import { When } from "./when";

interface AgendaTimeProps {
  startsAt: string | null;
  offsetSec: number;
  className?: string;
}

/** When a segment begins: the time of day if the date is known, otherwise the time since the start. */
export function AgendaTime({ startsAt, offsetSec, className }: AgendaTimeProps) {
  if (startsAt) {
    return (
      <When
        at={new Date(Date.parse(startsAt) + offsetSec * 1000).toISOString()}
        part="clock"
        className={className}
      />
    );
  }
  const minutes = Math.floor(offsetSec / 60);
  return (
    <span className={className}>
      {Math.floor(minutes / 60)}:{String(minutes % 60).padStart(2, "0")}
    </span>
  );
}
