/** The part of the home a feature belongs to. */
export type FeatureArea = 'inside' | 'kitchen' | 'outside' | 'systems';

/** Things a home has, in one or two words, singular or plural. */
const things: Record<FeatureArea, string> = {
  kitchen:
    'counter|countertop|island|range|cooktop|stove|oven|double oven|pantry|backsplash|breakfast nook|breakfast bar|farmhouse sink|refrigerator|appliance|cabinet|cabinetry|wine fridge|induction cooking',
  inside:
    'floor|flooring|ceiling|fireplace|hearth|wood stove|wood-burning stove|skylight|closet|suite|walk-in shower|shower|tub|vanity|basement|attic|office|study|mudroom|bonus room|family room|great room|dining room|living room|sunroom|laundry room|laundry|loft|bookcase|built-in|shelving|window|pocket door|french door|staircase|stair hall|wet bar|sauna|theater|crown molding|wainscoting|bay window|floor plan|beam',
  outside:
    'porch|patio|deck|balcony|terrace|pool|hot tub|spa|yard|backyard|garden|fire pit|dock|boathouse|greenhouse|gazebo|pergola|fence|garage|carport|barn|workshop|shed|driveway|outdoor kitchen|lanai|courtyard|orchard|raised bed|rv parking|guest house|casita',
  systems:
    'solar panel|central air|heat pump|furnace|boiler|water heater|roof|generator|geothermal heating|radiant heat|sprinkler system|drip system|security system|ev charger|charging station|200-amp service|siding|insulation|storage locker|well|septic system',
};

const areas = Object.entries(things).flatMap(([area, list]) =>
  list.split('|').map((thing) => [thing, area as FeatureArea] as const),
);
const areaOf = new Map(areas);
const thingPattern = new RegExp(
  String.raw`(?<![\w-])(${[...areaOf.keys()].sort((a, b) => b.length - a.length).join('|')})(e?s)?\b(?![-’'])`,
  'gi',
);

/** The part of the home that a listed feature belongs to. */
export function areaOfFeature(feature: string): FeatureArea | undefined {
  const things = [...feature.slice(0, 120).matchAll(thingPattern)].map(([, thing = '']) =>
    thing.toLowerCase(),
  );
  return areaOf.get(things.at(-1) ?? '');
}
