import { type Cutter, concat, type Fragment, viewOf } from "./cutter";
import { EBML, elementHead, elementsIn, makeElement, readUint, readVint, uint8Bytes } from "./ebml";

interface Block {
  /** The whole element. Its time is relative to its new cluster. */
  element: Uint8Array;
  /** Where in the element its relative time is. */
  timeAt: number;
  ticks: number;
  isKey: boolean;
}

/** A cluster may not be longer, or its blocks' relative times don't fit. */
const LONGEST_MS = 1_000;
const VIDEO = 1;

/**
 * Matroska and WebM. Browsers differ in where they begin clusters and announce sizes, so blocks are put into
 * clusters of our own: a new one at every key frame and after a second.
 */
export class WebmCutter implements Cutter {
  header: Uint8Array<ArrayBuffer> | null = null;
  private held: Uint8Array = new Uint8Array();
  private readonly front: Uint8Array[] = [];
  private msPerTick = 1;
  private isVideo = false;
  private cluster = 0;
  private blocks: Block[] = [];
  /** Time between the latest two blocks: how long the last one is taken to last. */
  private stepTicks = 0;

  constructor(private readonly untilMs: number) {}

  push(bytes: Uint8Array): Fragment[] {
    this.held = this.held.length === 0 ? bytes : concat([this.held, bytes]);
    const fragments: Fragment[] = [];
    for (;;) {
      const head = elementHead(this.held);
      if (!head) return fragments;
      if (this.front.length === 0 && head.id !== EBML.head) throw new Error("This isn't a Matroska file.");
      // Elements that contain others: only their heads are taken, and what is inside follows.
      const isOpen = head.id === EBML.segment || head.id === EBML.cluster;
      const length = head.head + (isOpen ? 0 : (head.size ?? Number.NaN));
      if (Number.isNaN(length)) throw new Error("An element without a size can't be recorded.");
      if (this.held.length < length) return fragments;
      const element = this.held.slice(0, length);
      this.held = this.held.subarray(length);
      const cut = this.take(head.id, element, head.head);
      if (cut) fragments.push(cut);
    }
  }

  flush(): Fragment[] {
    const last = this.blocks.at(-1);
    if (!last) return [];
    const endTicks = this.untilMs / this.msPerTick;
    // A picture stays until the next one, which isn't there.
    const staysUntil = this.isVideo && endTicks < Number.POSITIVE_INFINITY;
    return [this.cut(staysUntil ? endTicks : Math.min(last.ticks + this.stepTicks, endTicks))];
  }

  private take(id: number, element: Uint8Array, head: number): Fragment | undefined {
    const content = element.subarray(head);
    if (id === EBML.cluster) this.header ??= concat(this.front);
    else if (id === EBML.timestamp && this.header) this.cluster = readUint(content);
    else if (id === EBML.simpleBlock || id === EBML.blockGroup)
      return this.add(this.block(id, element, head));
    else if (!this.header) this.describe(id, element, content);
    return undefined;
  }

  private describe(id: number, element: Uint8Array, content: Uint8Array): void {
    // Its size isn't known before the end.
    this.front.push(id === EBML.segment ? makeOpen(element) : element);
    if (id === EBML.info) {
      const [scale] = elementsIn(content, EBML.timestampScale);
      if (scale) this.msPerTick = readUint(scale) / 1e6;
    }
    if (id !== EBML.tracks) return;
    const [entry] = elementsIn(content, EBML.trackEntry);
    const [type] = entry ? elementsIn(entry, EBML.trackType) : [];
    this.isVideo = type !== undefined && readUint(type) === VIDEO;
  }

  private block(id: number, element: Uint8Array, head: number): Block {
    const inner =
      id === EBML.simpleBlock ? element.subarray(head) : elementsIn(element.subarray(head), EBML.block)[0];
    const track = inner && readVint(inner);
    if (!inner || !track) throw new Error("A block is cut off.");
    const timeAt = inner.byteOffset - element.byteOffset + track.length;
    const isKey =
      id === EBML.simpleBlock
        ? ((inner[track.length + 2] ?? 0) & 0x80) !== 0
        : elementsIn(element.subarray(head), EBML.reference).length === 0;
    return { element, timeAt, ticks: this.cluster + viewOf(element).getInt16(timeAt), isKey };
  }

  private add(block: Block): Fragment | undefined {
    const first = this.blocks[0];
    const last = this.blocks.at(-1);
    if (this.isAfterEnd(block, last)) return undefined;
    if (last) this.stepTicks = Math.max(0, block.ticks - last.ticks);
    const isLong = first !== undefined && (block.ticks - first.ticks) * this.msPerTick >= LONGEST_MS;
    const cut = first && (isLong || (this.isVideo && block.isKey)) ? this.cut(block.ticks) : undefined;
    this.blocks.push(block);
    return cut;
  }

  /** Pictures count from when they were taken, sound to its end. */
  private isAfterEnd({ ticks }: Block, last: Block | undefined): boolean {
    const lasts = this.isVideo || !last ? 0 : ticks - last.ticks;
    const endTicks = this.untilMs / this.msPerTick;
    return lasts > 0 ? ticks + lasts > endTicks : ticks >= endTicks;
  }

  private cut(endTicks: number): Fragment {
    const blocks = this.blocks;
    this.blocks = [];
    const start = blocks[0]?.ticks ?? 0;
    for (const { element, timeAt, ticks } of blocks) viewOf(element).setInt16(timeAt, ticks - start);
    const content = [makeElement(EBML.timestamp, uint8Bytes(start)), ...blocks.map(({ element }) => element)];
    return {
      bytes: concat([makeElement(EBML.cluster, concat(content))]),
      startMs: start * this.msPerTick,
      endMs: endTicks * this.msPerTick,
      startsClean: !this.isVideo || blocks[0]?.isKey === true,
    };
  }
}

/** Returns the segment's head with an unknown size. */
function makeOpen(element: Uint8Array): Uint8Array {
  const open = new Uint8Array(12);
  open.set(element.subarray(0, 4));
  open.set([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], 4);
  return open;
}
