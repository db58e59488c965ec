import type { FeatureTopic } from './feature.ts';

/** "A ceramic patio" in "ceramic patio tiles" isn't a patio: before these words, the name goes on. */
const goesOn =
  /^[\s-]+(?:building|buildings|living|charm|home|homes|condo|space|spaces|skyline|level|area|service|seating|access|character|cooperative|co-?op|penthouse|residences?|suite|condominium|condop|apartment|units?|townhouse|doors?|terrace|patio|floors?|flooring|studio|design|combo|accents?|bedrooms?|baths?|bathrooms?|closets?|ceilings?|duplex|tiles?|hook-?ups?|between|district|proportions|wing|scale|setbacks|brownstone|gardens?|courtyards?|cabinetry|cabinets?|entry|entrance|rooms?|furniture|gallery|gem|amenities|rooftop|style|elevator|windows?|aesthetic|wood|feel|vibes?|lighting|fixtures?|panels?|hardware|frames?|views?|walls?|plan|lot|lines?|storage|tower|complex|community|party|parties|furnishings|decor|planters?|umbrella|pavers?|perfection|elegance|glamour|details?|elements?|potential|opportunit\w+|possibilit\w+|ready|installation|purposes|use|days?|nights?|lovers?|enthusiasts?|sized?|lounge|beams?|rafters?|joists?|gutters?|flashings?|drains?|coating|setting|side|operated|(?:(?:gas|electric|dual[- ]fuel) )?range|ownership|orientation|insulation|theme|motif|vista)\b/i;
/** "Timber loft ceilings" and "a farmhouse-style kitchen" are about a ceiling and a kitchen, not about the home. */
const ofPart =
  /^[\s-]+(?:closets?|ceilings?|beams?|chandeliers?|sized?)\b|^[- ](?:style|inspired)(?: [\p{L}'’-]+){0,2} (?:kitchen|sink|bath(?:room)?|cabinet\w*|doors?|tub)\b/iu;
const kindsOfHome: ReadonlySet<FeatureTopic> = new Set(['arrival', 'shared', 'place', 'policies']);

/** Whether the words after a feature's name belong to it, so the name alone would mean something else. */
export function isCutOff(topic: FeatureTopic, after: string): boolean {
  return kindsOfHome.has(topic) ? topic === 'arrival' && ofPart.test(after) : goesOn.test(after);
}
