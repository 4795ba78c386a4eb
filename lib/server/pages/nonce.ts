/** What makes this document's own scripts run, and nobody else's. */
export const newNonce = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString("base64");
