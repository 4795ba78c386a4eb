import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { up } from "../up";

const LIVE = /^\/api\/app\/events\/([^/]+)\/live\/(start|end)$/;

/**
 * Shows that a journey's browsers put on air. One that stays there is recorded, composed and listened to beside every journey
 * that follows, so they end with theirs.
 */
export class ShowsOnAir {
  readonly #shows = new Map<string, BrowserContext>();

  watch(context: BrowserContext): void {
    context.on("request", (request) => {
      const [, slug, what] = LIVE.exec(new URL(request.url()).pathname) ?? [];
      if (slug && what === "start") this.#shows.set(slug, context);
      else if (slug) this.#shows.delete(slug);
    });
  }

  /** Whoever ended theirs in another way is refused. */
  async end(): Promise<void> {
    for (const [slug, { request }] of this.#shows) {
      const headers = {
        Origin: up.base_url,
        "X-Showrunner-As": `host:${slug}`,
        "Idempotency-Key": randomUUID(),
      };
      await request.post(`/api/app/events/${slug}/live/end`, { headers, data: {} }).catch(() => undefined);
    }
  }
}
