import { beginningOf } from "@/lib/stage/plain-text";

/** What is under one heading of a document, in paragraphs, items and rows of tables. */
export interface Section {
  /** With those above it: "Plans › Discounts". Null above the first one. */
  heading: string | null;
  /** The first heading of the document. */
  title: string | null;
  blocks: string[];
}

const MAX_HEADING = 200;

/** Collects sections while a document is read from top to bottom. */
export class Sections {
  readonly all: Section[] = [];
  #path: { level: number; text: string }[] = [];
  #title: string | null = null;
  #current: Section = { heading: null, title: null, blocks: [] };

  heading(level: number, text: string): void {
    const title = tidy(text);
    if (title === "") return;
    this.#close();
    this.#title ??= title;
    this.#path = [
      ...this.#path.filter((one) => one.level < level),
      { level, text: beginningOf(title, MAX_HEADING) },
    ];
    // The title of the whole document says nothing about a part of it.
    const shown = this.#path.filter((one, index) => index > 0 || one.level > 1 || this.#path.length === 1);
    this.#current = { heading: shown.map((one) => one.text).join(" › "), title: this.#title, blocks: [] };
  }

  block(text: string): void {
    const tidied = tidy(text);
    if (tidied !== "") this.#current.blocks.push(tidied);
  }

  end(): Section[] {
    this.#close();
    return this.all;
  }

  #close(): void {
    if (this.#current.blocks.length > 0) this.all.push(this.#current);
  }
}

const tidy = (text: string): string => text.replace(/\s+/gu, " ").trim();
