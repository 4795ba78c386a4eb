import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { Terminal } from "@/test/support/terminal";

/** A block of code as a page shows it. */
export interface ShownBlock {
  /** The language, as in Markdown. */
  language: string;
  /** The file that it belongs to, if the page names one. */
  file?: string;
  code: string;
}

/** Runs in a terminal. */
const SHELL = new Set(["bash", "sh"]);
/** Belongs in a file. */
const PROGRAM = new Set(["ts", "python"]);
/** Responses, settings and fragments of requests: nothing to run. */
const SHOWN = new Set(["html", "json", "http", "text"]);

/** The command that `docs/run-the-examples` gives for files whose own page doesn't name one. */
const usualCommand = (file: string): string => (file.endsWith(".py") ? `python3 ${file}` : `node ${file}`);

/** A reader who works through the blocks of a page in order, going only by what the page shows. */
export class Reader {
  private readonly saved = new Map<string, string>();
  private readonly changed = new Map<string, string>();
  private readonly commands = new Map<string, string>();
  /** The values that a reader fills in, by placeholder. */
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

  /** Runs the files that haven't been run in their final form. */
  async finish(): Promise<void> {
    for (const file of [...this.changed.keys()])
      await this.paste(this.commands.get(file) ?? usualCommand(file));
  }

  /** Whether a block runs a file that this reader hasn't saved: one in a language they didn't choose. */
  isForOthers({ language, code }: ShownBlock): boolean {
    const [file] = /[\w-]+\.(?:mts|py)\b/.exec(code) ?? [];
    return SHELL.has(language) && file !== undefined && !this.saved.has(file);
  }

  /** Runs the files extended since their last run before doing something else. */
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

  /** Blocks with the same name are joined into one file. */
  private save(name: string, code: string): void {
    expect(name, "the page has not said into which file this goes").toMatch(/\.(mts|py)$/);
    const program = `${this.saved.get(name) ?? ""}${code}\n`;
    writeFileSync(join(this.terminal.folder, name), program);
    this.saved.set(name, program);
    this.changed.set(name, program);
  }
}

/** A comment after a line that prints says what it prints. */
function expectSaid(program: string, printed: string, file: string): void {
  for (const [, said = ""] of program.matchAll(
    /console\.log\([^\n]*\); \/\/ ((?:true|false|\d+)(?: \w+)*)$/gm,
  ))
    expect(printed.split("\n"), file).toContain(said);
}
