import ipaddr from "ipaddr.js";

type Address = ReturnType<typeof ipaddr.process>;
type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** True for addresses that may be called. Takes the text of an IPv4 or IPv6 address. */
export type AddressRule = (address: string) => boolean;

const GLOBAL_V6 = ipaddr.parseCIDR("2000::/3");

/**
 * Public addresses, and those inside the operator's allowed ranges. Everything special is refused: loopback, private,
 * link-local, shared, multicast, documentation, and the wrappings of IPv4 in IPv6 that lead to such places.
 */
export function addressRule(allowCidrs: readonly string[]): AddressRule {
  const allowed: Range[] = allowCidrs.map((text) => ipaddr.parseCIDR(text));
  return (text) => {
    // Scope ids name an interface of this machine; nothing public has one.
    if (!ipaddr.isValid(text) || text.includes("%")) return false;
    const address = ipaddr.process(text);
    return allowed.some((range) => inside(address, range)) || isPublic(address);
  };
}

const inside = (address: Address, range: Range): boolean =>
  address.kind() === range[0].kind() && address.match(range);

const isPublic = (address: Address): boolean =>
  address.range() === "unicast" && (address.kind() === "ipv4" || inside(address, GLOBAL_V6));
