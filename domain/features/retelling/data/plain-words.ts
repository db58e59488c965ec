/** Listing words that aren't names, however they're capitalized. Room nouns and modifiers have their own lists. */
export const plainWords = `
a an and or but the of to in on at by for with without from into onto over under near off as is are was were be been has have had
this that these those its it your you our we all any both each every no not one two three four five six seven eight nine ten
first second third fourth fifth sixth seventh top
brand brand-new newly freshly recently fully completely totally just only also plus more most very super extra
beautiful stunning gorgeous amazing incredible fantastic fabulous spectacular magnificent breathtaking magical rare rarely available
unique must see prime perfect ideal great best wow charming cozy bright sunny sun flooded filled drenched soaked airy spacious
huge massive large oversized big jumbo palatial sprawling expansive grand gracious elegant sophisticated luxurious luxury modern
contemporary classic historic vintage prewar pre-war postwar post-war boutique full-service full service intimate
renovated remodeled updated upgraded rehabbed restored gut gutted rebuilt converted finished unfinished custom designed built
move-in ready turnkey furnished vacant occupied rented included includes include allowed permitted welcome friendly pet pets
opportunity investment investor investors value price priced reduced low taxes assessments monthlies fees
bedroom bedrooms bed beds bath baths bathroom bathrooms br ba sq ft square feet foot story stories
home homes house condo condos unit units apartment apartments residence townhome townhouse duplex triplex penthouse loft co-op coop
garage parking storage laundry washer dryer in-unit balcony deck patio terrace yard backyard rooftop roof private shared common
southeast southwest northeast northwest facing exposure exposures corner high floor floors plan split open concept layout
living dining family great room rooms kitchen kitchens closet closets walk-in walk eat-in ceiling ceilings window windows walls wall
skyline view views light natural hardwood stainless steel granite quartz marble appliances cabinets counters countertops island
fireplace heat heated central air conditioning hot water new newer outdoor indoor space spaces spot spots space
elevator building buildings doorman attended amenities amenity pool gym fitness center lobby steps minutes blocks away heart
location located close easy access neighborhood living lifestyle dream oasis retreat sanctuary gem masterpiece escape escapes
fall spring summer winter sale owner owners closings showing showings today now here don't miss architecturally significant
inviting entertaining manicured sumptuous cellar mansion estate complete renovation still looks special
option options potential flexible versatile true real find low-maintenance studio conversion delivered tenant
architect architectural detail details original waterfront iconic penthouse attached detached single-family single multi-family
car cars upgrade upgrades treatment treatments heater heaters system systems filtered whole management golf course courses tennis walking path paths convertible dreamy emphasis stop stops level levels separate boggling mind quality highest doorstaff staff premises office offices engineer engineers community yoga gym european beachfront distance feel tandem scale size sized train trains corner subway frontage under feet fee fees per annual electric vehicle charger chargers conveyed pending planned information reserves limestone brick brownstone greystone lot width wide long deep income producing mantle adjacent edge sought after deductible minor contain sunlit sun-filled light-filled sun-drenched
`
  .trim()
  .split(/\s+/);

/** Ordinary words that join a name when next to one: "garden level", "Catalpa Gardens". */
export const nameParts = `
park lake river beach garden gardens court square place street avenue road lane drive terrace tower towers heights hill hills village
town city loop line side north south east west upper lower old new grand central point house houses lofts plaza row market mill club estates
commons station bridge bay harbor shore shores center red blue brown green purple orange pink yellow silver white black gold coast green ridge view views historic district little great
`
  .trim()
  .split(/\s+/);
