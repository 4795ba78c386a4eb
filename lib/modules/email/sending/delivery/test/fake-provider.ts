import type { EmailProvider, OutgoingEmail } from "@/lib/providers/email";

export interface FakeProvider extends EmailProvider {
  sent: { mail: OutgoingEmail; key: string }[];
}

/** Fakes the provider at its port to fail on cue. The drivers themselves are tested against real servers. */
export function fakeProvider(fail: (attempt: number) => Error | undefined = () => undefined): FakeProvider {
  const sent: FakeProvider["sent"] = [];
  let attempt = 0;
  return {
    name: "fake",
    sent,
    send: async (mail, key) => {
      attempt += 1;
      sent.push({ mail, key });
      const error = fail(attempt);
      if (error) throw error;
      return { providerId: `p${attempt}` };
    },
    close: async () => undefined,
  };
}
