const figure =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|dozen|half|pair|both|double|dual|twin|triple|single|several|no|none|studio|duplex|triplex)\b/i;
/** A word that tells what something is made of. */
export const anyMaterial =
  /\b(?:wood\w*|stone|tile\w*|brick|metal|glass|steel|composite|concrete|granite|quartz\w*|marble|laminate|vinyl|lvp|lvt|oak|hardwoods?|carpet\w*|solid surface|butcher[- ]block|\w+stone|cedar|ipe|trex|azek|redwood|teak|mahogany|pine|walnut|maple|cherry|bamboo|paver\w*|bluestone|slate|travertine|limestone|porcelain|ceramic|stucco|shingle\w*|asphalt|iron|aluminum|timber|lacquer\w*|pvc|pex|copper|galvanized|onyx|brass|bronze|zinc|leather|fiberglass|crystal|terra ?cotta|terrazzo|plaster|cork|rubber|linoleum|birch|ash|hickory|mosaic|clapboard|fir|acacia|rosewood|larch|spruce|elm|beech|alder|poplar|cypress|sapele|wenge|ebony|alabaster|lucite|acrylic|plexiglass)\b/i;

/** What a way of asking wants to be told, and how an answer shows that it tells it. */
export const askedKinds: [asked: RegExp, told: RegExp][] = [
  // Whoever designed the courtyard isn't the architect.
  [
    /^(?:and |so )?who (?:is|was|were|are) the architects?\b(?! (?:of|for|behind) )/,
    /\barchitect|^(?!.*\b(?:courtyard|gardens?|landscap\w*|yard|interiors?|lobby|lighting|furni\w+)\b).*\bdesign/i,
  ],
  // The baths of other bedrooms are ensuite as well.
  [
    /\b(?:primary|master)(?: bed ?room)? bath/,
    /^(?!.*\b(?:guest|secondary|each|other|additional|upstairs) )|\b(?:primary|master|owner)/i,
  ],
  // Stairs inside a home don't lead to it.
  [
    /\b(?:stairs?|steps)\b.*\b(?:to get (?:to|in|into|inside|up)|(?:up|lead\w*) to|to (?:the|my) (?:unit|apartment|condo|front door|door|entrance|building|lobby))\b/,
    /^(?!.*\b(?:interior|internal|inside|spiral) (?:stairs?|staircase)\b)/i,
  ],
  // How somebody gets to the rooms is a way, not how many rooms there are.
  [
    /\bhow (?:do|does|would|can|will|could) (?:[\w']+ ){1,3}(?:get|go|come|make it) (?:up |down |over |out |back )?(?:in)?to (?:the |their |her |his )(?:[\w-]+ ){0,2}(?:bed ?rooms?|bath ?rooms?|baths?|floors?|rooms?|kitchen)\b/,
    /\b(?:access\w*|reach\w*|via|through|stair\w*|elevators?|lifts?|ladder|ramps?|leads?|leading|opens?|steps?|connect\w*|direct\w*|one[- ](?:story|level|floor)|single[- ](?:story|level|floor))\b/i,
  ],
  // What stands on a roof may be newer than the roof.
  [
    /^(?:and |so )?(?:how (?:old|new|recent)|what (?:is the )?age|when|what year)\b.*\broof\b(?![- ]?(?:deck|top|terrace|garden|patio))|\b(?:is|was|has) the roof (?:been )?(?:\w+ )?(?:new\w*|old|original|replaced|redone)\b/,
    /\b(?:new\w*|recent\w*|re-?plac\w+|updat\w+|original|redone|upgrad\w+|improve\w*|tear-?off|\d+[- ]year[- ]old|(?:19|20)\d\d)\b[^.;]{0,90}(?<!\b(?:on|atop|onto|for) (?:the |its |a |our )?)\broof(?:s|ing)?\b(?![- ]?(?:deck|top|terrace|garden|patio))|\broof(?:s|ing)?\b(?![- ]?(?:deck|top|terrace|garden|patio))[^.;]*(?:\b(?:19|20)\d\d\b|\b(?:years?|months?|age|old|warranty|re-?placed?|redone|done|updated|original|brand[- ]new)\b|\bnew(?:er)?(?=[.,;)”]|$| (?:in|as)\b))/i,
  ],
  // Whoever names an income wants no limit on assets.
  [
    /\b(?:income (?:limit|cap|maximum|max)|(?:make|earn) (?:a |per |each )?(?:year|annually)|(?:make|earn) to (?:buy|qualify))/,
    /\bincomes?\b|\bearn\w*|\bAMI\b|\bsalar(?:y|ies)\b|\bHDFC\b/i,
  ],
  // What a space "goes for" is an amount.
  [
    /^(?:and |so )?(?:what|how much)\b.*\b(?:park\w*|garage|storage|spots?|spaces?|stalls?|lockers?)\b.*\b(?:(?:go(?:es|ing)?|sell(?:s|ing)?|rent(?:s|ing)?) for|runs? (?:me|us|you)|set (?:me|us|you) back)\b|^(?:and |so )?(?:what|how much) (?:do|does|would|will|are|is) (?:they|the (?:building|association|garage|seller|owner)s?) (?:want|charg|ask|get)\w*(?: extra)? for\b/,
    /\$ ?\d|\bfree\b|\binclud\w+|\bno (?:extra |additional )?(?:charge|cost|fee)/i,
  ],
  // When a lease ends is a day, a month or a year; that it ends is known.
  [
    /^(?:and |so )?(?:when|until when|how long|what (?:date|day|month))\b.*\b(?:lease|tenants?|renters?)\b.*\b(?:end|ends|run|runs|expire[sd]?|up|over|leave|leaves|leaving|move|out)\b/,
    /\b(?:19|20)\d\d\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b|\b\d{1,2}\/\d|month[- ]to[- ]month|\b(?:spring|summer|fall|winter)\b|\b\w+ (?:weeks|months|years)\b/i,
  ],
  // How to get there is a way.
  [
    /^(?:and |so )?how (?:do|does|would|can|will) (?:you|i|we|one|people|it) (?:get|go|come)(?: up| down| over| out| back)?(?: in)? ?(?:to|into|onto) the (?:[\w-]+ ){0,2}(?:house|basement|attic|roof|deck|yard|garden|unit|cellar|garage|terrace|loft|cottage|studio)\b/,
    /\b(?:access\w*|reach\w*|via|through|stair\w*|elevators?|ladder|walkway|path|tunnel|entr\w+|doors?|sliders|leads?|leading|opens?|steps?|connect\w*|direct\w*|off)\b/i,
  ],
  // What stands beside a park need not look out on it.
  [
    /\b(?:can|could|do|would) (?:i|we|you|one) (?:actually |really |still )?see (?!the (?:house|home|apartment|unit|place|listing|seller|agent)\b|it\b|(?:a |the )?(?:photo|picture|video|floor ?plan|tour)).*\b(?:from|out)\b/,
    /\b(?:views?|vistas?|overlook\w*|see|seen|look(?:s|ing)?|fac(?:es|ing)|sights?|sightlines?|windows?|panoram\w*|visible|glimpse\w*)\b/i,
  ],
  // A view of the lake is no way to it.
  [
    /^(?:and |so )?how (?:do|does|would|can|could|will) (?:i|we|you|one) (?:get|walk|go|come) (?:over |down |out )?to the (?:lake\w*|beach\w*|water\w*|river\w*|ocean|shore|park|harbor|bay|trail|marina)\b/,
    /\b(?:underpass|overpass|paths?|trails?|bridge|walk\w*|steps?|blocks?|minutes?|access\w*|across|ferry|shuttle|bus(?:es)?|trains?|via|through|stairs\w*|gate|leads?|leading|moments|corner|drive|bike|away)\b/i,
  ],
  // "Assigned, on site" tells nothing of a roof over it.
  [
    /^(?:so |and )?(?:is|are) (?:the |my |our )?(?:parking|garage|car)(?: (?:spot|space|stall))?s? (?:inside|indoors?|outside|outdoors?|covered|uncovered|open|under a roof)\b/,
    /\b(?:indoors?|inside|outdoors?|outside|exterior|interior|garages?|covered|uncovered|surface|(?:open|parking|surface) lot|carports?|underground|subterranean|enclosed|heated|drive-?way)\b/i,
  ],
  // What stands among other perks may still cost extra.
  [
    /\b(?:parking|garage)(?: (?:spot|space|stall))?s? included in the (?:sale |asking |purchase )?price\b/,
    /\b(?:included|includes|deeded|price[ds]?|comes? with|conveys?|transfers?|owned|own|purchase|leas\w+|rent\w*|fee|extra|(?:parking|garage)(?: (?:is|at))? additional|additional (?:cost|fee|charge|monthly))\b|\$/i,
  ],
  // Whether it is for sale today says nothing of the last time.
  [
    /\b(?:last|previous(?:ly)?|prior|how long)\b.*\b(?:sold|sells?|on the market|changed hands|traded)\b|\bwhen was it last sold\b/,
    /\b(?:last|first) (?:time|sold|sale|offering|traded|purchased|offered)\b|\b(?:sold|bought|purchased|owned|held|acquired|changed hands|never)\b|\b(?:decades?|centur\w+|generations?|\d+\+? years?|years)\b/i,
  ],
  // Which of two is the bigger one takes a measure of both.
  [
    /^(?:and |so )?(?:which|what)(?: one)?(?: is|'s)?(?: the)? (?:[\w-]+ ){0,3}?(?:bigger|larger|smaller|biggest|largest|smallest|longer|wider|taller|higher|deeper)\b(?=.* or\b)/,
    /\d[^“]*(?:x|by|sq|f(?:ee|oo)t|sf|['’′])[^“]*\d[^“]*(?:x|by|sq|f(?:ee|oo)t|sf|['’′])|\b(?:bigger|larger|smaller|biggest|largest|smallest|longer|wider|taller|higher|deeper)\b/i,
  ],
  // What stands in the kitchen isn't for cooking outside.
  [
    /\b(?:outside|outdoors?|out ?back|al ?fresco)\b.*\b(?:cook\w*|kitchen|ovens?|stoves?|grills?|barbecue|bbq)\b|\b(?:cook\w*|kitchen|ovens?|stoves?|grill\w*|barbecue|bbq)\b.*\b(?:outside|outdoors?|out ?back|out there|al ?fresco)\b/,
    /\b(?:outdoors?|outside|grill\w*|barbecue|bbq|patios?|terraces?|decks?|\w*yards?|gardens?|roof\w*|balcon\w+|loggia|porch|lanai|courtyard|pergola|fire ?pit|pizza)\b/i,
  ],
  // A building that is well kept, or a hallway that is being renovated, says nothing of the home's own condition.
  [
    /\b(?:move[- ]?in[- ]?ready|turn ?-?key|fixer(?:[- ]upper)?|needs? (?:any |some |much |a lot of |lots of )?(?:work|tlc|updating|renovati\w+|fixing))\b/,
    /^(?!.*\b(?:lobby|hallways?|corridors|common areas?|facade|immaculate(?:ly)?(?: [\w-]+){0,3} (?:building|co-?op|condo(?:minium)?|association|complex)|building (?:is|has been|was)|(?:maintained|kept|run|managed) (?:[\w-]+ )?(?:building|co-?op|condo\w*|association|complex))\b)/i,
  ],
  // A large deck is as big as anybody's: its size is a measure.
  [
    /^(?:and |so )?(?:how (?:big|large|spacious)|(?:what(?:'s| is) )?(?:the )?size of|what size)(?: is| are)? (?:the|its|that|my|our) (?:[\w-]+ ){0,2}(?:decks?|terraces?|balcon(?:y|ies)|patios?|porch(?:es)?|loggias?)\b/,
    /\d[\d,.]*(?:['’′]|[- ]?(?:x|by|sq|square|f(?:ee|oo)t|ft|sf|acres?)\b)|\b(?:half|quarter|acres?|(?:length|width|size) of|full[- ](?:width|length)|entire|whole|wraps?|wrap-?around|seats?|fits?|accommodat\w+|room for|space for)\b/i,
  ],
  // Floors of wood aren't the levels that a home is on.
  [
    /^(?:and |so )?(?:which|what) floors? (?:of|is|are|does|do)\b/,
    /\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|ground|parlor|garden|main|top|upper|lower|entire|whole|full|penthouse|\d+(?:st|nd|rd|th))\b|\b(?:floors?|level|unit) #?\d/i,
  ],
  // That there is a terrace says nothing of how big it is.
  [
    /^(?:and |so )?(?:how (?:big|large|spacious)|what size) (?:is|are) (?:the|its|that|my|our) (?!ceilings?\b)/,
    /\d|\b(?:big\w*|large\w*|huge|spacious|over-?sized?|generous\w*|ample|small\w*|compact|cozy|intimate|massive|expansive|enormous|grand|full[- ]\w+|king|queen|tiny|extra|sprawling|vast|wide|deep|roomy|airy|plenty|abundan\w+|walk-?ins?|olympic|half|quarter|(?:one|two|three|four|five|six|seven|eight|nine|ten|several)\b|tandem|single|double|dual|entire|whole|fits?|seats?|accommodat\w+|room for|space for|narrow|palatial|substantial|sizea?ble|giant|gigantic|mini|petite|efficient|tall|soaring|long|lengthy|great|good[- ]siz\w+|sized|acres?|acreage|dozens?|studio)\b/i,
  ],
  // The sun of the rooms isn't that of the patio.
  [
    /^(?:and |so )?(?:does|do|is|are|will) the (?:[\w-]+ )?(?:patio|deck|yard|backyard|garden|terrace|balcony|courtyard|porch|pool)s? (?:get |have |in (?:the )?)?(?:\w+ )*(?:sun|sunlight|light|shade|shady|sunny)\b/,
    /\b(?:patio|deck|yards?|backyard|garden|terrace|balcon\w+|courtyard|porch|pool|outdoors?|outside|rooftop)\b/i,
  ],
  // A two-story window wall doesn't count the stories of the house.
  [
    /^(?:and |so )?how many (?:stories|floors|levels)\b/,
    /^(?!.*\b(?:two|three|double|2|3)[- ]story (?:[\w-]+ ){0,2}(?:windows?|living|atrium|great|foyer|entry\w*|ceilings?|walls?|library|glass)\b)|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)[- ](?:[\w-]+ )?(?:stor(?:y|ies)|floors|levels)\b(?! (?:[\w-]+ ){0,2}(?:windows?|living|atrium|great|foyer|entry|ceilings?|walls?|library|glass)\b)/i,
  ],
  // The most that somebody may earn is an amount or a share.
  [
    /\bmax(?:imum)? (?:household |annual )?income\b|\bhow much (?:can|may) \w+(?: \w+)? (?:earn|make)\b/,
    /\$ ?\d|\d ?(?:%|percent)|\bAMI\b/i,
  ],
  // Who designed the house didn't furnish it.
  [/^(?:and |so )?who\b.*\binterior (?:designer|decorator|design)\b/, /\binteriors?\b|\bdecorat\w+/i],
  // Who the tenant is isn't told by what the area is known for.
  [
    /^(?:and |so )?who (?:is|are) the (?:[\w-]+ ){0,3}tenants?\b/,
    /\btenants?\b|\b(?:leased|rented|let) (?:to|by)\b|\boccupied by\b|\bhome to\b/i,
  ],
  // A brand is a name.
  [/\b(?:who|what) is the (?:[\w-]+ ){1,3}brand\b/, /[\p{L},;] \p{Lu}\p{L}/u],
  [/\bhow much of\b/, /\$ ?\d|\d ?%|\b(?:percent|half|third|quarter|none)\b/i],
  [
    /\bhow many square feet\b|\bhow (?:big|large) (?:is|are) the (?:[\w'-]+ )?(?:units?|apartments?|house|building|lot|land|property|parcel)\b/,
    /\d/,
  ],
  [/^how many\b/, figure],
  [
    /^(?!.*\bschools?\b).*\bzon(?:ed|ing)\b/,
    /\bzoning\b|(?<![-\w])(?<!(?:dual|multi|two|three|four) )zoned\b(?! (?:[\w-]+ )?(?:HVAC|heat\w*|gas|air|AC|A\/C|cool\w*|climate|central|sound|audio))/i,
  ],
  // A 24-hour doorman doesn't tell how long the doorman has been there.
  [
    /\bhow long (?:has|have|had|did)\b/,
    /\b(?:years?|yrs?|months?|weeks?|days?|decades?|centur\w+|generations?|since|until|through|recently)\b/i,
  ],
  [/\b(?:what|which) (?:is|are) the (?:exact )?(?:max(?:imum)?|min(?:imum)?)\b/, figure],
  [
    /\b(?:what|which) hours\b/,
    /\d ?(?:[ap]\.?m\b|:\d|-?hour|h\b|\/7|-\d|to \d)|\b(?:round the|noon|midnight|overnight|full[- ]time|days?|nights?|evenings?|mornings?)\b/i,
  ],
  [
    /^(?:what|which)(?: is| are)?(?: the)?(?: closest| nearest| nearby)? (?:beach(?:es)?|parks?|museums?|lakes?|rivers?|universit(?:y|ies)|colleges?|hospitals?|airports?|stadiums?|malls?|theaters?)\b/,
    // A listing in capitals is quoted in lower case, names included.
    /[\p{L}\d’',;-] [“(]?\p{Lu}\p{L}|(?<=near |and |to |, )(?!the|an?|and|to|city|dog|local|public|nearby|beautiful)[\p{Ll}'’]{4,} (?:park|garden|beach|museum|lake)\b/u,
  ],
  [
    /^(?:what|which) (?:is the )?(?:\w+ ){0,3}(?:stops?|stations?)(?= *[?.!]*$| (?:is|are|near|nearby|close|closest)\b)/,
    /(?<!\p{L})(?!(?:Bus|BBQ|Citi\w*|Charging|Gas|Fire|Work|Metra|CTA|Line|Train|Subway|Transit|Red|Blue|Brown|Green|Orange|Pink|Purple|Yellow|The|Near|Multiple) )\p{Lu}[\p{L}\d'’/]+(?: (?:CTA|[Rr]ed|[Bb]lue|[Bb]rown|[Gg]reen|[Oo]range|[Pp]ink|[Pp]urple|[Yy]ellow|L|El|and|[Ll]ine|[Tt]rain|[Ss]ubway|[Mm]etro|[Bb]us))* (?:[Ss]tations?|[Ss]tops?)\b|\b(?:[Ll]ine|[Tt]rain|[Ss]ubway) (?:\w+ )?at \p{Lu}|\b(?:[A-Z]+(?:\/\w+)*|\d) (?:train )?at \p{Lu}/u,
  ],
  // Which trains stop there is told by name: "eight lines nearby" tells none.
  [
    /^(?:what|which)(?: is| are)?(?: the)?(?: \w+)? ?(?:trains?|subways?|(?:subway|train|metro|bus|rail|transit|l|el) (?:lines?|routes?)|lines?|buses|bus(?:es)?)(?! (?:stops?|stations?))\b/,
    /(?<![\p{L}\d])(?:[A-Z]|\d{1,3}(?!(?: |-)(?:blocks?|minutes?|mins?|miles?|stops?|lines?|trains?|subways?|steps|feet|bed|bath|\+)|[\d,.]))(?=[\s,/&)]|$)|\b[A-Z]{2,4}\/|\b(?:red|blue|green|orange|brown|purple|pink|yellow|silver|gold|[A-Za-z\d])(?:[,/&]| and)?(?: \w+)? (?:lines?|trains?)\b(?<!\b(?:subway|the|to|multiple|several|many|all|major|of|a|train|transit) (?:lines?|trains?))|\b(?:Metra|LIRR|PATH|CTA|BART|Caltrain|Amtrak|MARTA|SEPTA|Brightline|Metro-North|NJ Transit)\b|\p{Lu}\p{Ll}+ (?:Lines?|Stations?|Metro)\b/u,
  ],
  [
    /^(?!(?:so |and )?(?:is|are) (?:the|laundry)\b).*\b(?:washers?|dryers?|laundry)\b.*\b(?:in|inside) (?:the|my|our|each|your) (?:unit|apartment|condo|home|house|place)\b|\bin-?(?:unit|home|apartment) (?:laundry|washer)/,
    /^(?!.*\b(?:building (?:perks|amenities|features|offers|has|also)|card[- ]operated|coin|communal|(?:common|shared|central|building) laundry|laundry (?:room |facilit\w+ |is |are )*(?:on|in) (?:the |each |every )?(?:building|basement|\w+ floor)))|\b(?:in[- ](?:unit|home|apartment)|inside|washers? ?(?:\/|and|&) ?dryers?)\b/i,
  ],
  // That a building has a garage doesn't tell who pays for a space.
  [
    /^(?=.*\b(?:park\w*|garage|spots?|spaces?|stall)\b).*(?:\bor (?:do|does|would|will) (?:i|we|you|it)\b.*\b(?:pay|rent|cost|buy|lease)|\bextra\b|\bpay\b)/,
    /^(?!(?:Yes\. |No\. )?(?:Parking: |The listing gives the parking as )(?![^.]*\b(?:leas|rent|includ|fee|deed))).*/i,
  ],
  // Walls and tall ceilings in one sentence don't meet.
  [
    /\b(?:walls?|partitions?|cabinets?|windows?|doors?) (?:that )?(?:go|goes|reach|extend|run)(?: all the way)?(?: up)? to (?:the )?ceilings?\b/,
    /\b(?:to[- ](?:the[- ])?ceilings?|full[- ]height|ceiling[- ]height)\b/i,
  ],
  // A space for rent across the street says nothing of the home.
  [
    /\b(?:rent|lease|sublet) (?:it|this|the (?:unit|home|house|place|apartment|condo))\b|\brentals? allowed\b/,
    /^(?!.*\brental (?:parking|spaces?|garage|storage)\b)|\b(?:rentals? (?:are |is )?(?:allowed|permitted|ok)|sublet\w*|investors?|leasing)\b/i,
  ],
  // Who renovated one floor didn't design the building.
  [
    /\b(?:architects?|designers?|designed)\b.*\bbuilding\b/,
    /^(?!.*\brenovat)|\b(?:building|designed|built|cooperative|condominium|house|tower)\b/i,
  ],
  // "Four exposures" name no direction.
  [
    /\b(?:which|what) (?:way|direction|exposure|side)s?\b.*\b(?:fac\w+|windows?|exposures?)\b|^(?:what|which)(?: is| are)? (?:the )?exposures?\b/,
    /\b(?:north|south|east|west)\w*\b|\b(?:overlook\w*|(?:faces?|facing|toward) (?:the|a|onto|on)|views? (?:of|over))\b/i,
  ],
  // An outlet is no voltage.
  [
    /\b\d{2,4} ?(?:v|volts?|amps?|kw|btus?|gallons?)\b/,
    /\d{2,4}[- ]?(?:v|volts?|amps?|kw|btus?|gallons?|gal)\b/i,
  ],
  // Whether there are two now or one that might be divided isn't told by their number.
  [/\bbed ?rooms?\b.*\b(?:split|divid\w+|convert\w*|combin\w+|wall off)\b/, /^(?!(?:Bedrooms: |It has ))/],
  [
    /\bname of the (?:building|complex|development|condo|community|co-op)\b/,
    /\p{Lu}\p{L}+ \p{Lu}|The \p{Lu}/u,
  ],
  [
    /\bfamous\b.*\b(?:lived?|owned?)\b/,
    /\b(?:lived|resided|resident|owned|purchased|residence of|home of)\b/i,
  ],
  [
    /\b(?:rent|lease) (?:an? |extra |second |another |additional )*(?:parking|garage)\b/,
    /\b(?:parking|garage)\b[^.;]{0,60}(?:\brent|\bleas|available|\bfees?\b|month|\$|Leased)|\b(?:rent|leas)\w*[^.;,]{0,30}(?:parking|garage)/,
  ],
  [
    /^(?:what|which) rooms?\b/,
    /\b(?:throughout|everywhere|\w*rooms?|kitchen|foyer|hall\w*|suites?|den|office|library|baths?|levels?)\b/i,
  ],
  [
    /\b(?:dogs?|pets?) (?:to |can |could )?(?:run|play|roam|go out)\b|\b(?:somewhere|anywhere|place|spot) (?:\w+ ){1,3}(?:take|bring|exercise|let out) (?:my|our|the|a) (?:dogs?|pup\w*)\b/,
    /\b(?:dog|pet) (?:runs?|parks?|area|yard|beach|relief)|\b(?:yards?|backyard|gardens?|lawn|parks?|acres?)\b/i,
  ],
  [
    /\b(?:kind|type|sort|species) of wood\b|\b(?:what|which) wood\b/,
    /\b(?:oak|maple|walnut|cherry|birch|mahogany|teak|cedar|cypress|pine|redwood|ash|hickory|alder|larch|bamboo|rosewood|fir|ipe|elm|chestnut|beech|acacia|sapele|wenge|zebra ?wood|hardwoods?|engineered)\b/i,
  ],
  [
    /^who (?:is|are) the (?:management|managing)\b|^who manages\b/,
    /\bmanaged by\b|[Mm]anagement\b|\bmanagers?\b|\bself[- ]managed\b|\bsuper/,
  ],
  [
    /^how old (?:is|are)\b/,
    /\d{4}|\b(?:\w*years?|months?|weeks?|days?|new\w*|original|old|century|recent\w*|ago|\d+s|age|vintage|pre-?war|post-?war|antique|mid-century|last)\b/i,
  ],
  [/\bon the roof\b/, /\b(?:roof\w*|penthouse|top)\b/i],
  [
    /\b(?:parking|garage|storage|space|spot|locker) number\b|\bnumber of the (?:parking|garage|storage|spot|space)\b/,
    /#|\b[A-Z]{1,2}-?\d|\b[Nn]umber \d/,
  ],
  [
    /\brents? (?:per|for each|of each|from each) (?:unit|apartment)\b/,
    /\$[\d,]+[^.;]*\b(?:each|per unit|apiece)\b|\b(?:each|per unit|[Uu]nit \w+|apartment \w)\b[^.;]*\$/,
  ],
  [
    /^(?:is there|does \w+(?: \w+)? have|any) (?:an? )?(?:elevator|lift)\b/,
    /\b(?:elevators?|lifts?|walk-?up)\b/i,
  ],
  [/\b(?:land|ground)[- ]lease\b/, /\b(?:land|ground)[- ]?lease/i],
  [/\bmade (?:of|from|out of)\b/, anyMaterial],
  // That there is a gym doesn't say what it costs, nor a building's style how it is owned.
  [
    /\b(?:do|will|would) (?:i|we|you) (?:(?:have|need) to pay (?:extra )?(?:for|to use)|pay (?:extra for|to use))\b/,
    /\$|\b(?:fees?|free|included|inclusive|assessments?[^.;]{0,24}\bincludes?|charges?|costs?|pays?|paid|complimentary|coin\w*|extra|additional|deeded|owned|purchase|rent\w*|leas\w+|valued)\b/i,
  ],
  [/\bco-?op or (?:an? )?condo\b|\bcondo or (?:an? )?co-?op\b/, /\bco-?ops?\b|\bcooperative\b|\bcondo\w*\b/i],
  [
    /\b(?:get|go|step|walk) (?:\w+ )?(?:out|outside|outdoors)\b.*\bfrom\b/,
    /\b(?:out|outside|outdoors?|terraces?|balcon\w+|patios?|decks?|\w*yards?|gardens?|porch\w*|lanai|french doors?|sliding|sliders?)\b/i,
  ],
  [
    /^who (?:\w+ )?(?:owned|used to own) the (?:land|site)\b/,
    /\b(?:owned|owners?|estate|farm|orchard|belonged|famil(?:y|ies))\b/i,
  ],
  // A garden's square feet don't tell how far back it goes.
  [/\bhow deep (?:is|are)\b/, /\b(?:deep|depth)\b|\d['’]? ?(?:x|by) ?\d/i],
  [
    /\bhow wide (?:is|are)\b/,
    /\b(?:\w*wide|width)\b|\d['’+]? ?(?:x|by) ?\d|\d+['’"]?[- ](?:foot|feet|ft|inch)/i,
  ],
  // The square feet of a house are no height of its basement.
  [
    /^(?:so |and )?(?:how (?:tall|high) (?:is|are)|what (?:is the )?height (?:is|are|of)) (?:the |that |this )?(?:[\w-]+ ){0,2}?(?:\w*rooms?|loft|lobby|foyer|entry|kitchen|basement|cellar|attic|crawl ?space|garage|ceiling|doors?|windows?|fence|walls?|shed|barn)\b/,
    /(?:\d|\b(?:six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty))(?:\+?[- ]?(?:foot|feet|ft|inch(?:es)?)\b|\+? ?['’′"”])|\b(?:double|triple|full|standing)[- ]height\b|\b(?:two|three|double|triple)[- ]stor|\b(?:to|floor)[- ](?:the[- ])?ceiling\b/i,
  ],
  // What is ready for panels doesn't tell whose they are.
  [
    /\b(?:owned?|bought|purchased|paid off)(?: outright)?,? or (?:(?:is|are|do|does) (?:it|they|the \w+) )?(?:being )?(?:leased?|rent(?:ed|al)?|financed)\b|\b(?:leased?|rent(?:ed|al)?|financed),? or (?:(?:is|are|do|does) (?:it|they|the \w+) )?(?:owned?|bought|purchased|paid off)\b/,
    /\b(?:owned|owns?|owner(?:ship|['’]s)|leas\w+|rent(?:ed|als?|s)?|financ\w+|paid[- ](?:off|in full)|purchas\w+|deeded|fee[- ]simple|conveys?)\b/i,
  ],
  // What anybody may use on the street doesn't come with the home.
  [
    /^(?!.*\bstreet\b).*(?:\b(?:comes?|sold|include[sd]?) (?:with )?(?:(?:an?|any|one|its own|my own|own|assigned|deeded|dedicated|reserved|private|garage|car) )*(?:parking|(?:car )?(?:spots?|spaces?))\b|\bparking (?:spots?|spaces?)(?: \w+)? included\b)/,
    /^(?!.*\b(?<!off[- ])street[- ]parking\b)|\b(?:garages?|drive-?ways?|car-?ports?|deeded|assigned|reserved|off[- ]street|stalls?|parking pads?)\b/i,
  ],
  // What is outside the door is the neighborhood's.
  [
    /\b(?:gym|fitness \w+|pool|sauna|spa|laundry|lounge|play ?room|yoga \w+)\b.* (?:in|inside) (?:the|this|my|our) (?:building|complex)\b|\b(?:does|has) (?:the|this) (?:building|complex) (?:have|got) an? (?:gym|fitness \w+|pool|sauna|spa|yoga \w+)\b/,
    /^(?!.*\b(?:outside your (?:front )?door|at your doorstep|doorstep|neighborhood|nearby|around the corner|minutes|blocks|(?:steps|moments|seconds) (?:away|from|to)|(?:world-class|fine) dining|restaurants)\b)|\b(?:building|residents?|amenit\w+|on-?site|complex|in-house|club ?house)\b/i,
  ],
  // New beams under the roof and a deck on it say nothing of the roof.
  [
    /\bhow old is the roof\b|\b(?:new|newer) roof\b|\broof (?:new|newer|old|replaced|redone|updated)\b/,
    /\broof(?:s|ing)?\b(?! (?:beams?|decks?|rights|terraces?|gardens?|line|access|hatch))/i,
  ],
  // How many there are isn't how many more there may be.
  [
    /^how many .*\b(?:can|could|may) (?:i|we|you) (?:add|build|put (?:in|on|up)(?! the\b))\b/,
    /\b(?:add\w*|more|extra|build\w*|potential|allow\w*|ADUs?|expan\w+|unused|FAR)\b/i,
  ],
  [
    /\bget (?:in)?to the .{3,24} from the\b/,
    /\b(?:access\w*|entrances?|entry|doors?|opens?|leads?|from|through|adjoin\w*|connect\w*|en-?suite|jack|walks? out|off|steps? out)\b/i,
  ],
  // Streets have names; whether they are heard is another matter.
  [
    /\bhear (?:the |any |much )?(?:street|traffic|cars|outside|city|road|highway)\b/,
    /\b(?:sound\w*|nois\w+|quiet\w*|pin[- ]?drop|hear|silent|silence|peaceful|away from)\b/i,
  ],
  [/\bwithout (?:a |owning a )?car\b/, /^(?!.*(?:gives the parking|Parking:|parking garages))/],
  [
    /\bland ?marked\b|^is (?:it|this|the building) a? ?landmark/,
    /\blandmark|\bhistoric district\b|\bregister/i,
  ],
  [
    /\b(?:multiple|several|more than one|two|three) (?:floors|levels|stories)\b/,
    /\b(?:levels?|stor(?:y|ies)|duplex|triplex|\w+ floors?|bi-level|multi-level|split-level|upper|lower)\b(?<!(?:radiant|heated|hardwood|oak|plank|wood|tile|marble|new|stained|beautiful) floors?)/i,
  ],
  [
    /\bwork ?(?:ing )?out\b(?! (?:of|to)\b)|\bexercise\b/,
    /\b(?:gyms?|fitness|exercise|work-?outs?|yoga|peloton|health club|athletic|wellness|weights|sports?)\b/i,
  ],
  [
    /^who (?:is|was|did|made) the \w+ by\b|^who (?:is|was) (?:it|this) by\b/,
    /\bby \p{Lu}|\p{Lu}[\p{L}&-]+-designed/u,
  ],
  [
    /^how (?:do|does|would|can) (?:i|we|you) get (?:up|down) ?stairs\b/,
    /\b(?:stair\w*|elevators?|ladder|lift|steps|spiral)\b/i,
  ],
  [/^who\b/, /^(?!The association fee)/],
  [/\btake a bath\b|\bhave a bath\b/, /\b(?:\w*tubs?|jacuzzi|soak\w*)\b/i],
  // In a house, "the top floor has a bedroom" doesn't put the whole on it.
  [
    /^(?:am i|is (?:it|this|the (?:unit|apartment|condo))) on the top floor\b/,
    /\b(?:on the top floor\.|top[- ]floor (?:[\w-]+ ){0,2}(?:unit|apartment|condo\w*|residence|home|co-op|loft|studio|duplex|penthouse|corner)|penthouse|no one above|(?:perched|located|situated|set) on the top|says it’s on)/i,
  ],
  [
    /\bstory behind\b|(?<!\bprice )\bhistory\b/,
    /\b(?:history|historical\w*|once|former\w*|original\w*|built|century|commissioned|home to|storied|circa)\b/i,
  ],
  [
    /\bshel(?:f|ves)\b/,
    /\b(?:\w*shel(?:f|ves|ving)|bookcases?|library|built-ins?\b(?! (?:refrigerator|microwave|oven|dishwasher|wine)))/i,
  ],
  [
    /\b(?:get|have|is there) (?:a |my own )?(?:storage )?lockers?\b/,
    /\blockers?\b|\b(?:cages?|bins?)\b|\bstorage (?:units?|rooms?|spaces?|closets?|areas?|cages?)\b|\b(?:private|assigned|extra|additional|deeded|basement|separate|general|bulk) storage\b/i,
  ],
  [
    /\b(?:can|could) (?:i|we|you) walk to\b/,
    /\b(?:walk\w*|steps?|blocks?|minutes?|near\w*|away|miles?|close\w*|moments?|distance|across|outside your door|stroll|proximity|adjacent|next to|corner|west of|east of|north of|south of|living|located|surrounded|access\w*|heart of|footsteps)\b/i,
  ],
  [
    /\bsecond home\b/,
    /\bpied|\bsecond homes?\b|\bprimary residence|\bvacation|\bpart-time|\bweekend|\bowner[- ]occup|\binvest/i,
  ],
  [
    /^how are the floors\b/,
    /\b(?:hardwood\w*|oak|tiled?|wood\w*|carpet\w*|refinished|planks?|floors|flooring|marble|bamboo|maple|concrete|heated)\b/i,
  ],
  [
    /\bceilings?\b/,
    /(?<!floor[- ]to[- ])(?<!floor[- ]?to)\bceilings?\b|\bheight|\bhigh\b|\bloft|\bvault|\bskylit|\bskylights?|\bfans?\b|\bstory\b|\bbeams?\b/i,
  ],
  // Around the corner is elsewhere, and windows and lots have corners too.
  [
    /\bcorner (?:unit|apartment|condo|home|residence|one)\b/,
    /(?<!\b(?:the|quiet|a) )(?<!around the )\b(?:[\w-]+-)?corner\b(?! (?:of|from|windows?|lots?|views?|store|shower|bar))(?!-like)/i,
  ],
  [/\bpermits? to park\b/, /\bpermits?\b|\bparking\b/i],
  [
    /\bgarage (?:is )?heated\b|\bheated garage\b/,
    /\bheated[- ](?:[\w-]+ )?(?:garage|parking)\b|\bgarage[^.;,]{0,20}\bheat\w*(?! (?:drive|floor|walk|side))\b(?! )/i,
  ],
  [
    /\broof ?-?(?:top )?decks?\b/,
    /\b(?:roof|penthouse)\w*[- ](?:[\w-]+ ){0,3}(?:decks?|terraces?|gardens?|patio|retreat|lounge|space|oasis|pool)\b|\brooftop\b|\bsun ?deck|\bdecks?\b|\bterraces?\b|\broof\b/i,
  ],
  [
    /\bwhat (?:do|does|is) the (?:\w+ )?(?:assessments?|hoa|fees?|dues|maintenance|charges) (?:cover|include)/,
    /\b(?:assessments?|hoa|fees?|dues|maintenance|charges|monthl\w+)\b[^.;]{0,40}\b(?:includ|cover)|\b(?:included|covered) (?:in|by|with)\b|\beverything\b|\bincludes?\b|\bfor\b|\b(?:association|hoa) (?!fees?\b|dues\b)\w+s\b/i,
  ],
  [
    /\bhow (?:tall|high) are (?:the )?(?:\w+ )?ceilings\b/,
    /\d|\b(?:foot|feet)\b|\b(?:double|triple)[- ]height\b|\b(?:two|three)[- ]stor/i,
  ],
  [
    /\bguest house\b/,
    /\b(?:guest|carriage|coach|cottage|casita|granny|in-law|pool house|studio|detached|dwelling house)\b/i,
  ],
  [/\bsold as[- ]is\b/, /(?<!use it )\bas[- ]is\b/i],
  [
    /^is (?:it|this|the (?:unit|home|house|place|building)) vacant\b/,
    /^(?!.*\bvacant (?:basement|lot|space|land|storefront))/i,
  ],
  [
    /\bbasement\b.*\b(?:lived in|live in|livable)\b/,
    /\b(?:habitable|finished|bed ?rooms?|apartments?|liv(?:e|ing|able)|suites?)\b/i,
  ],
  [/^how many (?:neighbou?rs|owners|households)\b/, /^(?!.*\b(?:may|can|could) be (?:built|added))/i],
  // Cable may come without the internet.
  [
    /\b(?:internet|wi-?fi)\b/,
    /\b(?:internet|wi-?fi|broadband|fiber|fios|starlink|high-speed|ethernet|everything|all utilities|connect\w*)\b/i,
  ],
  [/\bgolf course\b/, /\bgolf\b/i],
  [/\bwarm enough to sit\b/, /\b(?:heat\w*|fire\w*)\b/i],
  // One that is built in beside the stove is no place to barbecue.
  [/\b(?:barbecue|bbq)\b/, /^(?!.*\bindoor\b[^.;,]{0,40}\bgrill)/i],
  [/\bgas line\b/, /\bgas (?:line|hook|grill|connection|for)/i],
  // A place to park is no park.
  [/\bhow (?:big|large) is the park\b(?! ?(?:ing|space|spot))/, /\bparks?\b/i],
  // Wires in the wall are no speakers yet.
  [
    /^(?!.*\b(?:wired|hook|connect|install)\b).*\bspeakers?\b/,
    /(?<!\bwired for (?:[\w-]+ ){0,2})\bspeakers?\b|\bsonos\b|\bsurround/i,
  ],
  // Everybody's garden downstairs is none of one's own.
  [
    /\b(?:its|my|our|your) own (?:private )?(?:[\w-]+ )?(?:gardens?|yard|backyard|terrace|patio|deck|courtyard|pool|space)\b/,
    /^(?!.*\b(?:ground floor|shared|common|communal|residents|building)\b)|\b(?:private|own|exclusive|each|deeded)\b/i,
  ],
];
