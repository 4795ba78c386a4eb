import { expect, it } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { useAudienceChats } from "./backstage-chat";
import { BackstageController } from "./backstage-controller";
import type { PublicShow } from "./backstage-types";

const showWith = (chat: boolean) => ({ watch: { chat } }) as PublicShow;

it("shows the audience chat although the show's page couldn't be read, and follows the host's changes", async () => {
  const controller = new BackstageController("launch", false, "guest-ana");
  const page = await runHook((show: PublicShow | null) => useAudienceChats(controller, show), null);
  expect(page.result()).toBe(true);
  await page.render(showWith(false));
  expect(page.result()).toBe(false);
  const { onMessages } = controller.feed.followed;
  for (const chat of [true, false]) {
    const settings = { chat, questions: true, reactions: true, captions: true, viewers: true };
    await page.act(() =>
      onMessages([{ type: "audience_settings", seq: 1, at: new Date().toISOString(), settings }]),
    );
    expect(page.result()).toBe(chat);
  }
});
