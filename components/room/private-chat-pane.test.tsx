import { expect, it } from "vitest";
import { Input } from "@/components/ui/input";
import { drawnElements } from "@/test/support/drawn-elements";
import { runHook } from "@/test/support/run-hook";
import type { NewMessage } from "./private-chat";
import { PrivateChatPane } from "./private-chat-pane";

async function open() {
  const sent: { message: NewMessage; answer: PromiseWithResolvers<void> }[] = [];
  const page = await runHook(PrivateChatPane, {
    messages: [],
    label: "Private chat",
    empty: "",
    roles: { host: "Host", crew: "Crew", guest: "Guest" },
    onSend: (message: NewMessage) => {
      const answer = Promise.withResolvers<void>();
      sent.push({ message, answer });
      return answer.promise;
    },
  });
  const field = () => drawnElements(page.result(), Input)[0]?.props;
  return {
    sent,
    text: () => field()?.value,
    type: (value: string) => page.act(() => field()?.onChange?.({ target: { value } } as never)),
    submit: () =>
      page.act(() =>
        drawnElements(page.result(), "form")[0]?.props.onSubmit?.({ preventDefault() {} } as never),
      ),
    act: page.act,
  };
}

it("sends the same message again after a lost answer, and another one after it was sent", async () => {
  const chat = await open();
  await chat.type("One minute");
  await chat.submit();
  await chat.act(() => chat.sent[0]?.answer.reject(new Error("Timed out.")));
  await chat.submit();
  await chat.act(() => chat.sent[1]?.answer.resolve());
  await chat.type("One minute");
  await chat.submit();
  const [first, again, next] = chat.sent.map(({ message }) => message);
  expect(again).toEqual(first);
  expect(next?.text).toBe("One minute");
  expect(next?.id).not.toBe(first?.id);
});

it("keeps what is written while a message is being sent", async () => {
  const chat = await open();
  await chat.type("First");
  await chat.submit();
  await chat.type("Second");
  await chat.act(() => chat.sent[0]?.answer.resolve());
  expect(chat.text()).toBe("Second");
});
