import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { newNonce } from "./nonce";

export interface RenderedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  html: string;
}

interface CachedPage {
  /** Everything that the document depends on. */
  content: string;
  rendered: Promise<(RenderedPage & { nonce: string }) | undefined>;
}

interface ContentRead {
  content: Promise<string | null>;
  next?: Promise<string | null>;
}

interface PageSource {
  /** Returns what the document shows, as text; null if the page doesn't exist. */
  contentOf(slug: string, address: string): Promise<string | null>;
  render(path: string, address: string): Promise<RenderedPage>;
}

const SIGNUP_PAGE = /^\/e\/([a-z0-9-]+)$/;
const MAX_PAGES = 100;
const pack = promisify(gzip);

/**
 * Caches signup pages, which are the same for all first-time visitors, who arrive all at once. A page is
 * rendered when its content has changed; until then each visitor gets a copy with its own nonce. The content
 * is read after the visitor's request, so a copy is never older than the show.
 */
export class PageCache {
  readonly #source: PageSource;
  readonly #entries = new Map<string, CachedPage>();
  readonly #reads = new Map<string, ContentRead>();

  constructor(source: PageSource) {
    this.#source = source;
  }

  /** Responds from the cache. False, with nothing sent, if this visitor needs an individual page. */
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

  /**
   * One read at a time: visitors who arrive during it share the next one, so a crowd costs no more than a few
   * people.
   */
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
    // A failed rendering is retried for the next visitor.
    void rendered.then((result) => {
      if (!result && this.#entries.get(slug) === page) this.#entries.delete(slug);
    });
    return page;
  }
}

/** Returns the show of an anonymous visitor's signup page: no cookie, no query, no client-side navigation. */
function slugOfAnonymousVisit({ method, url = "", headers }: IncomingMessage): string | undefined {
  if (method !== "GET" || headers.cookie !== undefined || headers.rsc !== undefined) return undefined;
  return SIGNUP_PAGE.exec(url)?.[1];
}

function cacheable(made: RenderedPage): (RenderedPage & { nonce: string }) | undefined {
  const nonce = /'nonce-([^']+)'/.exec(String(made.headers["content-security-policy"]))?.[1];
  const shared = made.status === 200 && made.headers["set-cookie"] === undefined;
  return nonce && shared && made.html.includes(nonce) ? { ...made, nonce } : undefined;
}

/** Headers about the connection that the document was rendered for, not about the document. */
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
