import photos from './photos.json' with { type: 'json' };

type Place = { name: string; url?: string };

type SampleListing = {
  slug: string;
  status: 'pending' | 'data_populated' | 'active';
  address: string;
  city: string;
  state: string;
  zip_code: string;
  price: string;
  price_cut: string;
  beds: number;
  baths: number;
  sqft: string;
  year_built: number;
  property_type: string;
  description: string;
  features: readonly string[];
  latitude: number;
  longitude: number;
  page_title: string;
  meta_description: string;
  keywords: readonly string[];
  canonical_url: string | null;
  neighborhood_name: string;
  neighborhood_description: string;
  school_district: string;
  school_district_url: string;
  agent_name: string;
  agent_phone: string;
  agent_brokerage: string;
  agent_mls_number: string;
  agent_originating_mls: string;
  agent_disclaimer: string;
  faqs: readonly { question: string; answer: string }[];
  nearby_amenities: { government: string; dining: readonly Place[]; recreation: readonly Place[] };
  market_stats: { median_home_value: string; annual_appreciation: string; owner_occupied: string };
};

/** The pictures in the order of the carousel; the files are `photos/<name>-<width>.<avif|webp|jpg>`. */
export const lakeEstatePhotos = photos;

export const lakeEstatePhotoWidths = [640, 960, 1280, 1600] as const;

export const lakeEstateListing = {
  slug: '14-heron-point-road-larkmere',
  status: 'active',
  address: '14 Heron Point Road',
  city: 'Larkmere',
  state: 'VT',
  zip_code: '05852',
  price: '$1,895,000',
  price_cut: '$55,000',
  beds: 5,
  baths: 4.5,
  sqft: '4,820',
  year_built: 2009,
  property_type: 'Single Family',
  description: `The road to Heron Point runs out of pavement a few hundred yards before the house does, and that is the first good sign. Set on 2.4 acres with 212 feet of frontage on Larkmere Lake, this cedar-and-stone home was built in 2009 and brought carefully up to date over the last five years.

Inside, a vaulted great room gathers around a floor-to-ceiling fieldstone hearth, with a wall of glass facing west over the water. The kitchen pairs soapstone counters with a ten-foot walnut island and a six-burner range. The primary suite is on the main level, with a window seat over the lake and a bath finished with a soaking tub and heated slate floor. Four more bedrooms, an office and a lower-level den fill out 4,820 square feet.

Outside, a bluestone terrace steps down past a stone fire pit to a sixty-foot cedar dock. The boathouse holds a covered slip with an electric lift and a loft above for paddles, sails and wet towels.

Geothermal heating and cooling, a standing-seam metal roof, fiber internet and a standby generator were all added since 2020, so the quiet here is the only thing that feels remote.`,
  features: [
    '212 feet of frontage on Larkmere Lake',
    '2.4 acres with mature pines and six apple trees',
    'Floor-to-ceiling fieldstone hearth in a vaulted great room',
    'Walnut island, soapstone counters and six-burner range',
    'Primary suite on the main level with lake view',
    'Soaking tub and heated slate floor in the primary bath',
    'Bluestone terrace with stone fire pit',
    'Sixty-foot cedar dock, rebuilt in 2023',
    'Boathouse with covered slip and electric lift',
    'Geothermal heating and cooling, installed in 2021',
    'Standing-seam metal roof, 2022',
    '22 kW standby generator',
    'Fiber internet to the house',
    'Heated two-car garage with vehicle charger',
  ],
  // A point on open water: the home is invented, so the map must not point to anyone's house.
  latitude: 44.7486,
  longitude: -72.0628,
  page_title: '14 Heron Point Road, Larkmere, VT: lake estate with dock and boathouse',
  meta_description:
    'Listen to the story of a 5-bedroom, 4.5-bath cedar-and-stone home on Larkmere Lake: 4,820 sq ft, 212 feet of shoreline, a boathouse and a west-facing dock. $1,895,000.',
  keywords: [
    'Larkmere lake home for sale',
    'Heron Point Road',
    'Vermont lakefront home',
    'home with boathouse and dock',
    'geothermal lake house',
    'property podcast',
  ],
  canonical_url: null,
  neighborhood_name: 'Heron Point',
  neighborhood_description:
    'Heron Point is a wooded finger of land on the east shore of Larkmere Lake, with eleven homes along a single gravel lane that the town plows in winter. The village green, with the town office, the library and a Saturday market from May to October, is 2.1 miles by road. The lake is four miles long, spring-fed, and open to sailing, paddling and motor boats; a no-wake zone covers the cove beside the Point.',
  school_district: 'Larkmere Union School District',
  school_district_url: 'https://schools.larkmere.example/',
  agent_name: 'Juniper Vale',
  agent_phone: '(802) 555-0167',
  agent_brokerage: 'Paper Lantern Realty (a fictional brokerage)',
  agent_mls_number: 'SAMPLE-0014',
  agent_originating_mls: 'Imaginary Lakes MLS',
  agent_disclaimer:
    'This is a sample listing. The home, the town, the agent and the brokerage are invented to show what a Hearthcast page looks like; nothing here is for sale.',
  faqs: [
    {
      question: 'How much shoreline comes with the home?',
      answer:
        'The lot is 2.4 acres with 212 feet of frontage on Larkmere Lake, facing west toward the sunset. A sixty-foot cedar dock, rebuilt in 2023, is included.',
    },
    {
      question: 'Can I keep a boat here?',
      answer:
        'Yes. The boathouse has one covered slip with an electric lift and a storage loft above it. The lake is open to sailing, paddling and motor boats, with a no-wake zone in the cove.',
    },
    {
      question: 'What has been updated since 2020?',
      answer:
        'Geothermal heating and cooling in 2021, the standing-seam metal roof in 2022 and the cedar dock in 2023, along with fiber internet and a 22 kW standby generator.',
    },
    {
      question: 'Is there a bedroom on the main level?',
      answer:
        'Yes. The primary suite is on the main level, with a window seat over the lake and a bath with a soaking tub and heated slate floor.',
    },
    {
      question: 'Is the road open in winter?',
      answer:
        'Yes. Heron Point Road is gravel near the house and the town plows it. The village green is 2.1 miles away by road.',
    },
    {
      question: 'Is there a homeowners association?',
      answer:
        'No. There is no association and there are no association dues on Heron Point. The lane is maintained by the town.',
    },
  ],
  nearby_amenities: {
    government: 'Larkmere Town Office, 2.1 miles',
    dining: [
      { name: 'The Copper Kettle', url: 'https://copperkettle.example/' },
      { name: 'Second Rise Bakery', url: 'https://secondrise.example/' },
      { name: 'Mooring House Supper Room' },
    ],
    recreation: [
      { name: 'Larkmere Town Beach and Boat Launch', url: 'https://town.larkmere.example/beach' },
      { name: 'Loon Ledge Trail' },
      { name: 'Old Creamery Rail Path', url: 'https://railpath.example/' },
      { name: 'Saturday Market on the Green' },
    ],
  },
  market_stats: {
    median_home_value: '$742,000',
    annual_appreciation: '4.1%',
    owner_occupied: '68%',
  },
} as const satisfies SampleListing;
