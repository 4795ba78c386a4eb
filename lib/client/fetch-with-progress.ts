/** Called with the number of bytes sent, and the total. */
export type OnProgress = (sent: number, of: number) => void;

/** `fetch` for one large upload. Uses XMLHttpRequest, because only it reports upload progress. */
export const fetchWithProgress =
  (onProgress: OnProgress) =>
  (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      if (init.signal?.aborted) return reject(init.signal.reason);
      const request = new XMLHttpRequest();
      request.open(init.method ?? "POST", url);
      for (const [name, value] of Object.entries(init.headers as Record<string, string>))
        request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
      request.onload = () => {
        const headers = new Headers();
        for (const line of request.getAllResponseHeaders().trim().split("\r\n")) {
          const colon = line.indexOf(": ");
          if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 2));
        }
        resolve(new Response(request.responseText, { status: request.status, headers }));
      };
      request.onerror = () => reject(new TypeError("No answer came."));
      request.onabort = () => reject(new DOMException("Stopped.", "AbortError"));
      init.signal?.addEventListener("abort", () => request.abort(), { once: true });
      request.send(init.body as XMLHttpRequestBodyInit);
    });
