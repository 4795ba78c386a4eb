import { api } from "@/lib/client/api";
import { ApiError } from "@/lib/client/api-error";
import { newKey } from "@/lib/client/new-key";

interface Invited {
  name: string;
  title: string;
}

/** Adds a guest and creates their backstage link. After a failure, `send` continues where it failed. */
export class GuestInvitation {
  private tried: { details: string; key: string } | null = null;
  private added: { id: string; details: string } | null = null;
  private readonly linkKey = newKey();

  constructor(private readonly slug: string) {}

  /** Returns the link. What has changed since an attempt that added the guest is changed in the roster. */
  async send(invited: Invited): Promise<string> {
    const guest_id = await this.save(invited);
    const { data } = await api("manageGuestAccessLink", {
      as: `host:${this.slug}`,
      params: { slug: this.slug, guest_id },
      body: { action: "create" },
      idempotencyKey: this.linkKey,
    });
    return data.backstage_url ?? "";
  }

  private async save(invited: Invited): Promise<string> {
    const { slug } = this;
    const details = JSON.stringify(invited);
    if (this.added?.details === details) return this.added.id;
    if (this.tried?.details !== details) this.tried = { details, key: newKey() };
    const id = this.added?.id;
    const { data } = await api("updateEvent", {
      as: `host:${slug}`,
      params: { slug },
      body: { guests: [id === undefined ? invited : { id, ...invited }] },
      idempotencyKey: this.tried.key,
    });
    // New guests come last; another guest may have the same name.
    const isAdded = ({ name, access }: { name: string; access: string }) =>
      name === invited.name && access === "none";
    const guest = id ?? data.event.guests.findLast(isAdded)?.id;
    if (guest === undefined)
      throw new ApiError({
        code: "not_found",
        message: "The guest was added but couldn’t be loaded. Reload the page.",
      });
    this.added = { id: guest, details };
    return guest;
  }
}
