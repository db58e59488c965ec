/** What the homes of the sample MLS are made of. Streets, people and firms do not exist; the towns do. */
export const towns = [
  {
    city: 'Woodstock',
    state: 'VT',
    zip: '05091',
    county: 'Windsor',
    neighborhoods: ['Ottauquechee Flats', 'Mount Tom'],
  },
  {
    city: 'Brattleboro',
    state: 'VT',
    zip: '05301',
    county: 'Windham',
    neighborhoods: ['Esteyville', 'Canal Side'],
  },
  {
    city: 'Hudson',
    state: 'NY',
    zip: '12534',
    county: 'Columbia',
    neighborhoods: ['Promenade Hill', 'Warren Row'],
  },
  {
    city: 'Beacon',
    state: 'NY',
    zip: '12508',
    county: 'Dutchess',
    neighborhoods: ['Fishkill Creek', 'Mount Beacon'],
  },
  {
    city: 'Portsmouth',
    state: 'NH',
    zip: '03801',
    county: 'Rockingham',
    neighborhoods: ['South End', 'Islington Creek'],
  },
  {
    city: 'Keene',
    state: 'NH',
    zip: '03431',
    county: 'Cheshire',
    neighborhoods: ['Beech Hill', 'Central Square'],
  },
  { city: 'Camden', state: 'ME', zip: '04843', county: 'Knox', neighborhoods: ['Bay View', 'Megunticook'] },
  {
    city: 'Northampton',
    state: 'MA',
    zip: '01060',
    county: 'Hampshire',
    neighborhoods: ['Mill River', 'Elm District'],
  },
] as const;

export const streets = [
  ['Alder Hollow', 'Lane'],
  ['Quarry Bell', 'Road'],
  ['Lantern', 'Street'],
  ['Fiddlehead', 'Court'],
  ['Juniper Notch', 'Road'],
  ['Millrace', 'Way'],
  ['Harrow', 'Avenue'],
  ['Tamarack', 'Drive'],
  ['Weathervane', 'Lane'],
  ['Copper Kettle', 'Road'],
  ['Orchard Gate', 'Lane'],
  ['Slate Bridge', 'Road'],
  ['Bellflower', 'Street'],
  ['Sugarhouse', 'Road'],
  ['Gristmill', 'Court'],
  ['Birch Landing', 'Drive'],
  ['Ferry Stone', 'Street'],
  ['Hollyhock', 'Lane'],
  ['Woolmarket', 'Street'],
  ['Stonecrop', 'Drive'],
  ['Linden Row', 'Avenue'],
  ['Cider Press', 'Lane'],
  ['Old Signal', 'Road'],
  ['Marsh Hawk', 'Drive'],
  ['Teasel', 'Court'],
] as const;

export const brokerages = [
  'Juniper & Vale Realty',
  'Port and Pine Real Estate',
  'Lakelight Residential',
  'Sawtooth Row Homes',
  'Stonewall & Fern Properties',
] as const;

export const agents = [
  'Mara Ellison',
  'Dell Okafor',
  'Priya Venkat',
  'Jonas Whitlock',
  'Carmen Alvarado',
  'Theo Lindqvist',
  'Ruth Abernathy',
] as const;

export const features = {
  interior: [
    'Bookcases',
    'BreakfastBar',
    'CeilingFans',
    'KitchenIsland',
    'Pantry',
    'WalkInClosets',
    'HighCeilings',
  ],
  flooring: ['Hardwood', 'Tile', 'Wood'],
  heating: ['HeatPump', 'NaturalGas', 'Radiant'],
  cooling: ['CentralAir', 'Ductless'],
} as const;

export const remarks = {
  opening: [
    'A clapboard house with a deep front porch and a view down the valley.',
    'This brick house has a slate roof and tall windows on three sides.',
    'A shingled cape with dormers, a center chimney and an attached barn.',
    'A farmhouse with wide pine floors and a wraparound porch.',
  ],
  condoOpening: [
    'A corner unit in a converted woolen mill, with brick walls and twelve-foot ceilings.',
    'A top-floor apartment with windows on two sides and a private balcony.',
    'A loft-style unit with exposed beams and a wall of factory windows.',
  ],
  kitchen: [
    'The kitchen was rebuilt in {year} with soapstone counters and a gas range.',
    'The kitchen has a long island, maple cabinets and a walk-in pantry.',
    'The eat-in kitchen has quartz counters and a farmhouse sink under the window.',
    'An open kitchen with a breakfast bar, tile backsplash and stainless appliances.',
  ],
  living: [
    'The living room has a wood-burning fireplace and built-in bookcases.',
    'A wood stove stands in the living room, and pocket doors lead to a small study.',
    'The living room opens to the dining area through French doors.',
  ],
  bedroom: [
    'The primary bedroom has a walk-in closet and its own bath with a tiled shower.',
    'Upstairs, the primary suite has a soaking tub and a window seat.',
    'The primary bedroom is on the first floor and opens to the terrace.',
  ],
  work: [
    'A separate office has its own entrance.',
    'There is a finished basement with a workshop and a laundry room.',
    'A mudroom with benches connects the garage to the kitchen.',
  ],
  outside: [
    'Outside there is a bluestone patio, a vegetable garden and a garden shed.',
    'The screened porch looks over a fenced yard with three apple trees.',
    'A cedar deck runs along the back, with stone steps down to the brook.',
  ],
  building: [
    'The building has an elevator, a roof deck and bike storage.',
    'Residents share a courtyard garden, a gym and a package room.',
  ],
  systems: [
    'The roof was replaced in {year}, and the heat pump is from the same year.',
    'A new boiler was installed in {year}, and the windows are double-pane.',
    'Solar panels from {year} come with the home, and the wiring was updated with them.',
  ],
  nearby: [
    'The farmers market and the train station are half a mile away.',
    'A trail to the river starts at the end of the street.',
    'The library, two bakeries and the town green are within a ten-minute walk.',
  ],
} as const;

/** Pictures of the sample pages that we draw ourselves; they stand for these homes, too. */
export const homePhotos = [
  [
    ['thistledown-front', 'Front of the house'],
    ['thistledown-kitchen', 'Kitchen'],
    ['thistledown-parlor', 'Living room'],
    ['thistledown-bedroom', 'Primary bedroom'],
    ['thistledown-garden', 'Garden at dusk'],
  ],
  [
    ['marrow-front', 'Front of the house'],
    ['marrow-living', 'Living room'],
    ['marrow-kitchen', 'Kitchen'],
    ['marrow-garden', 'Garden'],
  ],
  [
    ['heron-front', 'Front of the house'],
    ['heron-great-room', 'Great room'],
    ['heron-dining', 'Dining room'],
    ['heron-lake', 'View'],
  ],
  [
    ['marrow-front', 'Front of the house'],
    ['thistledown-kitchen', 'Kitchen'],
    ['heron-dining', 'Dining room'],
    ['thistledown-bath', 'Primary bath'],
  ],
  [
    ['foundry-street', 'The building from the street'],
    ['foundry-living', 'Living room'],
    ['foundry-kitchen', 'Kitchen'],
    ['foundry-bedroom', 'Bedroom'],
    ['foundry-view', 'View from the window'],
  ],
] as const;
