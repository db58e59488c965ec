import type { claimKinds } from '../../schema.ts';

export type TermKind = Extract<
  (typeof claimKinds)[number],
  'amenity' | 'material' | 'brand' | 'place' | 'direction' | 'condition' | 'date'
>;

/** Words that state something checkable about a home, by kind. Singular, separated by commas. */
export const homeTerms: Record<TermKind, string> = {
  amenity: `
    heat, heating, cooling, geothermal, geothermal system, peninsula, farm, farmstead, ranch, bungalow, condo, townhouse, house, construction, land, desert, woodwork, hutch, addition, covenant, bus, streetcar, ferry terminal, commuter rail, kitchen, kitchenette, galley, pantry, butler's pantry, island, breakfast bar, breakfast nook, wet bar, bar, scullery,
    living room, family room, great room, dining room, dining area, den, study, library, office, home office, studio, loft, parlor,
    sunroom, sun room, sun porch, three-season room, four-season room, florida room, solarium, conservatory, atrium, foyer, entry, entryway, hall, hallway,
    vestibule, mudroom, laundry, laundry room, utility room, workshop, gym, exercise room, fitness room, fitness center,
    media room, theater, theater room, game room, bonus room, flex room, rec room, playroom, craft room, wine cellar,
    wine room, wine fridge, cellar, root cellar, basement, crawl space, attic, bedroom, bed, primary bedroom, primary suite,
    suite, guest room, guest suite, guest house, guesthouse, casita, in-law suite, accessory dwelling, adu, apartment, carriage house, carriage barn, cottage, cabin, bunkhouse,
    bunk room, bunk, bathroom, bath, half bath, full bath, three-quarter bath, powder room, en suite, ensuite, jack and jill, tub, soaking tub, clawfoot tub,
    jetted tub, garden tub, shower, steam shower, rain shower, walk-in shower, double vanity, vanity, bidet, sauna, steam room, hot tub, spa, jacuzzi, whirlpool,
    closet, walk-in closet, wardrobe, dressing room, linen closet, storage, storage locker, locker, storage room, storage shed, built-in, built in, bookcase,
    bookshelf, shelving, cabinet, cabinetry, counter, countertop, backsplash, sink, farmhouse sink, apron sink, faucet, pot filler, range, cooktop,
    stove, oven, double oven, wall oven, convection oven, microwave, dishwasher, refrigerator, freezer, ice maker, disposal, trash compactor, hood,
    range hood, appliance, washer, dryer, fireplace, wood stove, pellet stove, woodstove, hearth, mantel, chimney, gas insert, insert, firepit, fire pit, fire table,
    ceiling, beam, skylight, clerestory, window, bay window, picture window, door, french door, pocket door, barn door, dutch door, sliding door,
    slider, transom, sidelight, shutter, blind, shade, drape, chandelier, pendant, pendant light, sconce, recessed lighting, ceiling fan, lighting, staircase, stair, stairway, spiral staircase, railing, banister, newel post, elevator,
    dumbwaiter, lift, ramp, landing, floor, flooring, floorboard, wainscoting, crown molding, molding, trim, millwork, paneling, shiplap, wallpaper, paint, window seat,
    reading nook, nook, alcove, dormer, turret, cupola, gable, balcony, juliet balcony, terrace, lanai, veranda, porch, front porch, back porch,
    screened porch, sleeping porch, wraparound porch, swing, porch swing, stoop, deck, roof deck, rooftop deck, rooftop, patio, pergola, gazebo, pavilion, cabana, courtyard, outdoor kitchen, grill, barbecue,
    pizza oven, outdoor shower, outdoor fireplace, pool, swimming pool, lap pool, plunge pool, pool house, splash pad, water feature, fountain, pond, koi pond, stream, creek, river, lake, lakefront, lake frontage,
    frontage, beach, private beach, shoreline, ocean, oceanfront, waterfront, bay, canal, dock, boat dock, boat lift, boat slip, slip, boathouse, boat launch,
    marina, seawall, pier, mooring, yard, backyard, side yard, front yard, lawn, garden, garden bed, raised bed, greenhouse, orchard, vineyard, fruit tree,
    tree, oak tree, maple, palm, shade tree, cottonwood, landscaping, irrigation, sprinkler, drip system, drip irrigation, fence, fencing, gate, gated entry, wall, path, walkway, trellis, arbor, string light, xeriscape,
    driveway, circular driveway, carport, garage, attached garage, detached garage, parking, parking space, parking spot, guest parking, street parking, rv parking, rv pad, rv hookup, rv garage, boat parking,
    charger, ev charger, car charger, charging station, outlet, 240-volt outlet, barn, pole barn, stable, stall, tack room, arena, riding arena, paddock, pasture, corral, chicken coop, coop, hayfield, hay loft, hayloft, silo, outbuilding, shed,
    tool shed, run-in shed, loafing shed, machine shed, hangar, tractor, pasture fence, woodlot, woodland, forest, meadow, field, farmland, farmhouse, tillable acre, acreage, trail, riding trail, well, private well, well house, spring, cistern,
    septic, septic system, sewer, sewer line, city sewer, city water, public water, propane, propane tank, natural gas, generator, full-house generator, whole-house generator, solar, solar panel, solar array, battery, powerwall,
    furnace, boiler, heat pump, mini-split, mini split, radiant heat, radiant floor, heated floor, baseboard heat, forced air, central air, central heat, air conditioning, air conditioner, evaporative cooler, swamp cooler, hvac,
    water heater, tankless water heater, water softener, water filtration, reverse osmosis, humidifier, air filtration, insulation, spray foam, spray-foam insulation, wiring, electrical panel, panel, electrical service, plumbing, duct, sump pump, french drain, gutter, downspout, siding, roof, roofline, metal roof, tile roof, slate roof, shingle, foundation, slab, pier and beam, basement waterproofing, radon system,
    security system, alarm, camera, doorbell, smart home, smart thermostat, thermostat, intercom, surround sound, speaker, sound system, central vacuum, internet, fiber, fiber internet, wi-fi, ethernet, cable,
    tennis court, pickleball court, pickleball, basketball court, bocce court, bocce, putting green, golf simulator, golf course, golf cart, clubhouse, playground, dog run, dog park, dog wash, pet wash, trampoline, sport court, volleyball court, batting cage, skate park,
    concierge, doorman, front desk, lobby, bike room, bike storage, mail room, package room, package locker, business center, coworking space, co-working space, lounge, sky lounge, club room, community room, party room, guest suite, storage unit, trash chute, valet, shuttle, gated community,
    view, city view, lake view, mountain view, ocean view, water view, skyline, skyline view, sunset view, sunset, sunrise, mountain, ridge, valley, canyon, bluff, cliff, hill, horizon,
    lot, corner lot, cul-de-sac, cul de sac, double lot, flag lot, wooded lot, level lot, parcel, homesite, building site, build site, easement, mineral right, water right, irrigation right, zoning, permit, warranty, builder warranty, home warranty, inspection, survey, appraisal, title, deed restriction, covenant, hoa, association, association fee, hoa fee, condo fee, special assessment, assessment, tax, property tax, tax abatement, flood zone, flood insurance, rental, short-term rental, rental income, tenant, lease, leaseback, homestead exemption, exemption, loan, mortgage, seller financing, owner financing, financing, assumable loan, assumable mortgage, closing cost, price cut, price reduction, open house, furniture, furnishing, hot water,
    horse, chicken, goat, cattle, livestock, pet, dog, cat, kayak, canoe, boat, sailboat, rv, hunting, fishing, snowmobile, atv, firewood, hoist, crane, workbench, kiln, piano, pool table, murphy bed, safe room, safe, storm shelter, panic room, bomb shelter, helipad, airstrip, wheelchair ramp, tower, chapel, moat, bowling alley, aquarium, observatory, telescope, darkroom, recording studio, music room, sauna room, cold plunge, ice rink, indoor pool, rock wall, climbing wall, bridge, treehouse, tree house, zip line, waterfall, hammock, sandbox, ditch, acequia, portal, kiva fireplace, viga, latilla, ramada, banco,
    story, level, half-story, split-level, unit, square footage, square foot, acre, range oven, induction cooktop, induction cooking, gas range, gas cooktop, electric range, six-burner range, drain board, drawer, lazy susan, coffee bar, coffee station, beverage fridge, butcher block, warming drawer, hall closet, cedar closet, coat closet, master suite
  `,
  material: `
    granite, quartz, quartzite, marble, soapstone, limestone, travertine, slate, flagstone, bluestone, fieldstone, sandstone, stone, stucco, adobe, rammed earth, brick, cinder block, concrete, polished concrete, terrazzo, terracotta, saltillo, tile, subway tile, porcelain, ceramic, zellige, mosaic, glass, stained glass, glass block,
    wood, hardwood, softwood, oak, white oak, red oak, maple wood, walnut, cherry, hickory, birch, pine, heart pine, knotty pine, fir, cedar, redwood, mahogany, teak, bamboo, cork, alder, ash, poplar, elm, ipe, reclaimed wood, timber, log, plywood, engineered wood, laminate, vinyl, vinyl plank, luxury vinyl plank, lvp, linoleum, carpet, formica, corian, composite, trex, hardie, hardieplank, fiber cement, aluminum, steel, stainless, stainless steel, wrought iron, iron, cast iron, copper, brass, bronze, zinc, nickel, chrome, plaster, drywall, tin, thatch, asphalt, gravel, epoxy, pex, leather, silk, gold
  `,
  brand: `
    viking, wolf, sub-zero, sub zero, thermador, miele, bosch, gaggenau, bertazzoni, ilve, la cornue, aga, smeg, fisher paykel, dacor, jennair, jenn-air, kitchenaid, whirlpool appliance, ge profile, ge cafe, café appliance, samsung, lg, frigidaire, maytag, electrolux, bluestar, big chill, lacanche, kohler, grohe, hansgrohe, delta faucet, toto, duravit, waterworks, moen, andersen, pella, marvin, milgard, jeld-wen, anderson window, sonos, control4, lutron, crestron, nest, ecobee, ring doorbell, alexa, tesla, powerwall battery, generac, kohler generator, trane, carrier, lennox, rheem, rinnai, navien, mitsubishi, daikin, bryant, goodman, amana, velux, james hardie, timbertech, azek, sherwin-williams, benjamin moore, farrow ball, restoration hardware, rh, pottery barn, california closets, elfa, silestone, caesarstone, cambria, dekton, carrara, calacatta, hunter fan, big ass fan, jacuzzi brand, sundance, traeger, weber, lynx, kamado, peloton, chargepoint, starlink, google fiber, xfinity, verizon, costco, target, walmart, whole foods, trader joe's, starbucks, wegmans, publix, kroger, safeway, h-e-b, aldi, ikea, home depot, apple store, nordstrom, macy's
  `,
  place: `
    downtown, uptown, midtown, town square, main street, town center, village center, city center, airport, train station, station, bus stop, bus line, light rail, subway, metro, ferry, harbor, port, highway, interstate, freeway, park, state park, national park, national forest, preserve, refuge, greenway, greenbelt, riverwalk, boardwalk, bike path, trailhead, trail system, ski area, ski resort, ski lift, ski hill, golf, country club, school, elementary school, middle school, high school, college, university, campus, library branch, museum, gallery, theater district, stadium, hospital, medical center, clinic, fire station, post office, grocery, grocery store, supermarket, farmers market, market, mall, shopping, shopping center, shop, restaurant, cafe, coffee shop, brewery, winery, distillery, bakery, deli, nightlife, casino, zoo, amusement park, theme park, church, hotel, resort, base, military base, daycare, community college, public market, food hall, historic district, arts district, business district, tech park, employer, city hall, courthouse, vineyard tour, cemetery, dump, railroad, pharmacy
  `,
  direction: `
    north, south, east, west, northeast, northwest, southeast, southwest, northern, southern, eastern, western, north-facing, south-facing, east-facing, west-facing, upstairs, downstairs, main level, main floor, lower level, upper level, upper floor, first floor, second floor, third floor, ground floor, top floor, corner unit, end unit, penthouse, single-level, single level, single-story, one-story, two-story, three-story, walk-out, walkout, across the street, next door, around the corner
  `,
  condition: `
    new, brand-new, newer, renovated, remodeled, updated, upgraded, restored, refinished, replaced, rebuilt, repainted, rewired, relined, original, historic, vintage, antique, custom, handmade, hand-hewn, hand-built, designer, architect, architect-designed, landmarked, certified, energy star, leed, turnkey, move-in ready, furnished, unfurnished, finished, unfinished, partly finished, permitted, pre-inspected, inspected, insured, heated, cooled, insulated, screened, covered, fenced, fully fenced, gated, private, shared, oversized, oversize, vaulted, cathedral ceiling, coffered, tray ceiling, box-beam, exposed, soft-close, smart, wooded, level, sloping, secluded, quiet, corner, tree-lined, vacant, occupied, paid off, transferable, deeded, mature, sunny, bright, spacious, large, tall, wide, deep, open, open-concept, open floor plan, wired, plumbed, zoned, subdividable, buildable, off-grid, bonded, award-winning, pending, sold, contingent, as-is
  `,
  date: `
    january, february, march, april, may, june, july, august, september, october, november, december, monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, weekday
  `,
};

