import type { Result } from "./answer";
import { ShowrunnerError } from "./error";

type Load<Item> = (cursor: string | undefined) => Promise<Result<Item[]>>;

/**
 * A list: await it for the first page, or iterate over it for all items of all pages. Nothing is requested
 * before that, and each page only when the loop reaches it.
 */
export class Listing<Item> implements PromiseLike<Result<Item[]>>, AsyncIterable<Item> {
  readonly #load: Load<Item>;
  #first: Promise<Result<Item[]>> | undefined;

  constructor(load: Load<Item>) {
    this.#load = load;
  }

  #firstPage(): Promise<Result<Item[]>> {
    this.#first ??= this.#load(undefined);
    return this.#first;
  }

  // biome-ignore lint/suspicious/noThenProperty: awaiting a list gives its first page
  then<Value = Result<Item[]>, Failure = never>(
    fulfilled?: ((page: Result<Item[]>) => Value | PromiseLike<Value>) | null,
    rejected?: ((error: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Value | Failure> {
    return this.#firstPage().then(fulfilled, rejected);
  }

  catch<Failure = never>(
    rejected?: ((error: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result<Item[]> | Failure> {
    return this.#firstPage().catch(rejected);
  }

  finally(settled?: (() => void) | null): Promise<Result<Item[]>> {
    return this.#firstPage().finally(settled);
  }

  /** Iterates over the pages. */
  async *pages(): AsyncGenerator<Result<Item[]>, void, undefined> {
    let page = await this.#firstPage();
    for (;;) {
      yield page;
      const cursor = page.meta.next_cursor;
      if (!cursor) return;
      const next = await this.#load(cursor);
      if (next.meta.next_cursor === cursor)
        throw new ShowrunnerError({
          code: "invalid_response",
          message: "The API returned the same cursor twice, so the list can't be continued.",
        });
      page = next;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* page.data;
  }

  /** Returns all items, `limit` at most. */
  async toArray({ limit = Number.POSITIVE_INFINITY }: { limit?: number } = {}): Promise<Item[]> {
    const items: Item[] = [];
    if (limit <= 0) return items;
    for await (const item of this) {
      items.push(item);
      if (items.length >= limit) break;
    }
    return items;
  }
}
