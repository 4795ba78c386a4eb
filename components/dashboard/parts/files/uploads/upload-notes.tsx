import { Button } from "@/components/ui/button";
import { Meter } from "@/components/ui/meter";

/** Says that an upload was interrupted and can be resumed. */
export function CutOffUpload({ name }: { name: string | null }) {
  if (name === null) return null;
  return (
    <p role="status" className="text-base">
      The upload of <span className="font-medium">{name}</span> was interrupted. Choose the file again to
      resume.
    </p>
  );
}

/** Progress of an upload. */
export function Sending({ name, sent, stop }: { name: string; sent: number; stop: () => void }) {
  const percent = Math.round(100 * sent);
  return (
    <div
      role="status"
      className="flex max-w-3xl flex-col items-start gap-4 rounded-panel border border-line p-6"
    >
      <Meter
        role="progressbar"
        className="w-full"
        label={name}
        value={percent}
        max={100}
        text={percent < 100 ? `${percent}% uploaded` : "Checking file…"}
      />
      <Button size="sm" onClick={stop}>
        Stop
      </Button>
    </div>
  );
}
