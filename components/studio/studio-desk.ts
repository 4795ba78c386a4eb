import { asApiError } from "@/components/room/as-api-error";
import { api } from "@/lib/client/api";
import type { ApiError } from "@/lib/client/api-error";
import type { Patience } from "@/lib/client/patience";
import type { StageSync } from "@/lib/room/stage-sync";
import { Store } from "@/lib/room/store";
import type { Desk } from "./studio-types";

export interface DeskView {
  desk: Desk | null;
  /** Why the last refresh failed; null if it succeeded. */
  problem: ApiError | null;
  /** Whether refreshes have failed for so long that numbers and states may be wrong. */
  stale: boolean;
  loading: boolean;
}

const EVERY_MS = 10_000;
const RETRY_MS = 3_000;
/** One failed refresh is no news: the next one usually succeeds. */
const STALE_MS = 5_000;

/** The desk's data: event, people, counts, recent commands. Refreshes every ten seconds and on request. */
export class StudioDesk {
  readonly store = new Store<DeskView>({ desk: null, problem: null, stale: false, loading: false });
  private onLoaded = () => {};
  /** Resolves once the desk has been loaded. */
  readonly loaded = new Promise<void>((done) => {
    this.onLoaded = done;
  });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private loading: Promise<void> | undefined;
  private again = false;
  private stopped = false;
  private failingSince: number | null = null;

  constructor(
    private readonly slug: string,
    private readonly stage: StageSync,
  ) {}

  get = (): DeskView => this.store.get();
  subscribe = (listener: () => void): (() => void) => this.store.subscribe(listener);

  start(): void {
    this.stopped = false;
    void this.refresh();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Refreshes now. A call during a refresh triggers one more afterwards. */
  refresh(): Promise<void> {
    if (this.loading) this.again = true;
    this.loading ??= this.load().finally(() => {
      this.loading = undefined;
      if (!this.again || this.stopped) return;
      this.again = false;
      void this.refresh();
    });
    return this.loading;
  }

  /** Replaces all of it at once, the stage included. */
  async fetch(patience: Patience = "once"): Promise<Desk> {
    const { data } = await api("getStudioDesk", {
      as: `host:${this.slug}`,
      params: { slug: this.slug },
      patience,
    });
    return data;
  }

  private async load(): Promise<void> {
    clearTimeout(this.timer);
    this.store.update((view) => ({ ...view, loading: true }));
    let wait = EVERY_MS;
    try {
      // Until the desk has loaded, a failure replaces the whole page.
      const desk = await this.fetch(this.get().desk === null ? "background" : "once");
      if (this.stopped) return;
      this.stage.clock.hear(desk.server_time);
      this.stage.take(desk.stage, desk.epoch);
      this.failingSince = null;
      this.store.set({ desk, problem: null, stale: false, loading: false });
      this.onLoaded();
    } catch (error) {
      const problem = asApiError(error);
      if (problem.retryable) wait = RETRY_MS;
      this.failingSince ??= Date.now();
      const stale = Date.now() - this.failingSince >= STALE_MS;
      this.store.update((view) => ({ ...view, problem, stale, loading: false }));
      // Later, the refusal may be lifted, and nothing else would say that the desk is old.
      if (!problem.retryable && this.get().desk === null) return;
    }
    if (!this.stopped) this.timer = setTimeout(() => void this.refresh(), wait);
  }
}
