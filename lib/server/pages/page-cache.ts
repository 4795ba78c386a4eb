import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { newNonce } from "./nonce";

/** A document as it was rendered once. */
export interface RenderedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  html: string;
}

interface CachedPage {
  /** Everything that the document was rendered from. */
  content: string;
  rendered: Promise<(RenderedPage & { nonce: string }) | undefined>;
}

interface ContentRead {
  content: Promise<string | null>;
  next?: Promise<string | null>;
}

interface PageSource {
  /** What the document shows, as text; null when there is no such page. */
  contentOf(slug: string, address: string): Promise<string | null>;
  render(path: string, address: string): Promise<RenderedPage>;
}

const SIGNUP_PAGE = /^\/e\/([a-z0-9-]+)$/;
const MAX_PAGES = 100;
const pack = promisify(gzip);

/**
 * The sign-up page of a show is the same for everybody who comes for the first time, and they come all at once. It is
 * made when what it shows has changed; until then each visitor gets a copy with a nonce of its own. What it shows is
 * looked up after each visitor came, so a copy is never older than the show.
 */
export class PageCache {
  readonly #source: PageSource;
  readonly #entries = new Map<string, CachedPage>();
  readonly #reads = new Map<string, ContentRead>();

  constructor(source: PageSource) {
    this.#source = source;
  }

  /** False when this visitor needs a page of their own; nothing is sent then. */
  async answer(request: IncomingMessage, response: ServerResponse, address: string): Promise<boolean> {
    const slug = slugOfAnonymousVisit(request);
    if (slug === undefined) return false;
    const content = await this.#readContent(slug, address);
    if (content === null) return false;
    const cached = await this.#entry(slug, content, address).rendered;
    if (!cached) return false;
    await send(cached, request, response);
    return true;
  }

  /** One read at a time: all who come meanwhile share the next one, so a crowd costs no more than a few. */
  #readContent(slug: string, address: string): Promise<string | null> {
    const running = this.#reads.get(slug);
    if (running) {
      running.next ??= running.content.then(
        () => this.#readContent(slug, address),
        () => this.#readContent(slug, address),
      );
      return running.next;
    }
    const content = this.#source.contentOf(slug, address).finally(() => this.#reads.delete(slug));
    this.#reads.set(slug, { content });
    return content;
  }

  #entry(slug: string, content: string, address: string): CachedPage {
    const known = this.#entries.get(slug);
    if (known?.content === content) return known;
    const rendered = this.#source.render(`/e/${slug}`, address).then(cacheable, () => undefined);
    const page: CachedPage = { content, rendered };
    if (this.#entries.size >= MAX_PAGES) this.#entries.clear();
    this.#entries.set(slug, page);
    // A failed rendering is tried again for the next visitor.
    void rendered.then((result) => {
      if (!result && this.#entries.get(slug) === page) this.#entries.delete(slug);
    });
    return page;
  }
}

/** The show whose sign-up page an anonymous visitor asks for: no cookie, no query, no client-side navigation. */
function slugOfAnonymousVisit({ method, url = "", headers }: IncomingMessage): string | undefined {
  if (method !== "GET" || headers.cookie !== undefined || headers.rsc !== undefined) return undefined;
  return SIGNUP_PAGE.exec(url)?.[1];
}

function cacheable(made: RenderedPage): (RenderedPage & { nonce: string }) | undefined {
  const nonce = /'nonce-([^']+)'/.exec(String(made.headers["content-security-policy"]))?.[1];
  const shared = made.status === 200 && made.headers["set-cookie"] === undefined;
  return nonce && shared && made.html.includes(nonce) ? { ...made, nonce } : undefined;
}

/** Headers of the connection that the document was rendered for, not of the document. */
const CONNECTION_HEADERS = [
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "date",
  "vary",
];

async function send(
  page: RenderedPage & { nonce: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const nonce = newNonce();
  const fresh = (text: string) => text.replaceAll(page.nonce, () => nonce);
  const packed = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
  const body = packed ? await pack(fresh(page.html)) : Buffer.from(fresh(page.html));
  if (response.destroyed) return;
  const own = Object.entries(page.headers).filter(
    ([name]) => !CONNECTION_HEADERS.includes(name.toLowerCase()),
  );
  response.writeHead(page.status, {
    ...Object.fromEntries(own.map(([name, value]) => [name, renewed(value, fresh)])),
    Vary: [page.headers.vary ?? [], "Accept-Encoding"].flat().join(", "),
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
