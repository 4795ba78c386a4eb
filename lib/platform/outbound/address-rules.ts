import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";

type Address = ReturnType<typeof ipaddr.process>;
type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** Whether an address may be called at this port. Takes an IPv4 or IPv6 address as text. */
export type AddressRule = (address: string, port: number) => boolean;

const GLOBAL_V6 = ipaddr.parseCIDR("2000::/3");

/**
 * Allows public addresses, and those inside the operator's allowed ranges. Refuses everything special:
 * loopback, private, link-local, shared, multicast, documentation, and IPv4-in-IPv6 forms that lead to such
 * addresses. The denied ports are those of the installation's own services, which stay out of reach in the
 * allowed ranges and at every address of this machine.
 */
export function addressRule(allowCidrs: readonly string[], denyPorts: readonly number[] = []): AddressRule {
  const allowed: Range[] = allowCidrs.map((text) => ipaddr.parseCIDR(text));
  const denied = new Set(denyPorts);
  return (text, port) => {
    // Scope ids name an interface of this machine. No public address has one.
    if (!ipaddr.isValid(text) || text.includes("%")) return false;
    const address = ipaddr.process(text);
    if (allowed.some((range) => inside(address, range))) return !denied.has(port);
    return isPublic(address) && !(denied.has(port) && isOfThisMachine(address));
  };
}

/** Looked up every time, because addresses change and this is only called for denied ports. */
const isOfThisMachine = (address: Address): boolean =>
  Object.values(networkInterfaces()).some((entries) =>
    entries?.some((entry) => ipaddr.process(entry.address).toString() === address.toString()),
  );

const inside = (address: Address, range: Range): boolean =>
  address.kind() === range[0].kind() && address.match(range);

const isPublic = (address: Address): boolean =>
  address.range() === "unicast" && (address.kind() === "ipv4" || inside(address, GLOBAL_V6));
