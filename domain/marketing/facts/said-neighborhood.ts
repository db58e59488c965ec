/** How a plat names land: "Hollis Park Sub Blk 4", "Larkmere Amd Plat", "Quarry Hill Ph II". */
const legal =
  /\d|[#/&:;()]|\b(?:sub|subd|subdiv|subdivision|blk|block|amd|amended|plat|replat|resub|rev|revised|ph|phase|sec|sect|section|inst|installment|unit|lot|lots|tr|tract|add|addn|addition|add'n|est|ests|vlg|twp|cond|condo|condos|condominiums?|apts?|corr|correction|survey|abst|abstract|pud|parcel|rgn|none|other|n\/a|[IVX]{2,})\b\.?/i;

/** A building isn't a neighborhood. */
const building =
  /^the (?!.*\b(?:Side|Village|Loop|Coast|Heights|Hills|Park|Hill)$)|\b(?:Towers?|Lofts?|Residences|Apartments|House|Plaza|Building|Terrace Homes|Townhomes|Co-?op)$/i;

/** The name people use for the area; null if it's a plat's or a building's name. */
export function saidNeighborhood(name: string | null | undefined): string | null {
  if (!name || legal.test(name) || building.test(name)) return null;
  const isShouted = name === name.toUpperCase() && name.length > 3;
  return isShouted ? null : name;
}
