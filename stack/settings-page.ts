import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EnvSchema } from "@/lib/platform/runtime/env";
import { projectRoot } from "./paths";

interface Setting {
  name: string;
  words: string;
}

/** The groups in `.env.example`, separated by blank lines; a group's first comment is its heading. */
function groups(): { heading: string; settings: Setting[] }[] {
  const text = readFileSync(join(projectRoot, ".env.example"), "utf8");
  return text
    .split(/\n\s*\n/)
    .map((block) => groupOf(block.split("\n")))
    .filter(({ settings }) => settings.length > 0);
}

function groupOf(lines: string[]): { heading: string; settings: Setting[] } {
  const settings: Setting[] = [];
  const comments: string[] = [];
  let heading = "";
  for (const line of lines) {
    const name = /^([A-Z][A-Z0-9_]*)=/.exec(line)?.[1];
    if (line.startsWith("#")) comments.push(line.replace(/^#\s?/, ""));
    else if (name !== undefined) {
      if (settings.length === 0 && heading === "") {
        const [first = "", ...rest] = (comments.shift() ?? "").split(/(?<=\w)\. /);
        heading = first;
        if (rest.length > 0) comments.unshift(rest.join(". "));
      }
      settings.push({ name, words: comments.splice(0).join(" ") });
    }
  }
  return { heading, settings };
}

/** A setting's default; "required" if the process doesn't start without it. */
function fallbackOf(name: string): string {
  const field = EnvSchema.shape[name as keyof typeof EnvSchema.shape];
  const given = field.safeParse(undefined);
  if (!given.success) return "**required**";
  const { data } = given;
  if (data === undefined || data === "" || (Array.isArray(data) && data.length === 0)) return "–";
  return `\`${typeof data === "boolean" ? Number(data) : data}\``;
}

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/([{}<])/g, "\\$1");

/** The page docs/operations/settings.md, generated from the schema and the comments in `.env.example`. */
export function settingsPage(): string {
  const parts = groups().map(({ heading, settings }) => {
    const rows = settings.map(({ name, words }) => `| \`${name}\` | ${fallbackOf(name)} | ${cell(words)} |`);
    return `## ${heading}\n\n| Setting | Default | |\n|---|---|---|\n${rows.join("\n")}\n`;
  });
  return `# Settings

Environment variables of the app process. The process validates them all when it starts, and exits with one message that lists
every missing or weak one. You can also read a value from a file: \`NAME_FILE=/run/secrets/name\` sets \`NAME\`.
\`bin/up\` sets all of them itself; values in the environment or \`.env\` take precedence.

${parts.join("\n")}`;
}