/** Synonyms; the first one stands for all. */
export const sameTerms: string[] = [
  'bathroom, bath',
  'bedroom, bed',
  'counter, countertop',
  'yard, backyard',
  'refrigerator, fridge',
  'parking space, parking spot',
  'hoa, association, association fee, hoa fee, condo fee, homeowners association, homeowner association, association dues, hoa dues, hoa due, association due',
  'tax, property tax',
  'level, floor, story, storey',
  'main level, main floor',
  'primary bedroom, primary suite, master suite, primary',
  'built-in, built in',
  'mini-split, mini split',
  'cul-de-sac, cul de sac',
  'office, home office, study',
  'firepit, fire pit',
  'price cut, price reduction',
  'solar, solar panel, solar array',
  'walk-out, walkout, walk out',
  'north, northern, north-facing, northerly, northward',
  'south, southern, south-facing, southerly, southward',
  'east, eastern, east-facing, easterly, eastward',
  'west, western, west-facing, westerly, westward',
  'one-story, single-story, 1-story, one story, single story, 1 story, single-level, single level',
  'two-story, 2-story, two story, 2 story',
  'three-story, 3-story, three story, 3 story',
  'six-burner range, 6-burner range, six burner, 6 burner',
  'jetted tub, jacuzzi, jacuzzi tub, whirlpool, whirlpool tub',
  'gym, fitness center, fitness room, exercise room',
  'staircase, stair, stairway',
  'cabinet, cabinetry',
  'replaced, replacement',
  'double vanity, dual vanity, two vanity, twin vanity, double sink vanity, dual sink vanity',
  'double oven, two oven, dual oven',
  'heated floor, radiant floor, radiant heated floor, heated flooring, radiant heated flooring, radiant heat floor, radiant flooring',
  'roof deck, rooftop deck, roof terrace, rooftop terrace',
  'handmade, handcrafted, hand-crafted, handbuilt, hand-built, hand-hewn',
  'en suite, ensuite',
  'guest house, guesthouse',
  'half bath, powder room',
  'range, stove, cooktop',
  'new, brand-new',
  'remodeled, renovated, redone, remodel, renovation',
  'washer, washing machine',
  'entry, entryway, foyer',
  'carriage barn, carriage house',
  'stainless steel, stainless',
  'fence, fencing, fenced',
  'insulation, insulated, spray-foam insulation, spray foam',
  'view, city view, lake view, mountain view, water view, skyline view',
  'shop, shopping',
  'school, school district',
  'farm, farmland',
];

