import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Bytes that wait for the storage, in memory or in a file. */
export interface WaitingBytes {
  readonly length: number;
  read(): Promise<Uint8Array>;
  drop(): Promise<void>;
}

/** Neither memory nor disk takes more. */
export class NoRoomError extends Error {
  override name = "NoRoomError";
}

interface Limits {
  folder: string;
  memoryBytes: number;
  diskBytes: number;
}

/** Holds what can't be stored yet: up to a limit in memory, then up to another in files. */
export class WaitingRoom {
  private inMemory = 0;
  private onDisk = 0;
  private files = 0;

  constructor(private readonly limits: Limits) {}

  /** Whether it has room for more again, after it had none. */
  get hasRoom(): boolean {
    return this.inMemory <= this.limits.memoryBytes / 2;
  }

  /** @throws NoRoomError if both are full, or the disk is */
  async hold(bytes: Uint8Array): Promise<WaitingBytes> {
    const { length } = bytes;
    if (this.inMemory + length <= this.limits.memoryBytes) return this.remember(bytes);
    if (this.onDisk + length > this.limits.diskBytes)
      throw new NoRoomError("Too much waits for the storage.");
    return this.write(bytes);
  }

  async close(): Promise<void> {
    await rm(this.limits.folder, { recursive: true, force: true });
  }

  private remember(bytes: Uint8Array): WaitingBytes {
    const { length } = bytes;
    this.inMemory += length;
    return {
      length,
      read: async () => bytes,
      drop: async () => {
        this.inMemory -= length;
      },
    };
  }

  private async write(bytes: Uint8Array): Promise<WaitingBytes> {
    const { length } = bytes;
    this.onDisk += length;
    this.files += 1;
    const path = join(this.limits.folder, `${this.files}`);
    const drop = async (): Promise<void> => {
      this.onDisk -= length;
      await rm(path, { force: true });
    };
    try {
      await mkdir(this.limits.folder, { recursive: true, mode: 0o700 });
      await writeFile(path, bytes, { mode: 0o600 });
    } catch (error) {
      await drop().catch(() => undefined);
      throw new NoRoomError("The disk takes nothing more.", { cause: error });
    }
    return { length, read: () => readFile(path), drop };
  }
}
