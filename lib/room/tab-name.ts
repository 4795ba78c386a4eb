const STORED = "showrunner.tab";
/** A reload's former page has let go by then; a duplicate of a tab that is still open has not. */
const WAIT_MS = 400;

let mine: Promise<string> | undefined;

/**
 * What this tab calls itself to the room: the same after a reload, so that it takes the place of its former connection,
 * and another one in a duplicate of it, so that both can stay.
 */
export function tabName(): Promise<string> {
  mine ??= findName();
  return mine;
}

async function findName(): Promise<string> {
  const former = read();
  if (former !== null && (await hold(former))) return former;
  const made = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  try {
    sessionStorage.setItem(STORED, made);
  } catch {
    // Without storage every load is a tab of its own.
  }
  await hold(made);
  return made;
}

function read(): string | null {
  try {
    const held = sessionStorage.getItem(STORED);
    return held !== null && /^[0-9a-f]{32}$/.test(held) ? held : null;
  } catch {
    return null;
  }
}

/** Holds the name for as long as the page stands. False when another page holds it. */
async function hold(name: string): Promise<boolean> {
  // Browsers offer no locks to pages without https: there a duplicated tab replaces the first.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return true;
  return new Promise((resolve) => {
    const forGood = new Promise<never>(() => {});
    const held = () => {
      resolve(true);
      return forGood;
    };
    locks
      .request(`${STORED}.${name}`, { signal: AbortSignal.timeout(WAIT_MS) }, held)
      .catch(() => resolve(false));
  });
}
