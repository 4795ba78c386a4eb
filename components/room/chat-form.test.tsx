import { expect, it } from "vitest";
import type { ChatLine } from "@/lib/live";
import { drawnElements } from "@/test/support/drawn-elements";
import { runHook } from "@/test/support/run-hook";
import { ChatForm } from "./chat-form";
import { SendRow } from "./send-row";

const words = { write: "Write", send: "Send", replyingTo: (name: string) => name, cancelReply: "Cancel" };
const line = (id: string): ChatLine => ({
  id,
  author: { person: "att_1", name: "Ana" },
  text: "Hello",
  at: "2026-05-04T18:00:00.000Z",
});

interface Sent {
  body: { id: string; text: string; reply_to?: string };
  answer: PromiseWithResolvers<null>;
}

async function open() {
  const sent: Sent[] = [];
  let replyTo: ChatLine | null = null;
  const props = () => ({
    words,
    replyTo,
    onReplied: () => {
      replyTo = null;
    },
    onSend: (body: Sent["body"]) => {
      const answer = Promise.withResolvers<null>();
      sent.push({ body, answer });
      return answer.promise;
    },
    explain: () => "Failed",
  });
  const page = await runHook(ChatForm, props());
  const field = () => {
    const [row] = drawnElements(page.result(), SendRow);
    if (!row) throw new Error("There is no field.");
    return row.props;
  };
  return {
    sent,
    field,
    replyTo: () => replyTo,
    choose: async (next: ChatLine | null) => {
      replyTo = next;
      await page.render(props());
    },
    type: (text: string) => page.act(() => field().onChange(text)),
    submit: () =>
      page.act(() => {
        const [form] = drawnElements(page.result(), "form");
        form?.props.onSubmit?.({ preventDefault() {} } as never);
      }),
    act: page.act,
  };
}

it("empties the field and the reply once they were sent", async () => {
  const chat = await open();
  await chat.choose(line("one"));
  await chat.type("Hi ");
  await chat.submit();
  expect(chat.sent[0]?.body).toMatchObject({ text: "Hi", reply_to: "one" });
  expect(chat.field()).toMatchObject({ value: "Hi ", busy: true });
  await chat.act(() => chat.sent[0]?.answer.resolve(null));
  expect(chat.field()).toMatchObject({ value: "", busy: false });
  expect(chat.replyTo()).toBeNull();
});

it("keeps what is written, and which message it replies to, while the previous message is being sent", async () => {
  const chat = await open();
  await chat.choose(line("one"));
  await chat.type("First");
  await chat.submit();
  await chat.type("Second");
  await chat.choose(line("two"));
  await chat.act(() => chat.sent[0]?.answer.resolve(null));
  expect(chat.field().value).toBe("Second");
  expect(chat.replyTo()?.id).toBe("two");
  await chat.submit();
  expect(chat.sent[1]?.body).toMatchObject({ text: "Second", reply_to: "two" });
  expect(chat.sent[1]?.body.id).not.toBe(chat.sent[0]?.body.id);
});
