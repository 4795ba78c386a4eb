import { afterEach, describe, expect, it, vi } from "vitest";
import { ReadMarks } from "@/lib/room/read-marks";
import { PrivateChat, type PrivateMessage } from "./private-chat";

const said = (guest_id: string, from: PrivateMessage["from"], second: number): PrivateMessage => ({
  id: `${guest_id}-${from}-${second}`,
  guest_id,
  from,
  name: from === "crew" ? "The crew" : "Ana",
  text: "Hello",
  spoken: false,
  sent_at: new Date(Date.UTC(2031, 0, 1, 0, 0, second)).toISOString(),
});

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const chats: PrivateChat[] = [];
afterEach(() => {
  for (const chat of chats.splice(0)) chat.stop();
});

async function studioWith(messages: readonly PrivateMessage[], storage = memory()) {
  let now = messages;
  const onNews = vi.fn();
  const marks = new ReadMarks(storage, "private");
  const chat = new PrivateChat({ side: "crew", marks, fetch: async () => now, onNews });
  chats.push(chat);
  await chat.look();
  const say = (message: PrivateMessage) => {
    now = [...now, message];
    return chat.look();
  };
  return { chat, say, onNews, storage };
}

describe("unread private messages", () => {
  it("are counted per conversation until someone reads them", async () => {
    const { chat, say } = await studioWith([said("ana", "guest", 1), said("ana", "crew", 2)]);
    await say(said("ana", "guest", 3));
    await say(said("ben", "guest", 4));
    expect(Object.fromEntries(chat.unread.get())).toEqual({ ana: 2, ben: 1 });
    chat.attend("ana")();
    expect(Object.fromEntries(chat.unread.get())).toEqual({ ben: 1 });
    await say(said("ana", "guest", 5));
    expect(chat.unread.get().get("ana")).toBe(1);
  });

  it("aren't counted or announced while someone is reading", async () => {
    const { chat, say, onNews } = await studioWith([]);
    const leave = chat.attend("ana");
    await say(said("ana", "guest", 1));
    expect([onNews.mock.calls.length, chat.unread.get().size]).toEqual([0, 0]);
    leave();
    await say(said("ana", "guest", 2));
    expect([onNews.mock.calls.length, chat.unread.get().get("ana")]).toEqual([1, 1]);
  });

  it("stay read after a reload, and count as unread again if storage is corrupt", async () => {
    const first = await studioWith([said("ana", "guest", 1)]);
    first.chat.attend("ana");
    const again = await studioWith([said("ana", "guest", 1), said("ana", "guest", 2)], first.storage);
    expect(again.chat.unread.get().get("ana")).toBe(1);
    first.storage.setItem("private", "{not json");
    expect((await studioWith([said("ana", "guest", 1)], first.storage)).chat.unread.get().get("ana")).toBe(1);
  });
});
