import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";

type Address = ReturnType<typeof ipaddr.process>;
type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** True for addresses that may be called at this port. Takes the text of an IPv4 or IPv6 address. */
export type AddressRule = (address: string, port: number) => boolean;

const GLOBAL_V6 = ipaddr.parseCIDR("2000::/3");

/**
 * Public addresses, and those inside the operator's allowed ranges. Everything special is refused: loopback, private,
 * link-local, shared, multicast, documentation, and the wrappings of IPv4 in IPv6 that lead to such places. The denied
 * ports are those of the installation's own services: they stay out of reach in the allowed ranges, and at every
 * address of this machine.
 */
export function addressRule(allowCidrs: readonly string[], denyPorts: readonly number[] = []): AddressRule {
  const allowed: Range[] = allowCidrs.map((text) => ipaddr.parseCIDR(text));
  const denied = new Set(denyPorts);
  return (text, port) => {
    // Scope ids name an interface of this machine; nothing public has one.
    if (!ipaddr.isValid(text) || text.includes("%")) return false;
    const address = ipaddr.process(text);
    if (allowed.some((range) => inside(address, range))) return !denied.has(port);
    return isPublic(address) && !(denied.has(port) && isOfThisMachine(address));
  };
}

/** Looked up each time: addresses come and go, and this is asked for denied ports alone. */
const isOfThisMachine = (address: Address): boolean =>
  Object.values(networkInterfaces()).some((entries) =>
    entries?.some((entry) => ipaddr.process(entry.address).toString() === address.toString()),
  );

const inside = (address: Address, range: Range): boolean =>
  address.kind() === range[0].kind() && address.match(range);

const isPublic = (address: Address): boolean =>
  address.range() === "unicast" && (address.kind() === "ipv4" || inside(address, GLOBAL_V6));
