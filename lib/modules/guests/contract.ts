import { z } from "zod";
import { instantOut, looseText, reference, slug } from "@/lib/operation/fields";
import { contract, operation } from "@/lib/operation/operation";
import { AccessLinkInput, AccessLinkSchema } from "./schema";

const exampleLink = {
  guest_id: "gst_01kb3jxg5wq0v8t6m2r4c7d9eg",
  event_slug: "what-engines-can-compose-7kq3xn",
  state: "active",
  backstage_url: "https://shows.example/backstage/h2Jx0TqVb8sLw5nRk1YzCf4MpDg7aE3u",
  link_version: 1,
  created_at: "2026-11-21T09:00:00.000Z",
  revoked_at: null,
};

export const guestsContract = contract({
  manageGuestAccessLink: operation({
    http: "POST /events/{slug}/guests/{guest_id}/access-link",
    prefix: "both",
    tag: "Guests",
    summary: "Create, rotate or revoke a guest's backstage link",
    description:
      "`create` makes the first link and refuses while one is active; `rotate` replaces whatever there is; `revoke` withdraws it. The address is shown once and cannot be read again. Rotating and revoking take the connected guest out of the room within five seconds and keep older links out.",
    scope: "guests:write",
    effect: "write",
    mcp: { destructive: true },
    params: z.strictObject({ slug: slug(), guest_id: reference() }),
    body: AccessLinkInput,
    output: AccessLinkSchema,
    errors: ["not_found", "version_conflict", "client_inactive"],
    examples: [
      {
        summary: "A link to send to the guest",
        input: { slug: exampleLink.event_slug, guest_id: exampleLink.guest_id, action: "create" },
        output: exampleLink,
      },
    ],
  }),
  enterBackstage: operation({
    http: "POST /events/{slug}/backstage/enter",
    prefix: "app",
    tag: "Pages",
    summary: "Exchange a backstage link for a guest's cookie",
    description: "Good for 7 days in this browser, as long as the link itself is.",
    scope: "public",
    access: "public",
    effect: "write",
    params: z.strictObject({ slug: slug() }),
    body: z.strictObject({ token: looseText(200).min(1, "required") }),
    output: z.object({
      event: z.object({
        slug: z.string(),
        title: z.string(),
        state: z.string(),
        starts_at: instantOut().nullable(),
        ends_at: instantOut().nullable(),
        timezone: z.string(),
        language: z.string(),
        theme: z.string(),
        brand: z.object({ accent: z.string().nullable(), logo: z.string().nullable() }),
        host: z.object({ name: z.string(), title: z.string(), company: z.string(), photo: z.string() }),
      }),
      guest: z.object({
        id: z.string(),
        name: z.string(),
        title: z.string(),
        company: z.string(),
        photo: z.string(),
        intro: z.string(),
      }),
      expires_at: instantOut(),
    }),
    errors: ["unauthorized", "not_found", "rate_limited", "client_inactive"],
  }),
});
