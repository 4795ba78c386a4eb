import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { Terminal } from "@/test/support/terminal";

/** A block of code as a page shows it. */
export interface ShownBlock {
  /** As Markdown names it. */
  language: string;
  /** The file that it belongs into, where the page names one. */
  file?: string;
  code: string;
}

/** Runs in a terminal. */
const SHELL = new Set(["bash", "sh"]);
/** Belongs into a file. */
const PROGRAM = new Set(["ts", "python"]);
/** Answers, settings and pieces of requests: nothing to run. */
const SHOWN = new Set(["json", "http", "text"]);

/** How `docs/run-the-examples` says that a file is run of which its own page says nothing. */
const usualCommand = (file: string): string => (file.endsWith(".py") ? `python3 ${file}` : `node ${file}`);

/** Somebody who takes the blocks of a page from the first to the last, by what the page shows alone. */
export class Reader {
  private readonly saved = new Map<string, string>();
  private readonly changed = new Map<string, string>();
  private readonly commands = new Map<string, string>();
  /** What a reader fills in, by what stands for it. */
  private readonly filled: Record<string, string>;

  constructor(
    readonly terminal: Terminal,
    key: string,
  ) {
    this.filled = { "sr_test_…": key, YOUR_API_KEY: key };
  }

  static in(folder: string, key: string): Reader {
    return new Reader(Terminal.open(folder), key);
  }

  async take({ language, file, code }: ShownBlock): Promise<void> {
    if (SHELL.has(language)) {
      await this.runGrown(code);
      await this.paste(code);
    } else if (PROGRAM.has(language)) this.save(file ?? "", code);
    else expect(SHOWN, `nobody knows how to run ${language}`).toContain(language);
  }

  /** Runs what no block has run yet in its last form. */
  async finish(): Promise<void> {
    for (const file of [...this.changed.keys()])
      await this.paste(this.commands.get(file) ?? usualCommand(file));
  }

  /** Whether a block runs a file that this reader has not saved: one of a language that they did not choose. */
  isForOthers({ language, code }: ShownBlock): boolean {
    const [file] = /[\w-]+\.(?:mts|py)\b/.exec(code) ?? [];
    return SHELL.has(language) && file !== undefined && !this.saved.has(file);
  }

  /** What has grown since it ran, before something else is done. */
  private async runGrown(next: string): Promise<void> {
    for (const file of [...this.changed.keys()]) {
      const command = this.commands.get(file);
      if (command && !next.includes(file)) await this.paste(command);
    }
  }

  private async paste(code: string): Promise<void> {
    let text = code;
    for (const [sign, value] of Object.entries(this.filled)) text = text.replaceAll(sign, value);
    expect(text, "something to fill in that nobody knows").not.toContain("…");
    const ran = [...this.changed].filter(([file]) => text.includes(file));
    for (const [file] of ran) {
      const line = text.split("\n").find((one) => one.includes(file)) ?? "";
      this.commands.set(file, line);
      this.changed.delete(file);
    }
    const printed = await this.terminal.paste(text);
    expect(printed).not.toContain('"isError":true');
    for (const [file, program] of ran) {
      const starts = this.commands.get(file)?.endsWith("&");
      if (!starts) expectSaid(program, printed, file);
    }
  }

  /** Blocks with the same name make one file, one after the other. */
  private save(name: string, code: string): void {
    expect(name, "the page has not said into which file this goes").toMatch(/\.(mts|py)$/);
    const program = `${this.saved.get(name) ?? ""}${code}\n`;
    writeFileSync(join(this.terminal.folder, name), program);
    this.saved.set(name, program);
    this.changed.set(name, program);
  }
}

/** A comment behind a line that prints says what is printed. */
function expectSaid(program: string, printed: string, file: string): void {
  for (const [, said = ""] of program.matchAll(
    /console\.log\([^\n]*\); \/\/ ((?:true|false|\d+)(?: \w+)*)$/gm,
  ))
    expect(printed.split("\n"), file).toContain(said);
}
