import { env } from "@/lib/platform/runtime/env";
import { oneLine } from "@/lib/platform/text/one-line";

export interface Sender {
  name: string;
  address: string;
}

/** Returns the installation's own sender, from the setting `MAIL_FROM`: `Name <address>` or an address. */
export function ownSender(): Sender {
  const setting = env().MAIL_FROM.trim();
  const match = /^(.*?)\s*<([^<>\s]+)>$/.exec(setting);
  if (!match) return { name: "", address: setting };
  const name = (match[1] ?? "").replace(/^"(.*)"$/, "$1").replaceAll("\\", "");
  return { name: oneLine(name, 100), address: match[2] ?? "" };
}

/** Returns the installation's address under the name of the inviter. */
export const senderCalled = (name: string): Sender => {
  const own = ownSender();
  return { name: oneLine(name, 100) || own.name, address: own.address };
};
