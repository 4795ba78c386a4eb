import { beforeEach, describe, expect, it } from "vitest";
import { CONTENT_KINDS } from "@/lib/content/written";
import { db, outsideTransaction, transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { checkEmitted } from "@/test/support/emitted-events";
import { dateShow, type RecordedShow } from "@/test/support/recorded-show";
import { ANA, HOST, makeSpokenRecording } from "@/test/support/spoken-recording";
import { until } from "@/test/support/until";
import { waitingStatements } from "@/test/support/waiting-statements";
import type { ContentItemWire } from "./schema";
import { plainBlocks, type WrittenText, writtenOf } from "./stored-text";

checkEmitted("content.ready");

let recorded: RecordedShow;

const path = (rest = "") => `/v1/events/${recorded.show.slug}/content${rest}`;
async function list(query = ""): Promise<ContentItemWire[]> {
  const answer = await recorded.show.byKey("GET", path(query));
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}
const generate = (body: object = {}) => recorded.show.byKey("POST", path("/generate"), body);
async function generated(body: object = {}): Promise<{ items: ContentItemWire[]; kept: string[] }> {
  const answer = await generate(body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}
async function summary(): Promise<ContentItemWire> {
  const [item] = (await generated({ kinds: ["summary"] })).items;
  if (!item) throw new Error("no summary");
  return item;
}
const update = ({ id }: { id: string }, body: object) => recorded.show.byKey("PATCH", path(`/${id}`), body);
const keep = ({ blocks }: ContentItemWire) => blocks.map(({ block_id }) => ({ block_id }));
const saidIn = (item: ContentItemWire | undefined, words: string) =>
  item?.blocks.find(({ text, basis }) => text?.includes(words) && basis.length > 0);
async function erase(query = ""): Promise<{ content: string[] }> {
  const answer = await recorded.show.byKey("DELETE", `${recordings()}?confirm=true${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}
/** Gives Ana something that can be erased. */
async function addTrack(): Promise<void> {
  const microphone = { recordingId: recorded.recordingId, personId: recorded.ana, kind: "microphone" };
  await db().recordingTrack.create({ data: { id: newId("trk"), ...microphone } });
}
const recordings = () => `/v1/events/${recorded.show.slug}/recordings/${recorded.recordingId}`;

/** Does work that has to wait for an edit of a text, which adds a sentence. */
async function whileEdited<T>({ id }: ContentItemWire, work: () => Promise<T>): Promise<T> {
  let working: Promise<T> | undefined;
  await transaction(async () => {
    const { blocks } = await db().contentItem.findUniqueOrThrow({ where: { id } });
    const own = { id: "2-9", kind: "own", text: "Bring a loaf." };
    const edited = { blocks: [...(blocks as object[]), own], isEdited: true, version: 2 };
    await db().contentItem.update({ where: { id }, data: edited });
    await outsideTransaction(async () => {
      working = work();
      await until(async () => (await waitingStatements()).length > 0);
    });
  });
  return working as Promise<T>;
}

beforeEach(async () => {
  recorded = await makeSpokenRecording();
});

it("goes out as Markdown in which nothing formats that someone said or wrote", async () => {
  const text = await summary();
  const [first, ...rest] = keep(text);
  const written = "# <b>Bread</b> [x](javascript:alert(1)) *now*";
  const { status } = await update(text, {
    title: "_Loaves_",
    blocks: [{ ...first, text: written }, ...rest],
  });
  expect(status).toBe(200);
  const destination = await recorded.show.byKey("POST", "/v1/distribution/destinations", {
    ...{ kind: "webhook", name: "Newsroom", webhook: { url: "https://news.example.com/hook" } },
  });
  expect(destination.status, destination.text).toBe(201);
  const preview = await recorded.show.byKey("POST", `/v1/events/${recorded.show.slug}/distribution/preview`, {
    ...{ content_id: text.id, destination_ids: [destination.json.data.id] },
  });
  expect(preview.status, preview.text).toBe(200);
  const { markdown } = JSON.parse(preview.json.data.destinations[0].request.body).data;
  expect(markdown).toMatch(/^# \\_Loaves\\_\n\n/);
  expect(markdown).toContain("\\# \\<b\\>Bread\\</b\\> \\[x\\](javascript:alert(1)) \\*now\\*");
  expect(markdown).toContain(ANA[0]);
});

it("goes out without headings that have nothing below them any more, or not at all", async () => {
  const text = await summary();
  const { written, blocks } = await db().contentItem.findUniqueOrThrow({ where: { id: text.id } });
  const { blocks: all, ...more } = written as unknown as WrittenText;
  const said = (personId: string) =>
    all.filter(({ kind, people }) => kind === "said" && people.includes(personId));
  const plain = (id: string, kind: "heading" | "fact", line: string) => ({
    id,
    kind,
    text: line,
    people: [],
    basis: [],
  });
  const laid = [
    ...[plain("h1", "heading", "Interview"), ...said(recorded.ana)],
    ...[
      plain("h2", "heading", "Closing"),
      ...all.filter(({ kind }) => kind === "said").filter((one) => !said(recorded.ana).includes(one)),
    ],
    plain("f1", "fact", "Watch the replay"),
  ];
  expect(blocks).not.toEqual(laid);
  await db().contentItem.update({
    where: { id: text.id },
    data: { written: JSON.parse(JSON.stringify({ ...more, blocks: laid })), blocks: plainBlocks(laid) },
  });
  const destination = await recorded.show.byKey("POST", "/v1/distribution/destinations", {
    ...{ kind: "webhook", name: "Newsroom", webhook: { url: "https://news.example.com/hook" } },
  });
  const preview = () =>
    recorded.show.byKey("POST", `/v1/events/${recorded.show.slug}/distribution/preview`, {
      ...{ content_id: text.id, destination_ids: [destination.json.data.id] },
    });
  const edit = async (body: object) =>
    expect((await recorded.show.byKey("POST", `${recordings()}/edits`, body)).status).toBe(200);
  const headings = async () =>
    JSON.parse((await preview()).json.data.destinations[0].request.body).data.markdown.match(/^## .*$/gm);
  expect(await headings()).toEqual(["## Interview", "## Closing"]);
  await edit({ kind: "hide_person", person_id: recorded.ana });
  expect(await headings()).toEqual(["## Closing"]);
  await edit({ kind: "mute_person", person_id: recorded.host });
  const none = await preview();
  expect([none.status, none.json.error.fields]).toEqual([400, { content_id: "not_found" }]);
});

describe("texts made of a recording", () => {
  it("are written in all kinds, with what each sentence stands on", async () => {
    expect(await list()).toEqual([]);
    const quote = await generate({ dry_run: true });
    expect(quote.json.data.items).toHaveLength(CONTENT_KINDS.length);
    expect(await list()).toEqual([]);
    const { items, kept } = await generated();
    expect(items.map(({ kind }) => kind)).toEqual([...CONTENT_KINDS]);
    expect(kept).toEqual([]);
    expect(await list("?order=asc")).toEqual(items);
    expect(JSON.stringify(items)).not.toContain("private");
    const [text] = items;
    expect(text).toMatchObject({
      ...{
        kind: "summary",
        language: "en",
        version: 1,
        state: "draft",
        missing: null,
        stale: [],
        edited: false,
      },
    });
    const said = saidIn(text, ANA[0] ?? "");
    expect(said).toMatchObject({
      ...{ text: `Ana Ruiz: “${ANA[0]}”`, kind: "said", edited: false, basis_state: "current" },
      basis: [{ person_id: recorded.ana, name: "Ana Ruiz", quote: ANA[0] }],
    });
    expect(said?.basis[0]?.start_sec).toBeCloseTo(25, 0);
    expect(items.find(({ kind }) => kind === "blog_post")).toMatchObject({
      missing: "no_chapters",
      blocks: [],
    });
    const event = await db().webhookEvent.findFirstOrThrow({
      where: { type: "content.ready" },
      orderBy: { createdAt: "desc" },
    });
    const ready = items.filter(({ missing }) => missing === null).map(({ id }) => id);
    expect(JSON.parse(event.body).data.content_ids).toEqual(ready);
  });

  it("declare whose words and names they have: a sentence that doesn't can't be erased", async () => {
    const { eventId } = recorded.show;
    const asked = {
      eventId,
      personId: "v-zoe",
      authorName: "Zoe",
      text: "Does rye need longer?",
      clientId: "1",
    };
    await db().audienceQuestion.create({ data: { id: newId("qst"), ...asked } });
    await generated();
    const rows = await db().contentItem.findMany({ where: { eventId } });
    const blocks = rows.flatMap((row) => writtenOf(row).blocks);
    for (const block of blocks) {
      if (block.kind === "said") expect(block.basis.length, block.text).toBeGreaterThan(0);
      if (block.kind === "said" || block.kind === "asked")
        expect(block.people.length, block.text).toBeGreaterThan(0);
      if (block.text.includes("Ana Ruiz")) expect(block.people, block.text).toContain(recorded.ana);
    }
    expect(blocks.some(({ kind }) => kind === "asked")).toBe(true);
  });

  it("are pages of a list, by kind and language", async () => {
    await generated({ kinds: ["summary", "quotes"], languages: ["en", "fr"] });
    const first = await recorded.show.byKey("GET", path("?limit=3&order=asc"));
    expect(first.json.data).toHaveLength(3);
    const rest = await list(`?limit=3&order=asc&cursor=${first.json.meta.next_cursor}`);
    expect(rest).toHaveLength(1);
    expect((await list("?kind=quotes&language=fr")).map(({ kind, language }) => [kind, language])).toEqual([
      ["quotes", "fr"],
    ]);
  });

  it("aren't written while the show is on air, nor in a language that we can't write unless one is chosen", async () => {
    await db().recording.update({ where: { id: recorded.recordingId }, data: { state: "live" } });
    expect((await generate()).status).toBe(409);
    await db().recording.update({ where: { id: recorded.recordingId }, data: { state: "ready" } });
    await db().event.update({ where: { id: recorded.show.eventId }, data: { language: "ja" } });
    expect((await generate()).json.error.fields).toEqual({ languages: "required" });
    expect((await generated({ languages: ["de"] })).items[0]).toMatchObject({
      language: "de",
      missing: null,
    });
  });

  it("stay as they were edited, unless they are to be replaced", async () => {
    const item = await summary();
    const [first] = item.blocks;
    const changed = await update(item, {
      ...{ title: "Bread that keeps", expected_version: 1 },
      blocks: [
        ...keep(item).slice(1),
        { block_id: first?.block_id, text: "With Ana." },
        { text: "Bring a loaf." },
      ],
    });
    expect(changed.status, changed.text).toBe(200);
    const edited: ContentItemWire = changed.json.data;
    expect(edited).toMatchObject({ title: "Bread that keeps", version: 2, edited: true });
    expect(edited.blocks.slice(-2)).toMatchObject([
      { block_id: first?.block_id, text: "With Ana.", edited: true },
      { kind: "own", text: "Bring a loaf.", edited: false, basis: [], basis_state: null },
    ]);
    expect((await update(item, { title: "x", expected_version: 1 })).json.error.code).toBe(
      "version_conflict",
    );
    const kept = await generated({ kinds: ["summary"] });
    expect(kept).toMatchObject({ kept: [item.id], items: [edited] });
    const replaced = await generated({ kinds: ["summary"], replace_edited: true });
    expect(replaced).toMatchObject({
      kept: [],
      items: [{ id: item.id, version: 3, edited: false, title: item.title }],
    });
  });

  it("keep an edit that is saved while they are generated again", async () => {
    const item = await summary();
    const again = await whileEdited(item, () => generated({ kinds: ["summary"] }));
    expect(again).toMatchObject({ kept: [item.id], items: [{ id: item.id, version: 2, edited: true }] });
    const [stored] = await list();
    expect(stored?.blocks.at(-1)?.text).toBe("Bring a loaf.");
  });

  it("keep what a sentence stands on when it's edited or removed, so that both can be undone", async () => {
    const item = await summary();
    const said = saidIn(item, "crust dry");
    const blocks = item.blocks.map(({ block_id }) =>
      block_id === said?.block_id ? { block_id, text: "Let the crust dry." } : { block_id },
    );
    const edited = (await update(item, { blocks })).json.data as ContentItemWire;
    expect(saidIn(edited, "Let the crust dry.")).toMatchObject({ edited: true, basis: said?.basis });
    const without = (
      await update(item, { blocks: blocks.filter(({ block_id }) => block_id !== said?.block_id) })
    ).json;
    expect(saidIn(without.data, "crust dry")).toBeUndefined();
    const back = (
      await update(item, { blocks: item.blocks.map(({ block_id, text }) => ({ block_id, text })) })
    ).json;
    expect(back.data).toMatchObject({ version: 4, edited: false, blocks: item.blocks });
  });

  it.each([
    [{ blocks: [{ block_id: "9-9" }] }, { "blocks.0.block_id": "not_found" }],
    [{ blocks: [{ block_id: "1-1" }, { block_id: "1-1" }] }, { "blocks.1.block_id": "duplicate" }],
    [{ blocks: [{ block_id: "1-1", kind: "own" }] }, { "blocks.0.kind": "not_allowed" }],
    [{ blocks: [{}] }, { "blocks.0.text": "required" }],
    [{ blocks: Array.from({ length: 9 }, () => ({ text: "x".repeat(5_000) })) }, { blocks: "too_long" }],
  ])("refuse %j", async (body, fields) => {
    const answer = await update(await summary(), body);
    expect([answer.status, answer.json.error.fields]).toEqual([400, fields]);
  });

  it("are no longer than X takes, where links have 23 characters", async () => {
    const { items } = await generated({ kinds: ["x_post"] });
    const [post] = items;
    if (!post) throw new Error("no post");
    const link = ` https://shows.example/${"v".repeat(200)}`;
    expect((await update(post, { blocks: [{ text: `${"a".repeat(256)}${link}` }] })).status).toBe(200);
    const long = await update(post, { blocks: [{ text: `${"a".repeat(257)}${link}` }] });
    expect(long.json.error.fields).toEqual({ blocks: "too_long" });
  });

  it("are no longer than LinkedIn takes", async () => {
    const [post] = (await generated({ kinds: ["linkedin_post"] })).items;
    if (!post) throw new Error("no post");
    expect((await update(post, { blocks: [{ text: "ü".repeat(3_000) }] })).status).toBe(200);
    const long = await update(post, { blocks: [{ text: "ü".repeat(3_001) }] });
    expect(long.json.error.fields).toEqual({ blocks: "too_long" });
  });
});

