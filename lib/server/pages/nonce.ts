/** Returns the value that lets only this document's own scripts run. */
export const newNonce = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString("base64");
