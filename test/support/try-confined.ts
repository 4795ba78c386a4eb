import { tryConfinement } from "@/lib/platform/confined/confinement";
import { runConfined } from "@/lib/platform/confined/run-confined";
import { withWorkFolder } from "@/lib/platform/confined/work-folder";

/** Prints as JSON whether this process can confine children, and what happened to one. */
const confinement = await tryConfinement();
const ran = await withWorkFolder((folder) => runConfined({ file: "echo", args: ["ran"], folder })).then(
  ({ stdout }) => stdout,
  (error: unknown) => String(error),
);
process.stdout.write(JSON.stringify({ confinement, ran }));
