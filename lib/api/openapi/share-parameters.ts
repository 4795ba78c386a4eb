import type { Json } from "@/lib/operation/json-schema";
import { titled } from "./titled";

type Paths = Record<string, Record<string, Json & { parameters: Json[] }>>;

/** Moves each parameter that several operations take to the components, once. */
export function shareParameters(described: Json): Json {
  const document: Json = {
    ...described,
    paths: mapParameters(described.paths as Paths, inWords),
    webhooks: mapParameters(described.webhooks as Paths, inWords),
  };
  const counts = new Map<string, number>();
  for (const parameter of parametersOf(document)) {
    const text = JSON.stringify(parameter);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const names = new Names();
  const share = (parameter: Json): Json => {
    const text = JSON.stringify(parameter);
    if ((counts.get(text) ?? 0) < 2) return parameter;
    return { $ref: `#/components/parameters/${names.nameOf(parameter, text)}` };
  };
  const paths = mapParameters(document.paths as Paths, share);
  const webhooks = mapParameters(document.webhooks as Paths, share);
  return {
    ...document,
    paths,
    webhooks,
    components: { ...(document.components as Json), parameters: names.parameters },
  };
}

/** Moves the description from the schema to the parameter, where readers look for it. */
function inWords(parameter: Json): Json {
  const { description, ...schema } = parameter.schema as Json;
  return description === undefined || parameter.description !== undefined
    ? parameter
    : { ...parameter, description, schema };
}

const parametersOf = ({ paths, webhooks }: Json): Json[] =>
  [paths, webhooks].flatMap((some) =>
    Object.values(some as Paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ parameters }) => parameters),
    ),
  );

const mapParameters = (paths: Paths, change: (parameter: Json) => Json): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [
          method,
          { ...operation, parameters: operation.parameters.map(change) },
        ]),
      ),
    ]),
  );

class Names {
  readonly parameters: Record<string, Json> = {};
  readonly #names = new Map<string, string>();

  /** Named after the parameter. If several share a name, the later ones get a number. */
  nameOf(parameter: Json, text: string): string {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    const plain = plainNameOf(parameter);
    let name = plain;
    for (let count = 2; name in this.parameters; count += 1) name = `${plain}${count}`;
    this.parameters[name] = parameter;
    this.#names.set(text, name);
    return name;
  }
}

function plainNameOf({ name, in: place, required }: Json): string {
  const plain = titled(String(name).replace(/^X-Service-/, "Delivery-"));
  if (place !== "header") return plain;
  return required ? plain.replace(/^Webhook/, "Standard") : `Optional${plain}`;
}
