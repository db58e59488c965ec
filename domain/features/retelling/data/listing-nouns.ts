/** What a listing mentions besides a room's contents: the home itself, its building, systems and surroundings. */
export const listingNouns = `
home house condo condominium apartment unit residence townhouse townhome duplex triplex penthouse loft co-op coop cooperative studio
mansion brownstone bungalow cottage carriage-house coach-house rowhouse two-flat three-flat multifamily ranch property building
one-bedroom two-bedroom three-bedroom four-bedroom five-bedroom six-bedroom bedroom-suite
floorplan plan layout level floor lot parcel
buffet firepit fence
view skyline light sunlight exposure skyline-view outlook
roof rooftop roof-deck furnace boiler heater thermostat hvac air heating cooling system unit pump mini-split split generator
plumbing wiring electric panel alarm intercom camera doorbell lock fob gate fence wall sprinkler wi-fi internet cable network
parking space spot garage carport driveway ev-charger locker cage bin storage closet closets organizer mudroom
doorman concierge super superintendent staff security lobby elevator gym center fitness-center room-service pool sauna spa court
lounge playroom clubroom media-room screening-room package-room bike-room valet laundry laundromat mailroom kitchenette courtyard
deck sundeck terrace patio balcony porch lawn yard backyard garden grill barbecue bbq kitchen firepit pit fountain pond
beam brick ductwork exposed-brick woodwork detail moulding molding medallion transom door doors hardware finish
appliance range washer dryer washer/dryer hookup disposal compactor icemaker purifier filtration drawer cooktop stovetop
counter countertop cabinet cabinetry backsplash faucet showerhead tile tub rain-shower bench niche enclosure
staircase stairwell stair landing hall hallway foyer entryway vestibule gallery nook alcove bonus-room
basement attic crawlspace workshop shed barn studio office den study library loft mezzanine cellar
quarters pied-à-terre guest-house guesthouse in-law adu income
assessment tax abatement fee reserve maintenance insurance warranty
blind shade shutter curtain treatment fan fixture sconce chandelier pendant lighting light speaker outlet
tree planting hedge flower landscaping irrigation turf bluestone paver
ownership
hardwood carpet floor flooring oak marble stone granite quartz concrete terrazzo parquet herringbone
bathroom bath half-bath powder-room ensuite suite bedroom room ceiling window wall closet pantry island peninsula bar counter-seating
banquette built-in bookcase bookshelf shelf shelves desk workspace workstation dining-area area seating
door-staff manager engineer attendant
playground track court field course theater cinema kitchen golf-simulator simulator bowling-alley alley library cabana hot-tub tub steam-room
exit entrance entry access height walk-in humidifier filter finish exterior sitting-room stoop porch
wood-stove stove hearth mantel fireplace
vanities vanity toilet bidet mirror
skylights windows columns arches arch column cornice pilaster staircase banister railing balustrade
`
  .trim()
  .split(/\s+/);

/** The surroundings of a home, when a listing doesn't use their proper names. */
export const placeNouns = `
park lake lakefront beach beaches river riverfront waterfront harbor ocean boardwalk promenade trail path preserve forest
shop shopping store boutique restaurant dining cafe café bakery bar nightlife brewery grocery groceries supermarket market
train subway station stop bus transit transportation line route expressway highway freeway ferry airport bike-path
gym museum theater theatre gallery library university college hospital downtown stadium zoo
mall center retail eatery coffee-shop grocer grocers entertainment playground green-space greenmarket pharmacy
`
  .trim()
  .split(/\s+/);
