/**
 * What buyers ask about, one thing a line: id; name as it is said in "The listing doesn't mention …"; how a question
 * names it; how a listing names it ("=" the same words); what only touches on it, which is quoted without a yes ("-"
 * nothing). A line's patterns are matched as whole words without case.
 */
export const conceptTable = String.raw`
pool; a pool; (?:(?:community|neighborhood|shared|association|building) )?(?:swimming )?pools?(?! table); (?:swimming |lap )?pools?(?! (?:table|hall|room)); -
hot-tub; a hot tub; hot ?tubs?|jacuzzis?|spas?(?! bath); hot tubs?|jacuzzis?|spas?\b(?![- ](?:like|bath|style|inspired)); -
fence; a fence; fenc(?:e|es|ed|ing)(?: in)?; fenc(?:e|es|ed|ing); walled (?:yard|garden|courtyard)|gated yard
fenced-yard; a fenced yard; fenced(?:[- ]in)? (?:in )?(?:back ?|front )?yard|(?:back ?|front )?yard (?:is |be |completely |fully )*fenced(?: in)?|fence around the (?:back ?)?yard; fenced(?:[- ]in)? (?:\w+ )?(?:back ?)?yards?|(?:back ?)?yards? (?:is |are )?(?:fully )?fenced; fenced|fencing|walled (?:yard|garden|courtyard)
outdoor-space; outdoor space; outdoor (?:space|area)|(?:private |any )?(?:outdoor|outside|exterior) (?:space|area)s?; (?:outdoor|outside) (?:space|area)s?|terraces?|patios?|balcon(?:y|ies)|decks?(?! parking)|(?:back ?|front |side |rear )?yards?(?! sale)|roof ?-?(?:top )?(?:deck|terrace)s?|courtyards?; gardens?
yard; a yard; (?:back ?|front |side )?yards?|lawns?; (?:back ?|front |side |rear )?yards?(?! (?:sale|from))|lawns?|sod; courtyards?|gardens?(?![- ](?:level|floor|views?|apartment|unit))|patios?|(?<!roof ?|rooftop )decks?|acres?
garden; a garden; gardens?(?! level)|gardening|raised beds|flower beds?; gardens?(?![- ](?:level|floor|tub|city|state|apartment|unit|view))|raised beds|garden plot; -
deck; a deck; decks?; decks?(?! parking); -
patio; a patio; patios?; patios?(?! (?:bar|doors?|furniture)); -
porch; a porch; porch(?:es)?|veranda|lanai; porch(?:es)?|veranda|lanai; -
screened-porch; a screened porch; screen(?:ed)?(?:[- ]in)? (?:porch|patio|lanai|room); screen(?:ed)?(?:[- ]in)? (?:porch|patio|lanai|room)(?:es)?; -
balcony; a balcony; balcon(?:y|ies); balcon(?:y|ies); terraces?
terrace; a terrace; terraces?; terraces?; roof ?deck|balcon(?:y|ies)
roof-deck; a roof deck; roof ?-?(?:top)?(?: deck| terrace| patio| access)|rooftops?; roof ?-?top(?: (?:deck|terrace|garden|patio|lounge))?s?|(?:common|shared|planted|landscaped|furnished) roof(?:top)?|roof(?:top)?[- ](?:deck|terrace|garden|patio|lounge)s?|rooftops?|roofdecks?; -
roof-garden; a roof garden; roof ?-?(?:top)? gardens?; roof ?-?(?:top)? gardens?|(?:planted|landscaped) roof(?:top)?; roof ?-?(?:top)?[- ](?:deck|terrace)s?
courtyard; a courtyard; courtyards?; courtyards?; -
fire-pit; a fire pit; fire ?-?pits?; fire ?-?pits?; -
grill; a grill; grills?|grilling|barbecue|bbq|outdoor kitchen; grills?|barbecue|bbq|outdoor kitchens?|grilling; -
shed; a shed; (?:storage |garden |tool )?sheds?|outbuildings?|storage buildings?; sheds?(?! roof)|outbuildings?|woodsheds?|storage buildings?; -
barn; a barn; barns?(?! door); barns?(?!wood|[- ](?:door|style)); -
workshop; a workshop; work ?shops?|shop space|wood ?working; work ?shops?|\bshop (?:has|with)|\d+ (?:by|x) \d+ shop; -
greenhouse; a greenhouse; green ?houses?; green ?houses?; -
dock; a dock; docks?|piers?|boat (?:slips?|launch|lifts?|house)|boathouses?|slips?; docks?(?!less)|piers?\b|boat (?:slips?|lifts?|house|launch)|boathouses?; -
waterfront; water frontage; water ?front|(?:lake|river|ocean) ?front|on the (?:water|lake|river|ocean)|frontage|water access|lake access; water ?front(?:age)?|(?:lake|river|ocean)[- ]?front(?:age)?|(?:sand|feet of|water|lake|river) frontage|frontage|private beach; -
creek; a creek or stream; water on (?:the )?(?:property|land|it|lot)|live water|water features?|creeks?|streams?|ponds?|brooks?; creeks?|streams?|ponds?|brooks?; -
view; the view; views?|over ?looks?|look out (?:on|over|at)|what do(?:es)? the (?:\w+ )?(?:windows?|rooms?) face; views?(?! from the street)|vistas?|panoramas?|(?:sunsets?|sunrises?) over|overlook(?:s|ing)?(?= (?!the (?:great|living|family|dining|kitchen|main|breakfast|room)))|looks? (?:out )?over|facing the|out the kitchen window|visible; faces? the
exposure; which way it faces; (?:which|what) (?:way|direction|side)s?(?= (?:do|does|is|are|will)\b.*\bfac)|fac(?:e|es|ing)(?! the)|(?:which|what) directions?|exposures?|orientation; (?:(?:north|south|east|west)(?:east|west)?(?:ern)?,? ?(?:and |& ?|/ ?)?)+[- ]?(?:facing|exposures?)|fac(?:es|ing) (?:north|south|east|west)\w*|(?<!upper |lower |on the |manhattan's )(?:east|west|north|south) (?:and \w+ )?sides?(?! (?:of|location|neighborhood))|(?:two|three|four|double|triple|multiple|open) exposures; exposures?
sunlight; natural light; natural light|sun ?light|sunny|light and bright|bright|sun(?= )|sunrises?|sunsets?|(?:good |much |enough |a lot of |lots of )?light(?= |$)(?! (?:fixtures?|switch)); natural light|light (?:fills|streams|floods|pours)|light-filled|(?:southern|northern|eastern|western|abundant|wonderful|incredible|great|lots of|plenty of) light|sun(?:light|ny|lit|[- ]\w+ed)?|gets sun|bright(?! (?:finishes|white|colors?|future|accents?|red|blue))\b; exposures?
trees; the trees; trees?(?! house)|orchards?; trees?(?![- ](?:lined|house))|orchards?|pines|timber; -
sprinklers; a sprinkler system; sprinklers?|irrigat(?:ion|ed)(?: system)?; sprinklers?|irrigat(?:ion|ed); -
driveway; a driveway; drive ?ways?; drive ?ways?|gravel drive|circular drive; -
garage; a garage; garage (?:spots?|spaces?|parking|stalls?)|garages?; garage|garages?(?! (?:sale|band)); carports?
carport; a carport; car ?ports?; car ?ports?; -
ev-charger; a car charger; (?:ev|electric (?:car|vehicle)|tesla|car)s?(?: \w+)? charg(?:er|ers|ing|e)(?: stations?| outlets?| port)?|charge (?:my |an? )?(?:ev|electric (?:car|vehicle)|tesla|car)|level (?:2|two) charg\w+|evs?|240[- ]?v(?:olt)?(?: outlet)?; (?:ev|electric (?:vehicle|car)|tesla|car)[- ]charg\w+|charging stations?|level (?:2|two) chargers?|240[- ]volt outlets?; -
rv-parking; room for an RV or boat; (?:(?:park|store|keep|fit|bring|put|leave|room for|space for|parking for|place for|room to park)(?: (?:an?|my|our|the))?(?: (?:big|large|small))? )?(?:rv|boat|trailer|camper|motor ?home)s?(?: or (?:an? )?(?:rv|boat|trailer|camper))?(?: ?/ ?(?:boat|rv))?(?: parking| storage| pad| hook ?-?ups?| garage| access)?; (?:rv|boat|trailer|camper)(?: ?(?:/|or|and) ?(?:boat|rv|trailer))?[- ](?:parking|storage|pad|hook ?-?ups?|garage|gate|access)|(?:room|space|parking) for (?:an? |your )?(?:rv|boat|trailer|camper); -
street-parking; street parking; street parking|park(?:ing)? on the street|on[- ]street; street parking|on[- ]street|(?:park|parking|pass) on the street; -
guest-parking; guest parking; (?:guest|visitor)s?(?:'s)? (?:parking|park|spots?|spaces?)|parking for (?:guests?|visitors?)|(?:guests?|visitors?) park; (?:guest|visitor)s? parking|parking for guests; -
gated; a gate; gated(?: community| entry| access)?|gates?(?: code)?; gated|gates?\b; -
horses; horses; horses?|equestrian|stables?|stalls?|corrals?|pastures?|livestock; horses?|equestrian|stables?|(?:box )?stalls?|corrals?|pastures?|livestock; -
chickens; chickens; chickens?|coops?|hens?; chickens?|(?<!co-)coops?|hens\b; -
adu; a guest house or in-law suite; adus?|guest ?-?(?:house|suite|cottage|quarters)|in[- ]?law(?: suite| unit| apartment| quarters)?|(?:mother|granny)[- ](?:in[- ]law|flat|unit)(?: suite)?|casitas?|carriage house|coach house|separate (?:living quarters|unit|apartment)|accessory (?:dwelling|apartment)(?: unit)?; adus?|accessory dwelling|guest ?-?(?:house|suite|cottage|quarters)|in[- ]law (?:suite|unit|apartment|quarters)|casitas?|carriage house|coach house|own entrance; -
playground; a playground; play ?grounds?|play ?sets?|swing sets?; play ?grounds?|play ?sets?|swing sets?; -
tennis; a court; (?:tennis|pickle ?ball|basketball|sports?) (?:courts?|hoop)|tennis|pickle ?ball; (?:tennis|pickle ?ball|basketball|sports?) (?:courts?|hoop); -
lot; the lot; (?:the |size of the )?lots?(?: size)?|acreage|acres?|land; acres?|acreage|corner lot|lot\b; -
basement; a basement; basements?|cellars?(?! door)|lower levels?|walk ?-?out|below grade; basements?|(?<!wine |salt )cellars?\b|lower[- ]level|walks? ?-?out to|walk-?out; -
attic; an attic; attics?; attics?; -
crawl-space; a crawl space; crawl ?-?spaces?; crawl ?-?spaces?; -
fireplace; a fireplace; fire ?places?|hearths?; fireplaces?; wood[- ](?:burning )?stoves?|hearths?
wood-stove; a wood stove; (?:wood|pellet)(?:[- ]burning)? stoves?; (?:wood|pellet)(?:[- ]burning)? stoves?; -
floors; the floors; floors?(?! ?plan| level)|flooring; (?:hard ?wood|wood|oak|maple|pine|bamboo|tile|vinyl|plank|laminate|concrete|cork|marble|stone|terrazzo|saltillo|slate|heated|parquet|herringbone|walnut|engineered|carpet\w*)(?:[- ](?:plank|tile|wood))?[- ]floor(?:s|ing)?|floors? (?:run|are|were|refinished|throughout)|(?:refinished|redone|new|restored) floors?|hardwoods\b|vinyl plank|saltillo tile|polished concrete|carpet(?:ing|ed)?; -
hardwood; hardwood floors; (?:hard ?)?wood(?:en)? floors?|hard ?woods?|parquet; hard ?wood(?:s|[- ]floor\w*)?|(?:wood|oak|pine|maple|walnut|bamboo|plank|herringbone|cherry|hickory|heart-pine)(?: plank)?[- ]floor\w*|parquet; vinyl plank|engineered wood
carpet; carpet; carpet(?:s|ing|ed)?; carpet(?:s|ing|ed)?; -
ceilings; the ceilings; ceilings?(?! fans?)(?: height| heights)?|clear height; clear height|ceilings?(?! fans?| medallion); -
ceiling-fans; ceiling fans; ceiling fans?; ceiling fans?; -
windows; the windows; windows?(?! treatments?); windowed|windows?(?! treatments?| seat)(?! over the sink); -
skylight; a skylight; sky ?lights?; sky ?lights?; -
kitchen; the kitchen; kitchens?; kitchens?\b(?!ette); -
island; a kitchen island; (?:kitchen )?islands?; islands?(?! (?:of|city|life)); peninsula
counters; the counters; counter ?-?tops?|counters?; counter ?-?tops?|counters\b(?! space); -
appliances; the appliances; appliances?; appliances?; refrigerator|range\b|dishwasher|cooktop
refrigerator; the refrigerator; refrigerators?|fridges?|freezer; refrigerators?|fridges?|freezer; -
stove; the stove; stoves?(?! stay)|ranges?|ovens?|cook ?tops?|cooking; (?:gas |electric |induction |dual[- ]fuel )?(?:ranges?\b(?! hood| of)|ovens?|cook ?tops?|(?<!wood |wood-burning |pellet )stoves?); -
dishwasher; a dishwasher; dish ?washers?; dish ?washers?; -
microwave; a microwave; microwaves?; microwaves?; -
disposal; a garbage disposal; (?:garbage )?disposals?; (?:garbage )?disposals?; -
laundry; laundry; laundry|washers?(?: ?(?:/|and|&|or)? ?dryers?)?|dryers?|do (?:my |the )?laundry|washing machines?; washers? ?(?:and|&|/) ?dryers?|laundry|washers?(?: ?(?:/|and|&) ?dryers?)?|dryers?|washer-dryer; -
laundry-room; a laundry room; laundry (?:room|area|closet)s?; laundry (?:room|area|closet)s?|laundry with; laundry|washers?
in-unit-laundry; laundry in the unit; (?:does|has) the (?:unit|condo|apartment) (?:have|come with) (?:an? |its own )?(?:laundry|washers?(?:[ /&]+(?:and )?dryers?)?)|in[- ]?(?:unit|home|house|suite|apartment)[- ](?:laundry|washers?(?:[ /&]+(?:and )?dryers?)?)|(?:laundry|washers?(?:[ /&]+(?:and )?dryers?)?) (?:is |are )?(?:in|inside) (?:the |my )?(?:unit|condo|apartment|house|home); in[- ](?:unit|home) (?:\w+ )?(?:laundry|washers?(?: ?(?:/|and|&) ?dryers?)?)|(?:stacked |full-size )washers? ?(?:and|&|/) ?dryers?|washers? ?(?:and|&|/) ?dryers? (?:in|are)(?! the (?:building|basement))|laundry closet|(?:bath(?:room)?|kitchen|hall(?:way)?|closet) with (?:an? )?(?:\w+ )?(?:washers?|laundry); laundry|washers?
laundry-hookups; laundry hookups; (?:washer|dryer|laundry)(?:[ /]+(?:and )?dryer)? hook ?-?ups?; hook ?-?ups?; -
pantry; a pantry; pantr(?:y|ies); pantr(?:y|ies); -
cabinets; the cabinets; cabinets?|cabinetry; cabinets?|cabinetry; -
dining-room; a dining room; (?:formal )?dining(?: rooms?| areas?| space)?; (?:formal )?dining (?:rooms?|areas?|space|nook|in the middle)|(?<=living and )dining; -
living-room; a living room; living rooms?|living areas?|sitting rooms?|great rooms?; living (?:rooms?|areas?|spaces?)|living ?(?:/|and|-) ?dining(?: rooms?| areas?)?|great rooms?|main room; -
family-room; a family room; family rooms?|rec(?:reation)? rooms?|game rooms?|media rooms?|den; family rooms?|rec(?:reation)? rooms?|game rooms?|media rooms?|\bdens?\b; -
library; a library; librar(?:y|ies); librar(?:y|ies); -
office; an office; (?:home )?offices?|stud(?:y|ies)|work ?-?(?:from home|space)|work from (?:home|here); (?:home |an? |or |dedicated )*offices?(?! (?:building|tower))|\bstud(?:y|ies)\b; work ?space|\bdens?\b|library
playroom; a playroom; play ?rooms?; play ?rooms?; play ?grounds?|play ?sets?|play areas?
bonus-room; a bonus room; bonus rooms?|flex (?:room|space)|extra rooms?|spare rooms?; bonus rooms?|flex (?:room|space); playrooms?|game room
sunroom; a sunroom; sun ?-?rooms?|florida room|(?:three|four|3|4)[- ]seasons? (?:room|porch)|solarium|conservatory; sun ?-?rooms?|florida room|(?:three|four)[- ]seasons? (?:room|porch)|solarium|conservatory; -
mudroom; a mudroom; mud ?-?rooms?; mud ?-?rooms?; -
foyer; a foyer; foyers?|entry ?ways?|entry hall|vestibule; foyers?|entry ?ways?|entry hall|vestibule; -
walk-in-closet; a walk-in closet; walk[- ]?in closets?|walk[- ]?ins; walk[- ]in[- ](?:\w+ )?closets?|walk-ins\b; -
closets; the closets; closets?(?: space)?; closets?(?! doors?); -
primary-suite; the primary bedroom; (?:primary|master|main|owner'?s)(?: bed ?rooms?| suites?)?(?! floor| level| bath); (?:primary|master|principal)(?: bed ?rooms?| suites?)?(?! bath)\b|owner'?s (?:bed ?rooms?|suites?); -
primary-bath; the primary bath; (?:their|its|his|her) own bath(?:room)?s?|private bath(?:room)?s?|(?:primary|master|owner'?s)(?: bed ?rooms?'?s?| suite'?s?)? bath(?:room)?s?|en ?-?suites?|primary bedroom (?:has|have) (?:its own|a private) bath(?:room)?; (?:primary|master|owner'?s) bath(?:room)?s?|en[- ]?suites?(?: baths?| bathrooms?)?|(?:primary|master)[^.;]{0,60}\b(?:its )?own bath|primary[^.;]{0,60}\bits bath; -
guest-bedrooms; the guest bedrooms; (?:guest|second|2nd|third|3rd|other|secondary|smaller) (?:bed)?rooms?; (?:guest|second|other) bed ?rooms?|guest rooms?|(?:2nd|third|3rd|secondary|additional) bed ?rooms?; -
tub; a bathtub; (?:bath )?tubs?|bath ?tubs?; (?:bath ?|soaking |soaker |clawfoot |garden |jetted |freestanding )tubs?|tubs?\b; -
shower; a shower; showers?; showers?(?! heads?| tile| tiling| door); -
double-vanity; a double vanity; (?:double|dual|two|2) (?:vanit(?:y|ies)|sinks?)|vanit(?:y|ies); (?:double|dual|two|twin)(?:[- ]sink)? (?:vanit(?:y|ies)|sinks?); -
powder-room; a half bath; powder rooms?|half baths?|guest bath(?:room)?s?; powder rooms?|half[- ]baths?; guest baths?
bike-room; bike storage; bike (?:storage|rooms?|racks?|parking)|(?:keep|store|put|park|lock) (?:my |our |the |a )?bi(?:ke|cycle)s?|bi(?:ke|cycle)s?; bicycle|bi(?:ke|cycle)s? (?:rooms?|storage|racks?|parking)|(?:rooms?|storage|racks?) for bi(?:ke|cycle)s?; -
storage; storage; (?:extra|additional|more) storage(?: units?| lockers?| space| rooms?)?|space for storage|places? to store|storage(?: units?| lockers?| space| rooms?| areas?)?|lockers?|place to store|store (?:my|our|things|stuff); storage|lockers?; attic|closet system|shed|bike room
elevator; an elevator; elevators?|lifts?; elevators?|(?:chair|stair|wheelchair) lifts?; walk[- ]?ups?|flights? up
stairs; stairs; stairs?|staircases?|steps?(?: to| up)?|stairway; stairs?\b|staircases?|(?:front|entry) steps|steps lead; walk-?up|all on one level|single[- ](?:level|story)|one[- ](?:level|story)|step-free|no steps|elevator
one-level; a single level; (?:all )?(?:on )?(?:one|1|single)[- ](?:level|stor(?:y|ey)|floor)(?: living)?|ranch(?: style)?|no stairs|stair[- ]free|step[- ]free; (?:all )?on one (?:level|floor)|single[- ](?:level|story)|one[- ](?:level|story)|step-free; (?:du|tri)plex|(?:bi|tri|multi|split)[- ]?level|(?:two|three|four)[- ](?:story|level)|upstairs
main-floor-bedroom; a bedroom on the main floor; (?:(?:first|1st|main|ground)[- ](?:floor|level) (?:primary |master |guest )?(?:bed ?rooms?|suites?|master|primary)|(?:bed ?rooms?|suites?|master|primary) (?:is |are )?(?:on|at) (?:the )?(?:first|1st|main|ground|entry)(?: floor| level)?|bed ?rooms? downstairs|downstairs bed ?rooms?); (?:first|main|ground|entry)[- ](?:floor|level) (?:primary |master |guest )?(?:bed ?rooms?|suites?)|(?:bed ?rooms?|suites?) (?:is |are )?on (?:the )?(?:first|main|ground|entry)|(?:bed ?rooms?|suites?)(?:,? (?:and|with) [\w -]{3,25})? on the (?:first|main|ground|entry)|(?:first|main|ground|entry)[- ](?:floor|level) has (?:an?|one|two) (?:[\w-]+ )?bed ?rooms?|entry level has an? \w+ bedroom|all on one level|(?:first|1st|main|ground|entry)[- ](?:floor|level) (?:primary|master|owner'?s)\b; -
wheelchair; wheelchair access; wheel ?chairs?(?: accessible| access| ramp)?|accessib(?:le|ility)(?: features?)?|handicap(?:ped)?[- ](?:accessible|access)|ramps?|ada|grab bars?|wide doorways?; wheel ?chairs?|(?:handicap|ada|fully|disabled|mobility)[- ]accessib\w+|accessibility|accessible (?:bath\w*|unit|entr\w+|design|features?|home|shower|parking)|ramps?\b|grab bars?|wide doorways?|step-free|zero-step|roll-in; -
loft; a loft; lofts?; (?<!hay)lofts?\b; -
wet-bar; a bar; (?:wet |dry )?bars?(?! none); (?:breakfast|dining|kitchen|coffee)(?:[/ ]dining)? bar|bar seating|bar that seats|(?:wet|dry|built-in|patio) bar\b; -
breakfast-bar; a breakfast bar; breakfast (?:bar|nook|area|counter); breakfast (?:bar|nook|area|counter)|peninsula that seats; -
wine-cellar; a wine cellar; wine[- ](?:cellars?|rooms?|vaults?); wine[- ](?:cellars?|rooms?|vaults?|closets?); wine (?:storage|walls?|displays?|racks?)
wine; a wine cellar or fridge; storage for wine|wine(?: cellars?| fridges?| rooms?| storage| coolers?)?; wine (?:wall|display|storage|closet|vault|rack|refrig\w+)|wine (?:cellars?|fridges?|rooms?|storage|coolers?|refrigerator); -
built-ins; built-ins; built[- ]ins?|book ?(?:shelves|cases?)|shelv(?:es|ing); built[- ]ins?|book ?(?:shelves|cases?)|shelv(?:es|ing); -
open-plan; an open floor plan; open (?:floor ?-?plan|concept|layout|plan)|(?:floor ?-?plan|layout) open|open[- ]concept; open[- ](?:concept|plan|floor|layout)\w*|one long room|opened up|kitchen overlooks the great room; -
floor-plan; a floor plan; floor ?-?plans?|layouts?|blueprints?|how (?:is|are) (?:it|the \w+) laid out; floor ?-?plan|layout|bedroom plan|the plan puts; -
gym; a gym; gyms?|fitness (?:center|room)s?|work ?out room|exercise room|fitness; health club|fitness (?:facilit\w+|studio|area)|exercise (?:facilit\w+|area|studio)|gyms?\b|fitness (?:center|room)s?|work ?out room|exercise room; -
sauna; a sauna; saunas?; saunas?; steam (?:rooms?|showers?)
steam-room; a steam room; steam rooms?|steam (?:bath|shower)s?; steam (?:rooms?|baths?|showers?); saunas?
furnished; furniture; furnish(?:ed|ings?)?|furniture; (?:un)?furnish(?:ed|ings)|furniture\b(?! takes); -
heating; the heating; heat(?:ed|ing|er|s)?(?: system| source)?|how is (?:it|the (?:house|home|place)) heated|heating and cooling; heating|\bheat\b(?! pump| floors?)|forced[- ]air|radiant(?! (?:heated )?(?:\w+ )?floors?(?! heat))|furnaces?|boilers?|baseboard|heat pumps?|geothermal|propane heat; wood stoves?|hvac
furnace; the furnace; furnaces?; furnaces?; hvac|forced[- ]air
boiler; the boiler; boilers?; boilers?; -
cooling; air conditioning; (?:air[- ]?condition(?:ing|er|ers|ed)|air|ac|a\.?c\.?|cooling|cooled)|a/c|window units?; air[- ]?condition\w*|central air|(?<!/)\ba/?c\b(?!/)|cooling|cooled|mini-?splits?|central a/c|heat(?:ing)? (?:and|&) air; hvac|heat pumps?|geothermal
central-air; central air; central (?:air(?:[- ]?condition(?:ing|er|ed))?|ac|a\.?c\.?|cooling|a/c); central (?:air|a/?c\b|cooling)|central heat(?:ing)? (?:and|&) air; cooling|cooled|hvac|heat pumps?|mini-?splits?|air[- ]?condition\w*
hvac; the HVAC system; hvac(?: system)?|heating and (?:air|cooling|ac)|heating & cooling; hvac|heat and cooling|heating and cooling; furnaces?|heat pumps?|central air
heat-pump; a heat pump; heat pumps?|geothermal; heat pumps?|geothermal; -
water-heater; the water heater; (?:hot )?water heaters?|water tank|tankless|hot water(?: heater| tank)?; water heaters?|tankless|hot water tank; -
wiring; the wiring; (?:old |original |updated |new )?wiring|re-?wired|wired(?! for)|knob (?:and|&) tube; wir(?:ing|ed)(?! for)|re-?wired|knob (?:and|&) tube|amps?\b|(?:electrical|breaker) panels?; electrical
electrical; the electrical system; electric(?:al|ity)?(?: panel| service| system| wiring)?|power(?= (?:available|lines?|hook ?-?ups?|at the|on the|to the|to it)|$)|amps?|breaker(?: box| panel)?|fuse box|panel; electrical|wiring|knob (?:and|&) tube|wired (?!for two)|\d+[- ]?amps?|breaker|\d{3} power|\d{3}[- ]volt|electric(?:ity)?(?=[,.]| (?:and|runs?|is|are|at|on|along|to|service|nearby|available|meters?|billed)\b)|power (?:at|is|to|on|along|lines?)|three[- ]phase; -
plumbing; the plumbing; plumbing|pipes?|copper|pex|galvanized|polybutylene; plumbing|plumbed|pipes?|copper|pex|sewer line; -
roof; the roof; roofs?|shingles?|roofing; roofs?\b(?! ?-?(?:top|deck|terrace|garden|lounge|patio))|shingles?; -
siding; the siding; siding|exterior(?: material| walls)?|stucco|facade|brick(?! wall); siding|facades? of [\w ]+|(?:brick|limestone|stone|glass|stucco|brownstone|terracotta|brick and limestone|limestone and brick) (?:facades?|exteriors?)|re-sided|stucco|full-brick|all-brick|brick (?:exterior|ranch|home|house|building|facade)|rammed-earth|vinyl-sided|cedar shingle|clapboard; -
foundation; the foundation; foundations?|slab; foundations?|slab\b; -
insulation; the insulation; insulat(?:ion|ed)|energy[- ]efficien(?:t|cy)|r-value; insulat(?:ion|ed)|energy[- ]efficien\w+|seer\b; -
solar; solar panels; solar(?: panels?| system| power| array)?; solar\b(?!ium)(?: panels?| system| array)?; -
generator; a generator; generators?|back ?up power; generators?|back ?up power; -
well; a well; wells?(?: water| pump)?|on (?:a )?well; no wells?|(?:private |drilled |two |shared )?wells?\b(?=[ ,.]*(?:is|was|and septic|water|pump|tested|serve|on|$|shared|house))|private wells?|well pump|well water; well permits?
septic; a septic system; septics?(?: system| tank| field)?|leach field; septics?; -
sewer; the sewer; sewers?(?: line)?|sewage; sewers?; -
water-source; the water supply; (?:city|public|municipal|town) water|water (?:source|supply|come from|service|pressure|quality)|where does the water come from|drinking water; (?:city|public|municipal|town) water|water: \w+|water supply|wells? serve|private well; -
gas; gas service; (?:natural )?gas(?: line| service| hookup)?|propane; natural gas|gas (?:heat|line|service|hookup|cooktop|range|fireplace|stove|furnace)|propane; -
gas-electric; which is gas and which is electric; (?:gas or electric|electric or gas); gas\b|electric\b|induction|propane; -
internet; the internet service; (?:high[- ]speed )?internet|wi-?fi|broadband|fiber(?: optic)?|starlink|comcast|xfinity|cable(?: tv)?|fios|cell (?:service|reception|coverage|signal); internet|wi-?fi|broadband|fiber(?! cement)|starlink|cable (?:tv|ready|included)|fios|cell (?:service|reception); -
security; a security system; (?:security|alarm)(?: systems?| cameras?)?|alarms?|ring doorbell|cameras?; alarms?|security (?:cameras?|systems?)|cameras\b|surveillance|security (?:systems?|cameras?)|alarm systems?|video intercom|ring doorbell; -
smart-home; smart-home features; smart[- ](?:home|thermostats?|locks?|lights?|features?)\w*(?: systems?)?|home automation(?: systems?)?|nest(?: thermostat)?; home[- ]automation|smart[- ](?:home|thermostats?|locks?|lighting|irrigation)\w*|nest thermostat; -
doorman; a doorman; door ?staff|door ?m[ae]n|doorpersons?|concierge|front desk|lobby attendant|attended lobby; door ?staff|door ?person(?:nel|s)?|door attendants?|attended (?:entry|entrance)|lobby (?:staff|attendants?)|(?:24/7|24[- ]hour|full[- ]time) (?:staff|attend\w+|lobby|desk)|24[- ]hour (?:front )?desk|door ?m[ae]n|doorpersons?|concierge|front desk|lobby attendant|attended lobby; -
packages; package delivery; packages?(?: room| delivery| locker)?|mail ?room; (?<!appliances? |upgrade |finish |finishes |design )packages(?! of)|package (?:room|locker|delivery|receiving|handling)s?|mail ?room; -
flood; flooding; flood(?:s|ed|ing)?(?: zones?| plain| insurance| risk| area| damage)?|floodplain; flood(?:s|ing|plain)?\b(?! (?:protection|control|lights?|lighting|the|this|that|each|every|all|its|your|with|in|into)\b)(?: zones?| plain| insurance)?; -
insurance; insurance; (?:home ?owner'?s? |hazard )?insurance(?: cost)?; insurance; -
radon-mold; radon, mold, asbestos or lead; ever wet|water problems?|wet|radon|mold|mould|asbestos|lead(?: paint| pipes?)?|termites?|pests?|water damage|leaks?; radon|mold\b|asbestos|lead paint|termites?|pest|water damage|leaks?; -
hoa-covers; what the fee covers; (?:hoa|association|condo|monthly|maintenance|common|the)? ?(?:fees?|dues|charges?|hoa|assessments?|maintenance) (?:includes?|covers?|pay for|go toward|get me|included)|(?:include|cover)(?:s|d|ed)? (?:in|by) (?:the )?(?:\w+ )?(?:hoa|fees?|dues|association|assessments?|maintenance)|(?:hoa|association|fees?|dues) (?:take care|pay|provide)s?(?: of| for)?; (?:fees?|dues|assessments?|maintenance|monthlies|hoa|association|charges?)(?: fees?| charges?)? (?:also )?(?:covers?|includes?|including|pays? for|mows?|takes? care|provides?|maintains?|plows?)|included in (?:the )?(?:\w+ )?(?:fees?|hoa|assessments?|dues|maintenance)|(?:hoa|fees?|dues|assessments?|maintenance|charges)[^.;]{0,20}\b(?:includ|cover)\w*; -
pets; pets; pets?(?: friendly| policy| rules?| restrictions?)?|animals?|pet[- ]friendly; pets?\b(?! (?:spa|wash|store))|(?:dog|cat)s? (?:are|allowed|ok|welcome|permitted)|dog[- ]friendly; -
dogs; dogs; dogs?(?: friendly| policy)?(?! park| run| shower| wash| door)|pupp(?:y|ies); pets?\b(?! (?:spa|wash|store))|dogs?(?:[- ]friendly| (?:are|allowed|ok|welcome|permitted|no\b|not\b))|no (?:\w+ )?dogs?(?! park| run); -
cats; cats; cats?|kittens?; pets?\b(?! (?:spa|wash|store))|cats?(?:[- ]friendly| (?:are|allowed|ok|only|welcome)); -
breeds; breed or weight limits; (?:dog |pet )?breeds?(?: (?:restrictions?|limits?|rules?))?|(?:pet |dog )?(?:weight|size) (?:limits?|restrictions?)|(?:big|large|small) (?:dogs?|pets?|breeds?)|how (?:big|large|heavy) (?:can|of) (?:a |my |the )?dogs?|how many (?:pets|dogs|cats); breeds?\b|(?:weight|size) (?:limit|restrict)\w*|\d+ ?(?:lbs?|pounds?)|(?:one|two|three|\d) (?:dogs?|pets?|cats?)\b|no (?:size|weight|breed)|(?:all|any) sizes?|dogs of|large dogs|big dogs; -
dog-amenities; a dog park or run; dog (?:parks?|runs?|shower|wash|doors?)|pet (?:spa|wash); dog (?:room|stations?|bath\w*)|pet (?:shower|room|stations?)|dog (?:parks?|runs?|shower|wash|doors?|spa)|pet (?:spa|wash\w*); -
lease-option; a lease option; (?:lease|rent)[- ]to[- ]own|lease[- ](?:options?|purchase); (?:lease|rent)[- ]to[- ]own|lease[- ](?:options?|purchase); -
investors; investors; investors?(?: friendly)?|investor purchases?; (?:no )?investors?\b(?:[- ](?:friendly|restricted|welcome|allowed|ok))?|investment (?:purchases?|buyers?); rental cap
duplex; a duplex; duplex(?:es)?(?: up| down)?|triplex(?:es)?; (?:du|tri)plex(?:-up|-down| up| down)?; (?:bi|tri|multi|split)[- ]?level|two levels
rent-rules; rent regulation; rent[- ](?:stabili[sz]\w+|control\w*|regulat\w+)|(?:stabili[sz]ed|regulated|free[- ]market) (?:units?|apartments?|rents?); rent[- ](?:stabili[sz]\w+|control\w*|regulat\w+)|stabili[sz]ed|free[- ]market; -
rentals; renting it out; rent(?:al|als|ed|ing)?(?: it| this| out| policy| restrictions?| cap| allowed| rules?| the place| my unit)*|leas(?:e|ed|es|ing)(?: it| out| policy| restrictions?)*|sub ?-?let(?:ting|s)?|investors?(?: friendly)?|landlords?|tenants? allowed; rental cap|rent(?:al|als|ing|ed)?\b(?!-)(?: \w+){0,3} (?:allowed|permitted|ok|restrict\w*|not allowed|prohibited|cap|minimum)|rentals? of|rentals?\b|sub ?-?let(?:ting|s)?|sub-?leas(?:e|es|ing)|leas(?:e|ing) (?:\w+ )?(?:allowed|permitted|restriction|minimum|policy)|no rentals|minimum lease; investor[- ](?:friendly|restricted)
short-term; short-term rentals; (?:(?:rent|lease|list|put|use|run|do|operate)(?: it| this| the (?:place|unit|house|home))?(?: out)?(?: on| through| as| via| for)?(?: an?| the)? )?(?:air ?b ?(?:n|and|&) ?b|vrbo|short[- ]term(?: rentals?| rent| renting| lets?)?|vacation rentals?|nightly rentals?); air ?bn ?b|vrbo|short[- ]term|vacation rentals?|nightly rentals?|rentals? of (?:\w+) (?:months?|days?|years?) or (?:longer|more)|minimum (?:lease|rental)|leases? must (?:run|be) (?:at least|a minimum)|no rentals; -
tenant; a tenant; tenants?(?! allowed)|(?:tenant[- ]|owner[- ])?occupied|lease in place|current(?:ly)? (?:leased|rented)|renters? (?:in|living); tenants?|tenant-occupied|currently (?:leased|rented); vacant(?! (?:lot|land))|owner-occupied|occupied by|under an? [\w-]+ lease|lease through
special-assessment; special assessments; (?:special |pending |upcoming )?assessments?; (?:special )?assessments?\b(?! (?:covers?|includes?|paid|is \$|fee)); -
vacancy; a vacancy; vacant|vacanc(?:y|ies)|empty; vacant(?! (?:lot|land))|vacanc(?:y|ies)|unoccupied; occupied|leased|month to month
land-owned; whether the land is part of the sale; own (?:the |any )?(?:land|lot|ground)(?: under(?:neath)? (?:it|the (?:home|house)))?; land is leased|leased land|not the land|(?:not|n't) own (?:the )?land|own (?:the |your )?(?:land|lot)|home only|land (?:is )?(?:included|conveys)|fee simple|leasehold|land lease; -
warranty; a warranty; warrant(?:y|ies); warrant(?:y|ies); -
covenants; covenants; covenants?|cc&?rs?|deed restrictions?|restrictive; covenants?|cc&?rs?|deed restrict\w+; -
zoning; the zoning; zon(?:ed|ing); zon(?:ed|ing)\b; -
historic; a historic designation; histor(?:y|ic|ical)(?: district| designation| home| register)?|landmark(?:ed)?; historic(?! charm)|landmark(?:ed)?|national register|dates to|former \w+ (?:warehouse|factory|church|school|mill); -
new-construction; new construction; new (?:construction|build|home)|newly built|brand new|builder(?:'s)?|never (?:lived in|occupied)|spec home; new construction|newly built|brand[- ]new home|builder'?s?|never lived in|new[- ]build; -
updates; updates; updates?|renovations?|upgrades?|improvements?|remodel(?:s|ing)?|what (?:did|have|has) (?:they|the (?:sellers?|owners?|builder)) (?:do|done|redo|redone|change[ds]?|updated?|renovated?|upgraded?)|what(?:'s| is| was| were| got| all was| has been| have been) (?:new|updated|renovated|replaced|redone|upgraded)|recent work|work (?:has been )?done|(?:been )?(?:updated|renovated|remodeled|upgraded|rehabbed); updated|updates\b|upgrades\b|improvements\b|refreshed|freshly painted|renovat\w+|remodel\w+|replaced|redone|upgraded|refinished|rehab\w*|new (?:roof|windows|furnace|hvac|kitchen|water heater)|installed (?:in )?(?:19|20)\d\d|rebuilt|redesigned|reimagined|gutted|stripped to the|(?:\d{4} )?(?:remodel|renovation|rehab); -
included; what is included; what(?:'s| is| are| all)?(?: all)? (?:included|stays?|staying|conveys?|comes? with|being left)|inclusions?|what do(?:es)? (?:the )?(?:sellers?|owners?) leav\w+|exclusions?|fixtures?; stays?\b|convey(?:s|ed)?|sellers? (?:are |is )?leav\w+|included in (?:the |this )?sale|(?:is|are|all) included|come[s]? with the (?:home|house|property)|fridge and \w+ stay; -
tax-abatement; a tax abatement; (?:tax )?abatements?|homestead(?: exemption)?|tax (?:exemption|break|credit)s?; abatements?|homestead|tax (?:exemption|credit)s?; -
flip-tax; a flip tax; flip tax(?:es)?; flip tax(?:es)?; -
sponsor-unit; a sponsor unit; sponsor(?: units?| sales?)?; sponsor(?: units?| sales?| apartments?| renovated)?; -
board; board approval; (?:co-?op |condo )?board(?: approval| interview| package| application)?; board (?:approval|interview|package|application)|reviewed? by the [\w ]*board; -
transit; public transit; (?:public )?(?:transit|transportation|transport)(?: options?| stops?)?|stations?(?! wagon)|commute by (?:train|bus|transit); public trans(?:it|portation)|(?:subway(?!s?[- ]til)|metro|train|cta|light rail|commuter rail|rail|blue line|red line|brown line|green line|transit)\b(?: \w+)? ?(?:stations?|stops?|lines?|trains?)?|(?<!school )bus(?:es)?\b(?: lines?| stops?| routes?)?|street ?car|trolley|ferry terminal|[A-Z\d](?:, ?[A-Z\d])* trains?; -
train; a train; trains?(?: stations?| stops?| lines?)?|subways?(?: stations?| stops?| lines?)?|metro(?: stations?| stops?)?|light rail|commuter rail|rail(?: stations?| lines?)?|train station|street ?cars?(?: stops?)?|trolley|bart|mbta|septa|marta|amtrak|l (?:stop|train|station)|the l|\bel\b; (?:subways?(?![- ]til)|metro|trains?|cta|light rail|commuter rail|rail|blue line|red line|brown line|green line|pink line|orange line)\b(?: \w+)? ?(?:stations?|stops?|lines?|trains?)?|street ?car|trolley|[A-Z\d](?:, ?[A-Z\d])* trains?|blue ?line|red ?line|brown ?line; public trans(?:it|portation)
bus; a bus; bus(?:es)?(?: stops?| lines?| routes?)?; (?<!school )bus(?:es)?\b(?: lines?| stops?| routes?)?; public trans(?:it|portation)
ferry; a ferry; ferr(?:y|ies)(?: terminal)?; ferr(?:y|ies); -
airport; the airport; airports?; airports?; -
downtown; downtown; down ?town|city center|center of town|town center|(?:to|into|from) (?:the city|town)\b; down ?town|city center|town center; -
grocery; a grocery store; grocer(?:y|ies)(?: stores?| shopping)?|super ?markets?|food stores?|whole foods|trader joe'?s|costco|target|walmart; grocer(?:y|ies)|super ?markets?|whole foods|trader joe'?s|costco|target|walmart|jewel-osco|mariano'?s|aldi|publix|kroger|safeway|wegmans|h-?e-?b|sprouts|ralphs|vons|albertsons|giant eagle|stop & shop|fairway|gristedes|zabar'?s|food lion|harris teeter|erewhon; -
restaurants; places to eat; restaurants?|places to eat|dining (?:nearby|out|options)|cafes?|coffee(?: shops?)?|eat out|food nearby|bars nearby|night ?life|bakery; restaurants?|caf[eé]s?|coffee|eateries|dining(?= and|,)|night ?life|bakery; -
shopping; shopping; shop(?:s|ping)(?: centers?| malls?)?|stores?|malls?|retail; shop(?:s|ping)\b(?! has)|stores?\b|malls?|retail|boutiques?; -
park; a park; (?:city |public |state |national |dog |nearest |local )?parks(?: nearby)?|(?<=(?:an?|the|any|nearest|city|public|state|near|local|closest|to|from|by) (?:\w+ ){0,2})park(?! in| on| my| our| a| an| two| there| here)|green ?space|(?<=(?:is|to|from|near|of|the|see|by) (?:[\w']+ ){1,3})park(?=$| from| away| and| or); parks?\b(?! (?:your|a|the|plaza|place|tower|avenue|ave|slope)\b)|promenade; -
trail; a trail; trails?|hik(?:e|es|ing)|bike (?:paths?|trails?|lanes?)|walking paths?|biking|running path; trails?|hiking|bike (?:paths?|lanes?)|promenade; -
beach; the beach; beach(?:es)?|ocean|sea; beach(?:es)?|ocean\b|sand frontage; -
lake; a lake or river; lakes?|lake ?front|rivers?|swim(?:ming)?(?! pool)|fish(?:ing)?|kayak\w*; lake(?:s|front|shore)?(?! shore (?:drive|dr)\b)|rivers?|kayak\w*|fishing|trout; -
golf; golf; golf(?: courses?)?|country club; golf(?: courses?)?|country club; -
highway; the highway; highways?|freeways?|interstates?|expressways?|i-\d+|major roads?; highways?|freeways?|interstates?|expressways?|i-\d+; -
hospital; a hospital; hospitals?|doctors?|medical|urgent care|er\b; hospitals?|medical center|urgent care; -
nearby; what is nearby; what(?:'s| is| are)?(?: there| stuff| things| places| amenities)?(?: to do)? (?:near(?:by)?|close(?: by)?|around|in the area|within walking distance)(?: here| it| there)?|(?:amenities|attractions|things to do|places|anything)(?: to do| fun| interesting)? (?:near(?:by)?|close ?by|around(?: here)?|in the area)|walk(?:able|ability)|walk ?-?score|location|what can i walk to|surrounding area|points of interest; -; -
noise; noise; nois(?:e|y)|quiet|loud|hear (?:the )?(?:traffic|road|neighbors|trains?)|traffic|road noise|flight path; quiet(?! (?:sophistication|luxury|elegance|confidence|charm|beauty|nights?|evenings?|mornings?|moments?|reflection|reading|formal|home office|retreat|(?:\w+ )?(?:garden|courtyard|office|room)))|(?<!removing the )nois\w+|traffic|sound ?proof\w*; (?:tranquil|peaceful|serene),? (?:[\w-]+ )?(?:block|street|setting|location|neighborhood|enclave)
cul-de-sac; a cul-de-sac; cul[- ]?de[- ]?sacs?|dead[- ]end|corner lot|busy (?:street|road)|side ?walks?|street like; cul[- ]de[- ]sac|dead[- ]end|corner lot|busy|side ?walks?|tree[- ]lined|end of an? \w+ lane; -
amenities; shared amenities; amenit(?:y|ies)|common areas?|club ?house|what does the (?:building|community|complex) (?:have|offer); amenities|club ?house|the building has|residents (?:enjoy|have)|owners share|common (?:areas?|green)|shared; -
storm-shelter; a storm shelter; (?:storm|tornado) (?:shelters?|cellars?)|safe room|hurricane (?:shutters?|windows|straps?)|impact (?:windows|glass)|shutters?; (?:storm|tornado) (?:shelters?|cellars?)|safe room|hurricane \w+|impact (?:windows|glass)|shutters?; -
trash; trash pickup; trash(?: pick ?-?up| collection| service)?|garbage(?! disposal)(?: pick ?-?up| collection)?|recycling; trash|garbage(?! disposal)|recycling; -
snow; snow removal; snow(?: removal| plow\w*)?|plow(?:ed|ing|s)?|shovel\w*; snow|plows?|plowed; -
landscaping; the landscaping; landscap(?:ing|ed)|lawn (?:care|mowing|maintenance)|yard (?:work|maintenance)|mow(?:s|ing|ed)?; landscap\w+|mows?|lawn care|full sod; -
utilities; the utilities; utilit(?:y|ies)(?: costs?| bills?| included)?|(?:electric|gas|heating|water|energy|power) bills?|hot water included; utilit(?:y|ies)|fee (?:covers|includes)|bills; -
parking; parking; park(?:ing)?(?: spots?| spaces?| situation| pads?)?(?: included| available)?|where (?:do|can|would) (?:i|we|you) park(?: (?:my|our|the) cars?)?|park (?:my|our|two|2|a) cars?|cars?(?: fit)?|off[- ]street parking; parking(?! lot of)|garages?(?! door| floor| roof)|carports?|drive ?ways?|covered space|deeded space|off[- ]street|(?:garage|parking) stalls?; -
hoa; an association fee; fee(?= (?:per|a|each) (?:year|month))|(?:monthly |annual |yearly )?(?:hoas?|h\.o\.a\.?|home ?owner'?s?'? association|associations?|maintenance)(?: fees?| dues| charges?| payments?| costs?| amount| maintenance)?|(?:condo|common|coop|co-op|strata)(?: fees?| dues| charges?| payments?| costs?| maintenance)|dues|monthlies|(?:monthly|annual|quarterly) (?:fees?|charges?|maintenance)|fees|carrying costs?|common charges|maintenance fees?; hoa|association fee|homeowner'?s? association; -
taxes; property taxes; (?:annual |yearly |monthly |property |real estate |re |school |local )*tax(?:es)?(?: bill| amount| rate)?; (?:property |real estate |re )?taxes\b(?! abate); -
beds; the bedrooms; studio apartment|studio(?!s)|bed ?rooms?|beds?(?! room)|brs?|bds?|bdrms?; bed ?rooms?; -
baths; the bathrooms; (?:full |half |total )?bath ?rooms?|(?:full |half )?baths|bathroom count|(?:full|how many) bath|ba's|toilets?|full baths?; baths?\b|bath ?rooms?; -
sqft; the living area; square (?:footage|feet|foot|ft)|sq ?\.? ?f(?:t|eet)|sqft|living (?:area|space)(?: size)?|interior size|floor space|how (?:big|large|spacious) is (?:it|this|the)(?: (?:house|home|place|condo|property|apartment|unit|townhouse|loft))?$|size of (?:it|the|this) ?(?:house|home|place|condo|apartment|unit)?$|how big$; square (?:feet|footage)|living area; -
year-built; the year it was built; year (?:it|this|the (?:house|home|building|place|condo)) was (?:built|constructed)|(?:year|when)(?: was| were)?(?: it| this| the)?(?: house| home| building| place| condo| property| apartment)?(?: built| constructed)|built in|how old is (?:it|this|the)(?: (?:house|home|building|place|condo|property|apartment|townhouse|loft|farmhouse))?$|age of (?:it|this|the) ?(?:house|home|building|place|condo|property)?$|(?:the )?(?:house|home|building|property)'?s age|year built|construction (?:date|year)|how old$; built in|year built|dates to; -
kind-of-home; the kind of home; (?:co-?op|condo(?:minium)?|town ?(?:house|home)|single[- ]family|duplex|apartment|house) or (?:an? |is it an? )?(?:co-?op|condo(?:minium)?|town ?(?:house|home)|single[- ]family|duplex|apartment|house)|(?:what )?(?:kind|type|sort|style) of (?:a )?(?:home|house|property|building|place|dwelling|residence)|property type|(?:is (?:it|this) an? )(?:single[- ]family(?: home| house)?|condo(?:minium)?|town ?(?:house|home)|co-?op|apartment|house|manufactured(?: home)?|mobile(?: home)?|detached(?: home| house)?|multi[- ]?family|farm|modular(?: home)?|loft)(?: or (?:an? )?\w+)?|mobile home|manufactured home; single[- ]family|condo|town ?house|co-?op|duplex|manufactured|farm\b|multi-family|two-family|three-family; -
school-district; the school district; school districts?|(?:which|what) district|isd; school district|(?:public|local|area|city|county|community|unified|consolidated) schools?|unified|[\w ]{3,24} (?:isd|usd|csd|sd)\b; -
schools; the schools; (?:zoned |assigned |public |local |nearest |nearby |neighborhood |which |what )*schools?(?: zones?| zoned| boundaries| assignments?| nearby| names?)?|(?<=schools? (?:is|are) (?:it|this|the home|the house) )zoned for; elementary|(?:middle|high|junior high|intermediate) schools?|schools?\b(?! district| bus)(?<!Public Schools)(?<!public schools); -
address; the address; (?:street )?address|where is (?:it|this|the (?:house|home|property|place|condo))(?: located)?$|where's (?:it|this|the (?:house|home))|location of the (?:house|home|property)|what street|which (?:city|town)|what (?:city|town|state)|which state|where exactly|where at|where is this; -; -
zip; the ZIP code; zip(?: ?codes?)?|postal code; -; -
county; the county; (?:which|what) county|county; county|parish|borough; -
neighborhood; the neighborhood; (?:which|what) (?:area|part of town|part of the city)|(?:name of (?:the )?)?(?:neighbou?rhood|subdivision|development|community)(?: name| called)?|what (?:area|part of town)|subdivision; subdivision; -
agent; the listing agent; (?:listing |selling )?(?:agent|realtor|broker)(?:'s)?(?: name)?|who(?:'s| is) (?:selling|listing|representing)(?: it| this)?|who (?:do|should|can) (?:i|we) (?:contact|talk to|call|ask|reach)|who listed; -; -
brokerage; the brokerage; broker ?age|real estate (?:company|office|firm)|(?:which|what) (?:company|firm|agency|brokerage)(?! (?:made|makes|built|builds|manages|installed|did|owns))|listing office; -; -
mls; the MLS number; mls(?: number| id| #)?|listing (?:number|id); -; -
status; the sale status; (?:still )?(?:available|on the market|for sale|active)|(?:sale |listing )?status|sold(?: yet| already)?|under contract|pending|contingent|in escrow|off the market|taken; pending|contingent|sold|under contract; -
days-on-market; the days on market; days on (?:the )?market|dom|how long (?:has|have|was|been) (?:it|this|the \w+|they)?(?: been)?(?: on the market| listed| for sale| up)+|been (?:on the market|listed|for sale)|when (?:was|did) (?:it|this|the \w+) (?:listed|go on the market|come on the market|hit the market)|on the market (?:for )?how long; days on market; -
stories; the number of stories; (?:how many |number of )(?:stor(?:y|ies|eys)|floors|levels)|stories|(?:two|three|2|3)[- ](?:stor(?:y|ey)|levels?)|multi-?level|split[- ]level; (?:du|tri|quadru?)plex|(?:bi|tri|multi|split)[- ]?level|\d-story|(?:two|three|four|five)-story|stor(?:y|ies)\b|(?:one|two|three|four|five|\d) (?:finished |full )?(?:levels|floors)|(?:two|three|four|five|\d)-levels?|on one level|single-level; -
unit-floor; the floor it is on; (?:what|which) (?:floor|level)(?: (?:is|are)(?: the| this)? ?(?:it|unit|condo|apartment|loft|place)?(?: on| located)?)?$|floor number|(?:(?:is it|is this|is the (?:unit|condo|apartment))(?: on)?(?: the| an?)? )?(?:top|ground|first|1st|high|upper|bottom)[- ]floor(?: unit| apartment| condo)?$|how high up(?: is it)?|penthouse; -; -
width; the width; how wide(?: is (?:it|this|the (?:building|house|home|townhouse|brownstone)))?$|how wide is the \w+(?: house)?$; \d+(?:\.\d+)?[- ](?:foot|feet|ft)[- ]wide|\d+(?:\.\d+)?(?:'| feet| ft)[- ]wide|double[- ]wide|\d+[- ](?:foot|feet|ft) wide; -
unit-count; the number of units; (?:how many|number of) (?:other )?(?:units|apartments|condos|residences|homes|tenants|families)(?: are| live)?(?: there)?(?: in (?:the|this) (?:building|complex|community|development))?; (?:two|three|four|six|\d)-famil(?:y|ies)|(?:tri|four|quad|du|six)plex|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ](?:(?:residential|condo|condominium|total|luxury|private|boutique|rental|free-market|stabilized|legal|exclusive|bespoke|new) ){0,3}(?:units?|residences|apartments|condos|homes)(?! (?:of|in) (?:parking|storage))(?! (?:on|per|to) (?:each|the|this|every|a) (?:floor|landing))|(?:two|three|four|six)-flat|(?:two|three|four) legal units; -
showings; showings; showings?; showings?; -
seller-credit; a seller credit; (?:seller |closing cost |buyer )?credits?(?! score| cards?)|concessions?|incentives?|rate buy ?-?downs?; (?:seller |closing cost |buyer )?credits?\b(?! (?:score|card|union))|concessions?|incentives?|rate buy ?-?downs?; -
owner-agent; an owner who is an agent; (?:owner|seller)s?(?: \w+){0,2} (?:agent|realtor|broker|licensee|licensed)(?: or something)?|(?:agent|broker)[- ]owned|owner[/ -]agent; (?:owner|seller)s? (?:is|are) (?:an? )?(?:licensed|real estate|agent|broker|realtor)|(?:agent|broker)[- ]owned|owner ?/ ?(?:agent|broker); -
virtual-tour; a virtual tour; (?:virtual|3-?d|video|online|matterport) (?:tours?|walk ?-?throughs?)|(?:an? |any |the )videos?; (?:virtual|3-?d|video) (?:tours?|walk ?-?throughs?)|matterport; -
open-house; an open house; open houses? (?:times?|hours?|dates?|schedule)|open houses?|when can i walk through|upcoming open; open houses?; -
price; the price; (?:asking|list(?:ing)?|sale|current|purchase|total|selling)? ?price(?: tag)?(?: of (?:the|this) (?:house|home|property|condo))?|how much (?:is|are|does|do|for|would)(?: they| you)?(?: it| this| the| this)? ?(?:house|home|condo|place|property|unit|townhouse|farm|loft|apartment|thing)?(?: cost| going for| listed for| listed at| asking| want| selling for)?$|how much$|what (?:does|do)(?: it| this| they| the (?:house|home|place))(?: cost| want| go for| ask)(?: for it)?|cost of (?:the|this) (?:house|home|property|condo|place)|going for|how much (?:is|are) (?:they|the sellers?|you|the owners?) asking|what (?:is|are) (?:they|the sellers?|the owners?) asking|asking for (?:it|this)|selling for|listed (?:for|at); -; -
price-cut; a price cut; (?:has|was|did) (?:it|they|the (?:price|sellers?))(?: \w+)? (?:been |be |get )?(?:cut|reduced|dropped|lowered|lower it|drop|marked down)(?: yet| recently| lately)?|price (?:cuts?|drops?|reduc\w+|change\w*|history|decrease\w*|adjust\w*)|(?:reduced|dropped|lowered|cut|come down|gone down|changed|decreased)(?: in| the| its| their)? ?price|price (?:been |recently )*(?:reduced|dropped|lowered|cut|changed|come down|gone down|decreased|adjusted|drop|go down)|been reduced|any reductions?|original price before (?:the |that )?(?:price )?(?:cut|drop|reduction)|original(?:ly)? (?:list(?:ed)?|asking)?(?: ?price| at| for)|(?:old|previous|prior|first) (?:asking |list )?price|what was (?:it|the price) (?:before|originally)(?: (?:the |that )?(?:price )?(?:cut|drop|reduction))?|price before(?: the| that)?(?: price)?(?: cut| drop| reduction)?; -; -
price-per-sqft; the price per square foot; (?:price|cost|how much|\$)(?: is it| is that)? ?(?:per|a|/|by the) ?(?:foot|ft)|(?:price|cost|how much|dollars?|\$|what)(?: is| does| do)?(?: it| this| that| the \w+)*(?: cost| work out| come out)*(?: to)? ?(?:per|a|/|for each|by the|each) ?(?:square (?:foot|feet|ft)|sq ?\.? ?ft\.?|sqft|sf)|ppsf|price ?/ ?square (?:foot|feet)|per square (?:foot|feet); -; -
deeded; who owns the parking space; deeded|assigned (?:parking|spots?|spaces?); deeded|assigned; -
auction; an auction; auctions?|foreclosures?|reo|bank[- ]owned; auctions?|foreclosures?|bank[- ]owned; -
land-lease; a land lease; (?:land|ground) (?:lease|rent)|leasehold|(?:lot|space|site|pad) rent; (?:land|ground) (?:lease|rent)|leasehold|(?:lot|space|site|pad) rent; -
co-op; a co-op; co-?ops?(?! fee| board| maintenance| or)|cooperative; co-?op\b|cooperative; -
as-is; an as-is sale; as[- ]is; as[- ]is\b; -
virtual-staging; virtual staging; photos?|pictures?|pics|images?|virtual(?:ly)? stag\w+|virtual(?:ly)? stag\w+|(?:photos?|pictures?|pics) (?:real|edited|staged|altered|actual)|(?:real|actual|staged|edited) (?:photos?|pictures?|pics); renderings?|rendered|(?:photos?|images?|pictures?) (?:are|is|have|were|may|show\w*)\b|actual (?:photos?|images?)|virtual(?:ly)? stag\w+|digitally; -
repairs; repairs; repairs?; repairs?; as[- ]is
estate-sale; an estate sale; estate sales?; estate sales?; -
walk-up; a walk-up; walk[- ]?ups?; walk[- ]?ups?; flights? up|no elevator
condition; the condition; shape|(?:move[- ]in ready|turn ?-?key|fixer(?:[- ]upper)?|needs? (?:any |some |much |a lot of )?work|need(?:s)? (?:updating|renovation|tlc)|condition); raw (?:form|space|state)|(?:requires?|needs?|in need of) (?:an? )?(?:\w+ )?(?:renovation|rehab|updating|modernization)|bring your (?:own )?(?:architect|designer|contractor|ideas|vision|imagination)|to be (?:restored|reimagined|renovated|customized)|awaits? (?:your|its|the) \w+|well[- ]maintained|(?:impeccably|meticulously|beautifully|lovingly|immaculately) (?:maintained|kept)|mint\b|pristine|immaculate|gut[- ]renovat\w+|estate condition|move[- ]in ready|turn ?-?key|fixer(?:[- ]upper)?|needs? (?:\w+ )?(?:work|tlc|updating|repairs?)|as-is|(?:excellent|great|good|fair|poor|pristine|mint|original|immaculate|perfect|showroom|move-in) condition; (?:fully|completely|newly|recently|freshly|totally|extensively|gut|beautifully|meticulously|impeccably|tastefully|thoughtfully) (?:\w+ )?(?:renovated|updated|remodeled|rehabbed|restored|redone|rebuilt|reimagined)|renovat(?:ed|ion)|rebuilt|remodeled|make (?:it )?your own
tax-deductible; how much of the maintenance is tax-deductible; (?:maintenance |fee )?(?:is )?(?:tax[- ]?)?deductib\w+|tax deductions?; (?:tax[- ]?)?deductib\w+|deductions?; -
sound-system; a sound system; sound systems?|speakers?|surround sound|wired for (?:sound|speakers|audio|music)|audio(?: system)?|sonos; (?:pre-?)?wired for (?:\w+ )?(?:sound|audio|music)|speakers?|sonos|(?:built-in |integrated )?audio|surround[- ]sound|sound system; -
occupied-floors; the floors it takes; which floors occupied; (?:occup(?:y|ies|ying)|spans?|spanning|across|over|on) (?:the )?(?:\w+ )?(?:first|second|third|fourth|top|parlor|garden|two|three|four|entire)(?: \w+){0,2} (?:floors?|levels?); -
every-floor; every floor; every floor; (?:all|every|each)(?: \w+)? (?:floors?|levels?)|(?:serving|serves|to) (?:all|every|each)\b; -
washer-allowed; whether a washer may be put in; washer allowed; (?:washers?|laundry)(?: ?(?:/|and|&) ?dryers?)?(?: are| is)? (?:permitted|allowed|ok\b|hook\w*|possible|ready)|(?:permits?|allows?|allowed|hook ?-?ups? for|option (?:for|to)|approved for|potential for|add|install)(?: \w+){0,3} (?:washers?|laundry)|in[- ](?:unit|home) (?:laundry|washers?); -
one-level-living; living on one level; live (?:all )?on (?:one|a single) (?:level|floor)|(?:one|single)[- ](?:level|floor) living; (?:all )?on one (?:level|floor)|single[- ](?:level|story)|one[- ](?:level|story)|step-free; -
super; a superintendent; supers?(?! (?:nice|cool|close|quiet|bright))|superintendents?; (?:live-?in|resident|full[- ]time|part[- ]time|on-?site) (?:super(?:intendent)?|manager)|superintendents?|on-?site (?:super\w*|manage\w+|engineer)|building engineer|supers?(?= (?:and|on|in|who)\b|[,.;]|$); -
intercom; an intercom; intercoms?; intercoms?|video (?:entry|doorbell)|butterfly ?mx|virtual doorman; -
soundproofing; soundproofing; sound ?proofing; sound ?proof\w*|sound (?:barrier|insulat\w+)|separated by concrete|concrete (?:construction|between); quiet|nois\w+
units-per-floor; how many homes share the floor; units per floor; (?:only )?(?:two|three|four|five|six|\d+)(?: \w+)? (?:units?|apartments?|residences|homes) (?:on|per|to) (?:the|each|this|a|every)? ?(?:floor|landing|level); -
full-floor; a full floor; full floor; (?:full|entire|whole)[- ]floor; -
radiant-floors; heated floors; radiant floors?; (?:radiant|heated)[- ](?:\w+[- ])?floors?|radiant(?: floor)? heat\w*|floors? (?:is |are )?heated|heated (?:\w+ )?(?:flooring|tiles?|floors?); -
heated-towel; heated towel bars; heated towel; heated towel|towel warmers?; -
murphy-bed; a Murphy bed; murphy beds?|wall beds?|fold-?down beds?; murphy beds?|wall beds?; -
king-bed; room for a king-size bed; king bed|bed size; king(?:[- ]sized?)?(?: beds?)?\b(?! (?:murphy|st|street|ave|county))|queen(?:[- ]sized?) beds?; -
configured; how it is configured; configured|configuration; configured|(?:currently|presently|now) (?:two|one|three|used as|set up as|split|combined)|combination of; -
original-details; original details; original details?; original (?:\w+ )?(?:details?|features?|mou?ldings?|woodwork|millwork|hardware|tiles?|floors?|trim|doors?|brick|beams?|mantels?)|(?:period|prewar|pre-war|vintage|historic) (?:\w+ )?(?:details?|character|charm|features?|trim|elements?); -
moldings; moldings; moldings?; (?:crown )?mou?ldings?|mill ?work|wainscot\w*|(?:wood|vintage) trim; -
exposed-brick; exposed brick; exposed brick; exposed[- ]brick|brick walls?|original brick; -
water-filter; a water filter; water filters?; water (?:filt\w+|purif\w+|treatment)|filtered water|water (?:\w+ )?filt\w+|reverse osmosis|filtration; -
water-softener; a water softener; water softeners?|softeners?; water soften\w+|softeners?|soft water; water treatment
car-lift; a car lift; car lifts?; car (?:lift|stacker|elevator)s?; -
zoned-hvac; separate heating and cooling zones; zoned hvac; (?:(?:two|three|four|multi|dual|\d)[- ]?)?zon(?:e|es|ed)[- ](?:\w+ ){0,2}(?:hvac|heat\w*|ac\b|a/c|air|cooling|climate)|(?:hvac|heat\w*|air|cooling) zones?|multi[- ]zone|zoned; -
income-limits; income limits; income guidelines; income[- ](?:guidelines?|restrict\w+|limits?|eligib\w+|qualif\w+|requirements?)|(?:household|monthly|annual|gross) income|income of; -
price-final; whether the price is final; sale price final; (?:sale|list|final|resale) price[^.;]{0,30}\b(?:pending|adjusted|based|subject|final|negotiable|firm)|price (?:is )?(?:firm|negotiable|subject)|(?:sale )?price pending; -
financing-allowed; how much may be financed; financing allowed; (?:up to )?\d\d ?(?:%|percent) (?:financing|down|financed)|financing[^.;]{0,20}\d\d ?(?:%|percent)|\d\d ?(?:%|percent)[^.;,]{0,20}financ\w+; -
gifting; gifting; gifting|gifts?; gift(?:ing|s|ed)?\b; -
co-purchasing; co-purchasing; co-purchasing; co-?purchas\w+; -
guarantors; guarantors; guarantors; guarantors?|co-?signers?; -
pied-a-terre; a pied-à-terre; pied-a-terre; pieds?[- ][aà][- ]terres?; -
parents-buying; parents buying; parents buying; parents (?:buying|purchas\w+)|purchas\w+ for (?:children|family); -
style; the style; (?:architectural )?style; (?:\w+[- ](?:style|inspired)|(?:spanish|mediterranean|victorian|colonial|craftsman|tudor|modern|contemporary|art deco|neo-?\w+|romanesque|renaissance|greek revival|georgian|federal|queen anne|mid-?century|ranch|cape cod|bungalow|brownstone|prewar|pre-war|italianate|beaux[- ]arts|gothic|farmhouse|industrial|japanese)(?:[- ](?:modern|revival|style|inspired|grec|deco))?)(?= (?:[\w-]+ ){0,2}(?:design|home|house|residence|building|architecture|townhouse|facade|façade|gem|estate|villa|bungalow|retreat|masterpiece|coop|co-op|cooperative|property|style|loft|condo\w*)\b)|(?:renaissance|greek|colonial|spanish|gothic|tudor|romanesque|georgian) revival; -
deposit; a security deposit; (?:security |damage |pet )?deposits?(?: amount)?; (?:security |damage |pet )?deposits?\b; -
application-fee; an application fee; application(?: fees?| costs?)?|fees? to apply|cost to apply; application (?:fee|cost)s?; -
lease-term; the length of the lease; lease term; (?:\w+|\d+)[- ](?:or (?:\w+|\d+)[- ])?(?:month|year) lease|leases? (?:runs?|terms?|length|must)|lease (?:from|through|until)|month[- ]to[- ]month; -
available-on; when it is available; availability; avail(?:able)?\.? (?:now|immediately|on|from|starting|after|\d{1,2}/\d{1,2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*)|move[- ]in ready now|ready (?:now|for move)|vacant now; -
move-in-cost; what is due at move-in; due at move-in; due at (?:signing|move[- ]in)|first month(?:'s rent)?,? (?:last|and)|(?:security )?deposits?\b; application fee
rent-includes; what the rent includes; rentincludes; rent includes|included in (?:the )?rent|(?:heat|water|gas|utilities|trash|internet|electric(?:ity)?|cable|sewer|lawn care) (?:is|are) (?:all )?included|tenants? (?:also )?pays?|(?:landlord|owner) (?:also )?pays?; -
smoking; smoking; smok(?:e|ing|ers?)|vap(?:e|ing); smok(?:ing|e-free|e free|ers?)\b; -
road-frontage; road frontage; (?:road|street|highway) frontage|frontage on (?:the|a) (?:road|street); (?:feet|foot|ft|')(?: of)? (?:road |street |paved )?frontage|frontage (?:on|along) (?:an? |the )?(?:[\w-]+ ){0,3}(?:road|street|highway|drive|lane|avenue)|(?:road|street|highway) frontage; -
road-access; road access; (?:road|year[- ]round|deeded) access|access (?:road|by road|to the (?:land|property|lot|parcel))|landlocked|how (?:do|would|can) (?:you|i|we) get (?:to it|in|there)$; (?:paved|gravel|county|private|dirt|public|maintained|year-round)[\w -]{0,25} roads?|road access|deeded access|right[- ]of[- ]way; -
restrictions; restrictions; (?:any |deed |building |land |use )?restrictions?(?: on (?:it|the (?:land|property|lot|use)))?|restricted|unrestricted; restrict\w+|unrestricted|covenants?|(?:mobile|manufactured) homes? (?:and [\w -]+ )?(?:are |is )?not (?:allowed|permitted); -
topography; the lay of the land; flat(?!s)|slop(?:e|es|ed|ing|y)|steep|hilly|topography|lay of the land|terrain|(?<=(?:it|land|lot|yard|ground|property|parcel|tract) )level; (?<!\d )flat\b(?!s)|level,? (?:lot|homesite|home|site|ground|building|land|acre\w*|pasture|yard|fenced)|(?:is|are|lies|gently|mostly) level|slop\w+|steep\w*|rolling|hill(?:y|side|top)|terrain; -
cleared; cleared land; clear(?:ed|ing)(?! height); cleared|open (?:land|meadow|pasture)|meadow; wooded
wooded; woods; wooded|woods|forest(?:ed)?; wooded|woods|timber\w*|forest\w*; -
hunting; hunting; hunt(?:ing)?|wildlife|deer; hunt\w*|wildlife|deer\b|turkeys?|elk\b; -
boundaries; the boundaries; (?:property |lot |survey )?(?:boundar(?:y|ies)|corners?|pins?|property lines?)(?: (?:clearly |been |are )*(?:marked|flagged|staked|set))?; (?:corners?|pins?|boundar(?:y|ies)|lines) (?:is |are |have been |has been )?(?:\w+ )?(?:marked|flagged|staked|surveyed|set); survey\w*
buildable; whether it can be built on; buildable|build(?:ing)? (?:sites?|lots?|pads?|envelopes?)|home ?sites?|where (?:would|could|can|should) (?:i|we|you) build; buildable; build(?:ing)? (?:sites?|pads?|envelopes?)|home ?sites?
price-per-acre; the price per acre; (?:price|cost|how much|\$)(?: is it| is that)? ?(?:per|a|an|/|by the) ?acre|per acre; -; -
dock-doors; loading docks; (?:loading|truck) (?:docks?|bays?|doors?|areas?)|dock(?:[- ]high)? doors?; dock(?:[- ]high)? doors?|loading (?:docks?|bays?|areas?); -
drive-in-door; a drive-in door; overhead doors?|roll[- ]?up doors?|drive[- ]?in doors?; overhead doors?|drive-?in doors?|roll-?up doors?; -
mobile-homes; mobile homes; (?:put|place|park|bring|move|have|set|live in|install)(?: in| up)? (?:an? |my |our )?(?:mobile|manufactured|modular|tiny) homes?|(?:mobile|manufactured|modular|tiny) homes? (?:allowed|ok|okay|permitted)|double[- ]?wides? (?:allowed|ok|permitted); (?:mobile|manufactured|modular|tiny) homes?\b; -
swim-club; a swim club; swim clubs?|pool clubs?|country club membership|club memberships?; swim clubs?|pool clubs?|club memberships?; -
specials; a move-in special; (?:move[- ]in |rent |lease )?specials?|free (?:month|rent|weeks?)|promotions?; (?:free (?:month|rent|weeks?)|(?:month|weeks?|rent) free|(?:move-in|rent|lease) specials?|half of the first month); -
survey; a survey; surveys?|surveyed; survey\w*; -
elevation; the elevation; elevation|altitude; elevation|altitude|at (?:about |nearly )?\d{1,2},\d{3} feet; -
owner-financing; owner financing; owner financing; (?:owner|seller) (?:financ\w+|carry|will carry|terms); -
public-land; public land nearby; (?:borders?|next to|adjoins?|adjacent to|backs? (?:up )?to|touch(?:es)?) (?:any )?(?:public|blm|national forest|state|federal) (?:land|forest)?|public land|blm|national forest; BLM\b|national forest|public land|state land|federal land; -
current-rents; the current rents; current rents; rent(?:ed|s)?\b[^.;]{0,40}\$\d|leased? [^.;]{0,40}\$\d|lease [^.;]{0,40}at \$\d; -
meters; separate meters; separate meters|meters?; meters?\b|metered; -
park-approval; approval by the park; park approval; approved by the (?:park|community|landlord)|(?:park|community) approval|board approval; -
cash-only; a cash sale; get an? (?:mortgage|loan)(?: (?:on|for) (?:it|this))?|cash only|(?:only )?cash (?:buyers?|sale)|pay cash; (?:no |all[- ])?cash (?:only|buyers?|sale|offers|purchases?)|cash-only; -
end-unit; an end unit; endunit; end[- ](?:unit|of[- ]row|home|townhome|townhouse)|corner (?:unit|home); -
tenant-lease; the tenant's lease; tenantlease; leased (?:to|through|until)[^.;]{0,80}|lease (?:through|until|runs|ends|expires)[^.;]{0,60}; -
lawn-care; lawn care; lawn care; lawn (?:care|mowing|service|maintenance)|landscaping|mows?; -
sink; a sink; sinks?; sinks?\b; -
age-rule; an age rule; age rule; 55\+|62\+|(?:55|62) (?:and|or) (?:over|older|better|up)|age[- ](?:restricted|qualified); -
completion; a completion date; completion(?: date)?; completion|completed in|complete by; -
manufactured; manufactured homes; (?:single|double)[- ]?wides?(?: trailers?)?|(?:mobile|manufactured|modular) homes?|trailers?; (?:single|double)[- ]?wides?|(?:mobile|manufactured|modular) homes?; -
stoop; a stoop; stoops?; stoops?; -
`;
