/** Values of which a thing mostly has one: asked for granite, "quartz counters" is the answer. By the thing. */
export const alternatives: [things: RegExp, values: string][] = [
  [
    /^(?:counters|island|kitchen|backsplash|double-vanity|primary-bath|baths)$/,
    'granite quartz quartzite marble butcher-block laminate soapstone corian concrete formica caesarstone onyx porcelain limestone glassos',
  ],
  [
    /^(?:floors|hardwood|carpet|radiant-floors)$/,
    'hardwood oak maple walnut pine bamboo carpet carpeted tile tiled vinyl laminate concrete cork marble stone terrazzo slate parquet herringbone terracotta travertine lvp lvt plank engineered brazilian cherry',
  ],
  [
    /^(?:fireplace|stove|wood-stove|water-heater|heating|furnace|grill|gas)$/,
    'gas wood wood-burning electric propane pellet induction ethanol oil dual-fuel',
  ],
  [/^(?:fireplace|wood-stove)$/, 'decorative working functional work works non-working'],
  [/^(?:cooling|central-air|hvac)$/, 'central window split ductless mini-split'],
  [/^(?:garage|carport|parking)$/, 'attached detached'],
  [/^cabinets$/, 'white maple oak cherry walnut espresso gray black'],
  [
    /^(?:appliances|refrigerator|stove|dishwasher|microwave|laundry)$/,
    'sub-zero subzero wolf viking miele bosch thermador ge samsung lg kitchenaid whirlpool fisher-paykel gaggenau bertazzoni jenn-air jennair frigidaire electrolux smeg cove dacor liebherr',
  ],
  [
    /^exposure$/,
    'north south east west northern southern eastern western northeast northwest southeast southwest',
  ],
  [
    /^(?:siding|roof|foundation)$/,
    'brick stucco vinyl cedar wood stone limestone metal tile slate asphalt shingle concrete',
  ],
];

/** One kind of a thing, and the thing: no carpet, but other floors. */
export const widerThings: Record<string, string> = {
  carpet: 'floors',
  hardwood: 'floors',
  'central-air': 'cooling',
  'in-unit-laundry': 'laundry',
};
