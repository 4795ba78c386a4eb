import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** A socket that accepts traffic from other machines. */
export interface OpenSocket {
  service: string;
  protocol: "tcp" | "udp";
  address: string;
  port: number;
}

/**
 * Returns the sockets of these processes (by name; each may lead a group) that other machines can reach, or
 * null if the system doesn't say. Only Linux does.
 */
export function openSockets(pids: Record<string, number>): OpenSocket[] | null {
  if (process.platform !== "linux") return null;
  const groups = processGroups();
  const open: OpenSocket[] = [];
  for (const [service, leader] of Object.entries(pids)) {
    const inodes = new Set([leader, ...(groups.get(leader) ?? [])].flatMap(socketsOf));
    for (const protocol of ["tcp", "udp"] as const) {
      const sockets = [protocol, `${protocol}6`].flatMap((table) => listening(leader, table));
      for (const { inode, address, port } of sockets)
        if (inodes.has(inode) && !isLoopback(address)) open.push({ service, protocol, address, port });
    }
  }
  return open;
}

/** The processes of each group, by the group leader's id. */
function processGroups(): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    // The name in parentheses may contain spaces, so fields are counted from after it.
    const fields = read(`/proc/${name}/stat`).split(") ").at(-1)?.split(" ") ?? [];
    const leader = Number(fields[2]);
    groups.set(leader, [...(groups.get(leader) ?? []), Number(name)]);
  }
  return groups;
}

function socketsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => socketOf(`/proc/${pid}/fd/${fd}`));
  } catch {
    return [];
  }
}

function socketOf(link: string): string[] {
  try {
    return /^socket:\[(\d+)\]$/.exec(readlinkSync(link))?.slice(1) ?? [];
  } catch {
    // Closed since the folder was read.
    return [];
  }
}

/** Listening TCP sockets, and UDP sockets that accept any sender. */
function listening(pid: number, table: string): { inode: string; address: string; port: number }[] {
  const state = table.startsWith("tcp") ? "0A" : "07";
  const lines = read(`/proc/${pid}/net/${table}`).split("\n").slice(1);
  return lines.flatMap((line) => {
    const [, local, , found, , , , , , inode] = line.trim().split(/\s+/);
    if (local === undefined || inode === undefined || found !== state) return [];
    const [address = "", port = ""] = local.split(":");
    return [{ inode, address: readable(address), port: Number.parseInt(port, 16) }];
  });
}

/** The kernel prints addresses as 32-bit words in the machine's byte order. */
function readable(hex: string): string {
  const words = (hex.match(/.{8}/g) ?? []).map((word) => word.match(/../g)?.reverse() ?? []);
  const bytes = words.flat().map((byte) => Number.parseInt(byte, 16));
  if (bytes.length === 4) return bytes.join(".");
  const mapped = bytes.slice(0, 10).every((byte) => byte === 0) && bytes[10] === 255 && bytes[11] === 255;
  if (mapped) return bytes.slice(12).join(".");
  const groups = Array.from({ length: 8 }, (_, at) => (bytes[2 * at] ?? 0) * 256 + (bytes[2 * at + 1] ?? 0));
  return new URL(`http://[${groups.map((group) => group.toString(16)).join(":")}]`).hostname;
}

const isLoopback = (address: string): boolean => address.startsWith("127.") || address === "[::1]";

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