/** General words that a more specific fact backs. */
export const carriedBy: Record<string, string> = {
  parking:
    'garage, carport, driveway, parking space, guest parking, street parking, rv parking, heated parking, car',
  garage: 'attached garage, detached garage',
  yard: 'lawn, garden, lot, side yard, front yard',
  lot: 'acre, parcel, acreage, homesite',
  acreage: 'acre',
  hoa: 'hoa, association',
  floor: 'flooring, floorboard, carpet',
  porch: 'front porch, back porch, screened porch, wraparound porch, sleeping porch, portal',
  closet: 'walk-in closet, linen closet',
  fireplace: 'wood stove, kiva fireplace, gas insert',
  laundry: 'laundry room, washer',
  bedroom: 'primary bedroom, guest room',
  bathroom: 'half bath, full bath, three-quarter bath, powder room',
  garden: 'raised bed, garden bed',
  shower: 'walk-in shower, steam shower',
  deck: 'roof deck, rooftop deck, rooftop, observation deck',
  storage: 'storage locker, storage room, storage shed, storage unit',
  outbuilding: 'barn, shed, pole barn',
  restaurant: 'dining',
  pet: 'dog, cat',
  kitchen: 'kitchenette',
  unit: 'condo, apartment, co op',
  apartment: 'condo, unit, co op, penthouse',
  roof: 'roof deck, rooftop deck, rooftop, metal roof, tile roof, slate roof, shingle',
  rooftop: 'roof deck, rooftop deck',
  'air conditioning': 'central air, mini-split, air conditioner, a c, ac, central ac, hvac',
  gate: 'gated, gated entry, gated community',
  'full bath': 'bathroom',
  lakefront: 'lake, lake michigan',
  tub: 'jetted tub, soaking tub, clawfoot tub, garden tub, hot tub',
  sink: 'farmhouse sink, apron sink, double vanity',
  window: 'bay window, picture window, skylight',
  oven: 'double oven, wall oven, range',
  view: 'skyline, sunset view, city view, lake view, mountain view, ocean view, water view, skyline view',
};
