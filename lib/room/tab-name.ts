const STORED = "showrunner.tab";
/**
 * After a reload, the previous page has released the name within this time; a duplicated tab keeps holding
 * it. In milliseconds.
 */
const WAIT_MS = 400;

let mine: Promise<string> | undefined;

/**
 * Returns this tab's name in the room: the same after a reload, so that it replaces its previous connection,
 * and a different one in a duplicated tab, so that both can stay.
 */
export function tabName(): Promise<string> {
  mine ??= findName();
  return mine;
}

async function findName(): Promise<string> {
  const previous = read();
  if (previous !== null && (await hold(previous))) return previous;
  const made = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  try {
    sessionStorage.setItem(STORED, made);
  } catch {
    // Without storage, every load counts as a separate tab.
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

/** Holds the name for the lifetime of the page. Resolves to false if another page holds it. */
async function hold(name: string): Promise<boolean> {
  // Browsers don't offer locks without HTTPS; there, a duplicated tab replaces the first.
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
