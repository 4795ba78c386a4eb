import { NotetakerWatch } from "@/components/room/notetaker/notetaker-watch";
import { api } from "@/lib/client/api";
import { showError } from "./show-error";

/** The notetaker in a show, for its crew. */
export function studioNotetaker(slug: string): NotetakerWatch {
  const whose = { as: `host:${slug}`, params: { slug } } as const;
  return new NotetakerWatch({
    read: async () => (await api("getStudioNotetaker", { ...whose, patience: "once" })).data,
    decide: async (decision) => (await api("decideNotetaker", { ...whose, body: { decision } })).data,
    onProblem: showError,
  });
}
