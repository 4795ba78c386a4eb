import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { newKey } from "@/lib/client/new-key";
import { RECORDING_TEXT } from "@/lib/modules/people/recording-consent/recording-text-vocabulary";
import type { EmergencyLevel } from "@/lib/stage";

/** Server calls from the desk other than commands. Each refreshes the desk afterwards. */
export class StudioCalls {
  constructor(
    private readonly slug: string,
    private readonly look: () => Promise<void>,
  ) {}

  private get of() {
    const { slug } = this;
    return { as: `host:${slug}`, params: { slug } } as const;
  }

  private ofPerson(identity: string) {
    return { as: this.of.as, params: { ...this.of.params, person_id: identity } } as const;
  }

  /** With `final`, for good: it can't be resumed. */
  async endShow(final = false): Promise<void> {
    await api("endShow", { ...this.of, body: { final } });
    void this.look();
  }

  async startRehearsal(): Promise<void> {
    await api("startRehearsal", { ...this.of, idempotencyKey: newKey() });
    await this.look();
  }

  async endRehearsal(): Promise<void> {
    await api("endRehearsal", { ...this.of, idempotencyKey: newKey() });
    await this.look();
  }

  /** Keeps or removes the holding card. */
  async decideHolding(action: "keep" | "take_down"): Promise<void> {
    await api("decideHolding", { ...this.of, body: { action }, idempotencyKey: newKey() });
    await this.look();
  }

  /** Cancels before anyone is on air. */
  async cancelCountdown(): Promise<void> {
    await api("cancelCountdown", this.of);
    await this.look();
  }

  async stopAtOnce(level: EmergencyLevel, message: string): Promise<void> {
    const body = { level, confirm: true as const, ...(message ? { message } : {}) };
    await api("emergencyStop", { ...this.of, body, idempotencyKey: newKey() });
    void this.look();
  }

  /** Takes stage control for people; agents can only propose from then on. */
  async takeStageControl(): Promise<void> {
    const body = { hands: "people" as const };
    await api("setStudioLease", { ...this.of, body, idempotencyKey: newKey() });
    await this.look();
  }

  /** Says whether the user agrees to be recorded. */
  async answerRecording(agrees: boolean): Promise<void> {
    const body = { agrees, text_version: RECORDING_TEXT.version };
    await api("answerStudioRecording", { ...this.of, body });
    await this.look();
  }

  async askToUnmute(identity: string): Promise<void> {
    await api("askToUnmute", { ...this.ofPerson(identity), idempotencyKey: newKey() });
    void this.look();
  }

  async renamePerson(identity: string, name: string, title: string): Promise<void> {
    await api("renamePerson", { ...this.ofPerson(identity), body: { name, title } });
    await this.look();
  }

  async removePerson(identity: string, revokePersonalLink: boolean): Promise<void> {
    const body = { keep_out: revokePersonalLink };
    // Someone who has left since the dialog opened is already where it was to send them.
    await api("removePerson", { ...this.ofPerson(identity), body, idempotencyKey: newKey() }).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError && error.code === "not_found")) throw error;
      },
    );
    void this.look();
  }

  async inviteToStage(identity: string): Promise<void> {
    await api("inviteToStage", { ...this.of, body: { identity }, idempotencyKey: newKey() });
  }

  async endInvitation(identity: string): Promise<void> {
    const { as, params } = this.of;
    await api("endStageInvitation", {
      as,
      params: { ...params, person: identity },
      idempotencyKey: newKey(),
    });
    void this.look();
  }
}
