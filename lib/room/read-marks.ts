type Storage = Pick<globalThis.Storage, "getItem" | "setItem">;

/** Until when (ISO 8601) each conversation was read. Stored in this browser, if it allows that. */
export class ReadMarks {
  private readonly marks: Map<string, string>;

  constructor(
    private readonly storage: Storage | undefined,
    private readonly key: string,
  ) {
    this.marks = readMarks(storage, key);
  }

  isRead(conversation: string, sentAt: string): boolean {
    return sentAt <= (this.marks.get(conversation) ?? "");
  }

  read(conversation: string, until: string): void {
    if (this.isRead(conversation, until)) return;
    this.marks.set(conversation, until);
    try {
      this.storage?.setItem(this.key, JSON.stringify(Object.fromEntries(this.marks)));
    } catch {
      // Private windows may refuse to store it; then it only lasts for this visit.
    }
  }
}

function readMarks(storage: Storage | undefined, key: string): Map<string, string> {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? "null");
    if (typeof stored !== "object" || stored === null) return new Map();
    return new Map(
      Object.entries(stored).flatMap(([name, at]) => (typeof at === "string" ? [[name, at] as const] : [])),
    );
  } catch {
    return new Map();
  }
}
