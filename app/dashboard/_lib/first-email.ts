import type { OperationId } from "@/lib/api/registry/contracts";

interface FirstEmail {
  description: string;
  call: OperationId;
  input: Record<string, unknown>;
}

/**
 * The next call on the way to a first email: one that sends it to someone at the show `slug`, or, without a
 * show, one that creates it.
 */
export const firstEmail = (slug: string | undefined): FirstEmail =>
  slug === undefined
    ? {
        description: "Emails go to people who register for a show. Create a show with this call first.",
        call: "createShowroom",
        input: { title: "Autumn launch", brief: "Ana Ruiz on the new editor. 45 minutes." },
      }
    : {
        description: "Register someone for your latest show with this call. Their confirmation appears here.",
        call: "createRegistration",
        input: {
          slug,
          name: "Grace Hopper",
          email: "grace@example.com",
          send_confirmation: true,
          send: true,
        },
      };
