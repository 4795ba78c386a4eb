interface Level {
  /** For an object, the current member. For a list, the number of items already read. */
  name: string | number;
  /** Whether the next string is the name of a member. */
  isName: boolean;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]/gs;

/** Returns the dotted path to a position in a JSON text, or an empty string at the top level. */
export function pathAt(source: string, place: number): string {
  const levels: Level[] = [];
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(source); found && found.index < place; found = TOKEN.exec(source))
    read(found[0], levels);
  const names = levels.map(({ name }) => name);
  return names.filter((name) => name !== "").join(".");
}

function read(token: string, levels: Level[]): void {
  const level = levels.at(-1);
  if (token === "{") levels.push({ name: "", isName: true });
  else if (token === "[") levels.push({ name: 0, isName: false });
  else if (token === "}" || token === "]") levels.pop();
  else if (token === ",") {
    if (typeof level?.name === "number") level.name += 1;
    else if (level) level.isName = true;
  } else if (level?.isName) {
    level.name = nameOf(token);
    level.isName = false;
  }
}

function nameOf(token: string): string {
  try {
    return JSON.parse(token) as string;
  } catch {
    return token.slice(1, -1);
  }
}