describe("what happens to a recording reaches its texts", () => {
  it("a correction makes them stale, and a line that it removes isn't told any more", async () => {
    const item = await summary();
    const line = (text: string | undefined) =>
      db().captionLine.findFirstOrThrow({ where: { eventId: recorded.show.eventId, text: text ?? "" } });
    const correct = async (segment_id: string, text: string) => {
      const answer = await recorded.show.byKey("PATCH", `/v1/events/${recorded.show.slug}/transcript`, {
        corrections: [{ segment_id, text }],
      });
      expect(answer.status, answer.text).toBe(200);
    };
    await correct((await line(ANA[0])).id, "A loaf made with yeast alone is dry after three days.");
    const [changed] = await list();
    expect(changed).toMatchObject({ id: item.id, stale: ["transcript"], transcript_version: 1 });
    expect(saidIn(changed, ANA[0] ?? "")?.basis_state).toBe("changed");
    expect(saidIn(changed, ANA[1] ?? "")?.basis_state).toBe("current");
    await correct((await line(ANA[1])).id, "");
    expect(JSON.stringify(await list())).not.toContain(ANA[1]);
    const again = await summary();
    expect(again).toMatchObject({ version: 2, stale: [], transcript_version: 3 });
    expect(JSON.stringify(again)).not.toContain(ANA[1]);
  });

  it.each([
    ["cut", () => ({ kind: "drop", from_sec: 26, to_sec: 28 })],
    ["muted", () => ({ kind: "mute_person", person_id: recorded.ana, from_sec: 24, to_sec: 31 })],
    ["hidden", () => ({ kind: "hide_person", person_id: recorded.ana, from_sec: 24, to_sec: 31 })],
  ])("words that are %s aren't told until that is undone", async (_what, edit) => {
    const item = await summary();
    const made = await recorded.show.byKey("POST", `${recordings()}/edits`, edit());
    expect(made.status, made.text).toBe(200);
    const [cut] = await list();
    expect(cut).toMatchObject({ version: 1, stale: ["recording"] });
    expect(JSON.stringify(cut)).not.toContain(ANA[0]);
    const gone = cut?.blocks.find(({ basis_state }) => basis_state === "gone");
    expect(gone).toMatchObject({ text: null, basis: [{ name: null, quote: null }] });
    const text = await update(item, { blocks: [{ block_id: gone?.block_id, text: "As Ana said." }] });
    expect(text.json.error.fields).toEqual({ "blocks.0.text": "not_allowed" });
    expect((await update(item, { blocks: keep(item) })).json.data.edited).toBe(false);
    const undo = await recorded.show.byKey(
      "POST",
      `${recordings()}/edits/${made.json.data.edit.id}/undo`,
      {},
    );
    expect(undo.status, undo.text).toBe(200);
    expect((await list())[0]).toEqual(item);
  });

  it("have the chapters of the edits that count, also while those are still composed", async () => {
    const { command, recordingId } = recorded;
    for (const title of ["Welcome", "Talk", "Goodbye"])
      await command({ action: "add_scene", scene_type: "interview", title });
    await command({ action: "go_scene", index: 1 });
    await command({ action: "remove_scene", index: 1 });
    await dateShow(recorded, 120, { bring_on: 1, add_scene: 1, go_scene: 40, remove_scene: 80 });
    await db().recording.update({ where: { id: recordingId }, data: { programVersion: 1 } });
    const chapters = async () => {
      const [item] = (await generated({ kinds: ["chapters"] })).items;
      return item?.blocks.map(({ text }) => text);
    };
    expect(await chapters()).toEqual(["0:00 Welcome", "0:40 Talk", "1:20 Goodbye"]);
    const cut = await recorded.show.byKey("POST", `${recordings()}/edits`, {
      ...{ kind: "drop", from_sec: 0, to_sec: 41 },
    });
    expect(cut.status, cut.text).toBe(200);
    expect(await chapters()).toEqual(["0:00 Talk", "0:39 Goodbye"]);
    expect((await list())[0]?.stale).toEqual([]);
  });

  it("have what is said again after a cut is undone, also while that is still composed", async () => {
    const cut = await recorded.show.byKey("POST", `${recordings()}/edits`, {
      ...{ kind: "drop", from_sec: 24, to_sec: 31 },
    });
    expect(cut.status, cut.text).toBe(200);
    const where = { id: recorded.recordingId };
    const { version } = await db().recording.findUniqueOrThrow({ where });
    const undo = await recorded.show.byKey("POST", `${recordings()}/edits/${cut.json.data.edit.id}/undo`, {});
    expect(undo.status, undo.text).toBe(200);
    await db().recording.update({ where, data: { programVersion: version } });
    const text = await summary();
    expect(text.blocks.filter(({ basis_state }) => basis_state === "gone")).toEqual([]);
    // The version that is played can't be opened there yet.
    expect(saidIn(text, ANA[0] ?? "")).toMatchObject({
      ...{ basis_state: "current", basis: [{ quote: ANA[0], start_sec: null }] },
    });
    await db().recording.update({ where, data: { programVersion: version + 1 } });
    expect(saidIn((await list())[0], ANA[0] ?? "")?.basis[0]?.start_sec).toBeCloseTo(25, 0);
  });

  it("erasing someone keeps the crew's words in a text whose first edit is being saved", async () => {
    const text = await summary();
    await addTrack();
    const receipt = await whileEdited(text, () => erase(`&person_id=${recorded.ana}`));
    expect(receipt.content).toEqual([text.id]);
    const [cut] = await list();
    expect(cut).toMatchObject({ id: text.id, stale: ["erased"], version: 3 });
    expect(cut?.blocks.at(-1)?.text).toBe("Bring a loaf.");
    expect(JSON.stringify(cut)).not.toContain(ANA[0]);
  });

  it("erasing someone deletes texts with their words, and cuts those that were edited", async () => {
    const { items } = await generated({ kinds: ["summary", "quotes", "chapters"] });
    const [text, quotes] = items;
    if (!text || !quotes) throw new Error("not written");
    const said = saidIn(text, ANA[0] ?? "");
    const blocks = [
      ...keep(text).filter(({ block_id }) => block_id !== said?.block_id),
      { block_id: said?.block_id, text: "Sourdough is good for six days." },
      { text: "Bring a loaf." },
    ];
    expect((await update(text, { blocks })).status).toBe(200);
    await addTrack();
    const receipt = await erase(`&person_id=${recorded.ana}`);
    expect(receipt.content.sort()).toEqual([text.id, quotes.id].sort());
    const left = await list();
    expect(left.find(({ id }) => id === quotes.id)).toBeUndefined();
    const cut = left.find(({ id }) => id === text.id);
    expect(cut).toMatchObject({ stale: ["erased"], version: 3 });
    expect(cut?.blocks.map((block) => block.text)).toContain("Bring a loaf.");
    expect(saidIn(cut, HOST[1] ?? "")).toBeDefined();
    const stored = JSON.stringify(
      await db().contentItem.findMany({ where: { recordingId: recorded.recordingId } }),
    );
    for (const words of [...ANA, "Ana Ruiz", "six days", recorded.ana]) expect(stored).not.toContain(words);
    expect((await erase()).content).toHaveLength(left.length);
    expect(await db().contentItem.count({ where: { recordingId: recorded.recordingId } })).toBe(0);
  });
});
