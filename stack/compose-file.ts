import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { projectRoot } from "./paths";

export interface ComposeService {
  build?: { context: string; target: string };
  image: string;
  command?: string[];
  env_file?: { path: string; required: boolean }[];
  environment?: Record<string, string>;
  volumes?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  deploy?: { replicas: string };
}

interface ComposeFile {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
}

const read = (file: string): string => readFileSync(join(projectRoot, file), "utf8");

export const readCompose = (): ComposeFile => parse(read("compose.yaml"), { merge: true }) as ComposeFile;

/** The values of `deploy/settings.example`; those to fill in are empty. */
export const exampleSettings = (): Record<string, string> =>
  Object.fromEntries(
    [...read("deploy/settings.example").matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value.replaceAll('"', ""),
    ]),
  );

/** Substitutes `${NAME}`, `${NAME:-default}` and `${NAME:?why}` as Compose does. */
export function filledIn(text: string, values: Record<string, string>): string {
  return text.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_all, name: string, kind: string, rest: string) => {
      const value = values[name] || (kind === "-" ? rest : "");
      if (kind === "?" && value === "") throw new Error(`${name} is missing`);
      return value;
    },
  );
}

/**
 * A service's environment with the example settings, and `secret` for those that have to be filled in. As Compose
 * does, `environment` comes before the file.
 */
export function composeEnvironment(name: string, secret: string): Record<string, string> {
  const example = exampleSettings();
  const environment = Object.entries(readCompose().services[name]?.environment ?? {});
  const required = environment.flatMap(([, text]) =>
    [...text.matchAll(/\$\{(\w+):\?/g)].map((found) => found[1]),
  );
  const values = { ...example };
  for (const setting of required) if (setting) values[setting] ||= secret;
  return {
    ...values,
    ...Object.fromEntries(environment.map(([setting, text]) => [setting, filledIn(text, values)])),
  };
}
