import { inTest, until } from "../e2e/support/api";
import { Receiver } from "../e2e/support/receiver";

const KINDS = [
  "event.created",
  "registration.created",
  "presentation.ready",
  "show.started",
  "attendee.joined",
  "studio.command",
  "guest.updated",
  "poll.opened",
  "poll.closed",
  "question.asked",
  "show.ended",
  "recording.ready",
];

/** Adds a webhook endpoint for every event in the workspace. */
export async function listen() {
  const receiver = await Receiver.start();
  const { data: webhook } = await inTest.createWebhook({ url: receiver.url, events: ["*"] });
  receiver.secret = webhook.secret;
  return {
    expectAll: async (): Promise<void> => {
      const missing = () => KINDS.filter((kind) => !receiver.types().includes(kind));
      await until("the webhook's events", async () => missing().length === 0, 30).catch(() => {
        throw new Error(`The webhook did not get ${missing().join(", ")}.`);
      });
      if (!receiver.events.every(({ verified }) => verified)) throw new Error("a signature did not verify");
    },
    stop: async (): Promise<void> => {
      receiver.stop();
      await inTest.deleteWebhook({ webhook_id: webhook.id }).catch(() => undefined);
    },
  };
}
