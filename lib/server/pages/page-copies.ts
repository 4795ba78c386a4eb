import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { newNonce } from "./nonce";

/** A document as it was made once, and the nonce in it. */
export interface Made {
  status: number;
  headers: OutgoingHttpHeaders;
  html: string;
}

interface Copy {
  /** Everything that the document was made from. */
  from: string;
  made: Promise<(Made & { nonce: string }) | undefined>;
}

interface Look {
  content: Promise<string | null>;
  next?: Promise<string | null>;
}

interface Source {
  /** What the document shows, as text; null when there is no such page. */
  contentOf(slug: string, address: string): Promise<string | null>;
  make(path: string, address: string): Promise<Made>;
}

const SIGNUP_PAGE = /^\/e\/([a-z0-9-]+)$/;
const MOST = 100;
const pack = promisify(gzip);

/**
 * The sign-up page of a show is the same for everybody who comes for the first time, and they come all at once. It is
 * made when what it shows has changed; until then each visitor gets a copy with a nonce of its own. What it shows is
 * looked up after each visitor came, so a copy is never older than the show.
 */
export class PageCopies {
  readonly #source: Source;
  readonly #copies = new Map<string, Copy>();
  readonly #looks = new Map<string, Look>();

  constructor(source: Source) {
    this.#source = source;
  }

  /** False when this visitor needs a page made for him alone; nothing is sent then. */
  async answer(request: IncomingMessage, response: ServerResponse, address: string): Promise<boolean> {
    const slug = sharedPageOf(request);
    if (slug === undefined) return false;
    const content = await this.#look(slug, address);
    if (content === null) return false;
    const copy = await this.#copy(slug, content, address).made;
    if (!copy) return false;
    await send(copy, request, response);
    return true;
  }

  /** One look at a time: all who come meanwhile share the next one, so a crowd costs no more than a few. */
  #look(slug: string, address: string): Promise<string | null> {
    const under = this.#looks.get(slug);
    if (under) {
      under.next ??= under.content.then(
        () => this.#look(slug, address),
        () => this.#look(slug, address),
      );
      return under.next;
    }
    const content = this.#source.contentOf(slug, address).finally(() => this.#looks.delete(slug));
    this.#looks.set(slug, { content });
    return content;
  }

  #copy(slug: string, from: string, address: string): Copy {
    const known = this.#copies.get(slug);
    if (known?.from === from) return known;
    const made = this.#source.make(`/e/${slug}`, address).then(usable, () => undefined);
    const copy: Copy = { from, made };
    if (this.#copies.size >= MOST) this.#copies.clear();
    this.#copies.set(slug, copy);
    // One that failed is made anew for the next visitor.
    void made.then((page) => {
      if (!page && this.#copies.get(slug) === copy) this.#copies.delete(slug);
    });
    return copy;
  }
}

/** The show whose sign-up page is asked for by somebody of whom nothing is known: no cookie, no query, no router. */
function sharedPageOf({ method, url = "", headers }: IncomingMessage): string | undefined {
  if (method !== "GET" || headers.cookie !== undefined || headers.rsc !== undefined) return undefined;
  return SIGNUP_PAGE.exec(url)?.[1];
}

function usable(made: Made): (Made & { nonce: string }) | undefined {
  const nonce = /'nonce-([^']+)'/.exec(String(made.headers["content-security-policy"]))?.[1];
  const shared = made.status === 200 && made.headers["set-cookie"] === undefined;
  return nonce && shared && made.html.includes(nonce) ? { ...made, nonce } : undefined;
}

/** Of the connection that the document was made for, not of the document. */
const OF_THE_CONNECTION = ["connection", "keep-alive", "transfer-encoding", "content-length", "date", "vary"];

async function send(
  copy: Made & { nonce: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const nonce = newNonce();
  const fresh = (text: string) => text.replaceAll(copy.nonce, () => nonce);
  const packed = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
  const body = packed ? await pack(fresh(copy.html)) : Buffer.from(fresh(copy.html));
  if (response.destroyed) return;
  const own = Object.entries(copy.headers).filter(
    ([name]) => !OF_THE_CONNECTION.includes(name.toLowerCase()),
  );
  response.writeHead(copy.status, {
    ...Object.fromEntries(own.map(([name, value]) => [name, renewed(value, fresh)])),
    Vary: [copy.headers.vary ?? [], "Accept-Encoding"].flat().join(", "),
    ...(packed ? { "Content-Encoding": "gzip" } : {}),
    "Content-Length": body.length,
  });
  response.end(body);
}

function renewed(
  value: OutgoingHttpHeaders[string],
  fresh: (text: string) => string,
): OutgoingHttpHeaders[string] {
  if (Array.isArray(value)) return value.map(fresh);
  return typeof value === "string" ? fresh(value) : value;
}
