import type { Json } from "@/lib/operation/json-schema";

interface Answer {
  content?: Record<string, { schema?: Json; example?: unknown }>;
}
type Paths = Record<string, Record<string, Json & { responses: Record<string, Answer> }>>;

/** Moves each response that is an example of several operations to the components, once. */
export function shareExamples(document: Json): Json {
  const counts = new Map<string, number>();
  const paths = document.paths as Paths;
  for (const { example } of contentsOf(paths)) {
    const text = JSON.stringify(example);
    if (example !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const names = new Map<string, string>();
  const examples: Record<string, Json> = {};
  for (const content of contentsOf(paths)) {
    const text = JSON.stringify(content.example);
    if ((counts.get(text) ?? 0) < 2) continue;
    const name = names.get(text) ?? freeName(nameOf(content.schema), examples);
    names.set(text, name);
    examples[name] = { value: content.example };
    delete content.example;
    Object.assign(content, { examples: { example: { $ref: `#/components/examples/${name}` } } });
  }
  return { ...document, components: { ...(document.components as Json), examples } };
}

const contentsOf = (paths: Paths) =>
  Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ content }) => Object.values(content ?? {})),
    ),
  );

const nameOf = (schema: Json | undefined): string => String(schema?.$ref).replace(/^.*\//, "");

function freeName(name: string, taken: Json): string {
  let free = name;
  for (let count = 2; free in taken; count += 1) free = `${name}${count}`;
  return free;
}
