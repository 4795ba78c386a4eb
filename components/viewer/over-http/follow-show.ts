import { ApiError } from "@/lib/client/api-error";
import { audienceApi } from "@/lib/client/audience-api";
import type { CallAs } from "@/lib/client/call-endpoint";
import { isFinalRefusal } from "@/lib/room/http/final-refusal";
import { HttpShow, type HttpShowOptions } from "@/lib/room/http/http-show";
import type { HttpReason } from "@/lib/room/http/way";
import { tabName } from "@/lib/room/tab-name";
import { fetchFeed } from "../fetch-feed";

interface Following extends Pick<HttpShowOptions, "stage" | "feed"> {
  slug: string;
  as: CallAs;
  cause: HttpReason;
  /** The show isn't available over HTTP. */
  onBarred: () => void;
  /** This page may not watch any more. */
  onUnauthorized: () => void;
}

/** Starts to follow a show over HTTP. */
export function followShow({ stage, feed, ...following }: Following): HttpShow {
  const { slug, as } = following;
  const show = new HttpShow({
    ...{ stage, feed, isFinal: isFinalRefusal },
    fetchFeed: (after) => fetchFeed({ slug, as, overHttp: true }, after),
    watch: () => watch(following),
  });
  show.start();
  return show;
}

async function watch({ slug, as, cause, onBarred, onUnauthorized }: Omit<Following, "stage" | "feed">) {
  try {
    const body = { tab: await tabName(), cause };
    const call = { as, params: { slug }, body, patience: "once" } as const;
    return (await audienceApi("watchOverHttp", call)).data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.fields.status === "http_off") onBarred();
    if (error.code === "unauthorized") onUnauthorized();
    throw error;
  }
}
