import { makeClip } from "@/lib/modules/made/shorts";

/** Renders a clip as a worker does, until it's done or killed. Argument: the clip's id. Settings come from the environment. */
const [id = ""] = process.argv.slice(2);
await makeClip(id, {
  ...{ reservationId: null, signal: new AbortController().signal },
  progress: async () => undefined,
});
