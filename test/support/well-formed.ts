import { SaxesParser } from "saxes";

/** Throws if an XML document isn't well-formed, or uses a namespace that isn't declared. */
export function requireWellFormed(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
}
