import ipaddr from 'ipaddr.js';

const globalUnicast = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** Azure's host agent serves credentials on this otherwise public address. */
const azureHostAgent = '168.63.129.16';

/** True only for an address at which any machine on the internet would reach the same peer. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) {
    return ipaddr.IPv4.isValidFourPartDecimal(address) && parsed.toString() !== azureHostAgent;
  }
  return !parsed.zoneId && parsed.match(globalUnicast) && !isIsatap(parsed);
}

// ISATAP hides an IPv4 address of the local network in the last half of any IPv6 prefix.
function isIsatap(address: ipaddr.IPv6): boolean {
  const [high, low] = [address.parts[4] ?? 0, address.parts[5] ?? 0];
  return low === 0x5efe && (high & 0xfdff) === 0;
}
