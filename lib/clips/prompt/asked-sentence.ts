/** Stands for something that was taken out: what is before it and after it aren't one phrase. */
const TAKEN = " | ";

/** A sentence out of which what is understood is taken. */
export class AskedSentence {
  text: string;

  constructor(text: string) {
    this.text = text.normalize("NFC").replaceAll("|", " ").replaceAll(/\s+/gu, " ").trim();
  }

  /** Takes the first match out, and returns its groups; null if there is none. */
  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.text);
    if (!found) return null;
    const end = found.index + found[0].length;
    this.text = `${this.text.slice(0, found.index)}${TAKEN}${this.text.slice(end)}`;
    return found;
  }

  has(pattern: RegExp): boolean {
    return this.take(pattern) !== null;
  }

  /** Returns the first name whose pattern is found, and takes it out. */
  which<Name extends string>(patterns: Readonly<Record<Name, readonly RegExp[]>>): Name | null {
    for (const [name, ways] of Object.entries(patterns) as [Name, readonly RegExp[]][])
      if (ways.some((way) => this.has(way))) return name;
    return null;
  }
}
