/**
 * How a question calls something, and the words by which a listing speaks of it, for finding the sentence that is about
 * it: one a line, as patterns. They are wider than those of `concepts.ts`, because a sentence that is found this way is
 * quoted without a yes or no. A line that begins with "~" says something of a thing and names none; one with "=" has
 * words for the very thing, the others speak of what belongs to it.
 */
export const kindredTable = String.raw`
=dogs?|pupp(?:y|ies)|pups?|labs?|labradors?|(?:golden )?retrievers?|goldens?|(?:german )?shepherds?|shepards?|beagles?|poodles?|(?:golden|labra)?doodles?|bulldogs?|frenchies?|pit ?bulls?|pitties?|husk(?:y|ies)|corgis?|terriers?|chihuahuas?|dachshunds?|mastiffs?|great danes?|rottweilers?|rotties?|boxers?|mutts?|yorkies?|shih ?tzus?|pugs?|collies? => dogs?(?! (?:parks?|runs?|wash\w*|beach|spa|walk\w*))|pets?(?! (?:spa|wash\w*|store|supply))|animals?|breeds?
=cats?|kitt(?:y|ies|ens?) => cats?|pets?|animals?
=pets?|animals? => pets?(?! (?:spa|wash\w*|store|supply))|dogs?(?! (?:parks?|runs?|wash\w*|beach|spa|walk\w*))|cats?|animals?
=chickens?|hens?|poultry|roosters?|coops? => chickens?|hens?|poultry|roosters?|fowl|livestock
=horses?|pon(?:y|ies)|goats?|cows?|cattle|pigs?|hogs?|livestock|sheep => horses?|equestrian|goats?|cattle|hogs?|swine|livestock|sheep|farm animals
=rvs?|campers?|motor ?homes?|travel trailers?|fifth wheels?|trailers?|camp|camping => rvs?|campers?|camping|motor ?homes?|trailers?|recreational vehicles?
=boats?|jet ?skis?|pontoon|kayaks? => boats?|watercraft|kayaks?|slips?|docks?
=vans?|trucks?|pick ?-?ups?|work (?:vans?|trucks?|vehicles?)|commercial vehicles?|box trucks? => vans?|trucks?|pick ?-?ups?|vehicles?
=motorcycles?|scooters?|motorbikes? => motorcycles?|scooters?
=golf carts? => golf carts?
=atvs?|four wheelers?|side by sides => atvs?|four wheelers?
=upstairs|upper(?: (?:unit|level|floor|one))?|second floor|2nd floor|top floor|up there => upstairs|upper|second[- ]floor|2nd[- ](?:floor|flr?|level)|top[- ]floor|\bup\b
=downstairs|lower(?: (?:unit|level|floor|one))?|first floor|1st floor|ground floor|main (?:floor|level) => downstairs|lower|first[- ]floor|1st[- ](?:floor|flr?|level)|ground[- ]fl\w*|main[- ](?:floor|level)|garden level|\bdown\b
other (?:unit|side|half|apartment) => unit \w+|other (?:unit|side)|upper|lower|vacant|leased
=tenants?|renters?|lessees?|occupants?|renting|rented|leased => tenants?|leased|rented|occupied|occupants?|month[- ]to[- ]month|lease|vacant
=leases?|month to month|rental agreement => lease\w*|month[- ]to[- ]month|tenan\w+|rented|rental
~ends?|ending|expires?|expired|expiring|run out|runs out|over => thru|through|until|till|ends?|expir\w+|month[- ]to[- ]month|good (?:until|thru|through)
=occupied|unoccupied => vacant|empty|occupied|tenan\w+|leased|month[- ]to[- ]month|delivered
=landlord|lessor => landlord|owner|management|mgmt|manager|lessor
=managers?|management|property manager|super(?:intendent)? => managers?|mgr|management|mgmt|super(?:intendent)?|on[- ]site
=sublet\w*|sub ?lease|roommates? => sub ?-?let\w*|sub ?-?leas\w+|rent\w*
=(?:air ?b ?(?:n|and|&) ?b|vrbo|short[- ]term(?: rentals?)?|nightly(?: rentals?)?|vacation rentals?) => air ?bnb|vrbo|short[- ]term|nightly|vacation rent\w+|str\b|day min\w*|month min\w*|mo\.? min\w*|minimum lease
rent(?: it| this| the (?:place|unit|house|condo|home))? out|rent out|rentals?|lease it|lease out|investors?|renters allowed => (?<!(?:lot|space|pet|base|market|land) )rent(?:als?|ed|ing|ers?)|leas(?:e|ed|es|ing)|investors?|sub ?-?let\w*|owner[- ]occup\w+
~right away|immediately|first year|day one => \bcap\b|wait ?list|after|years?|yrs?|first|min\w*|immediate\w*
=guests?|visitors?|relatives|grandkids|grandchildren => guests?|visitors?|visitor
=age(?: restrictions?| limits?| requirements?| rules?)?|(?:5|6)\d ?(?:\+|plus|and (?:over|older|up))|how old do (?:i|you|we) have|im \d\d|i'm \d\d|i am \d\d|she is \d\d|(?:wife|husband|mom|dad|son|daughter|sister|brother) is (?:only )?\d\d|under (?:55|62)|kids live|senior => (?:55|62|45|50|40)(?:\+| ?(?:and|or|\+) (?:over|older|up|better))|age[- ](?:restricted|qualified)|years of age|or older|under (?:55|18)
live (?:in|there|here|at|on)|reside|residential|stay in|residence => resid\w+|live|lives|living|stay|owner[- ]occup\w+|occup\w+
mortgages?|loans?|financ\w+|fha|va(?= (?:loan|ok|buyer))|usda|conventional|bank => mortgages?|loans?|financ\w+|fha|va\b|usda|conv(?:entional)?|cash|lenders?|chattel|assum\w+
=lenders?|own bank|(?:my|our) bank|another bank => lenders?|bank
=(?:seller|owner)s? (?:financ\w+|carry|terms|carries|hold)|carry (?:a |the )?(?:note|paper|loan|mortgage)|land contract|owner carry|hold (?:a |the )?note => (?:seller|owner)s? (?:financ\w+|carry|will carry|will finance|terms|carries|may carry)|land contract|owner will carry
=assum\w+|take over (?:the |that |their )?(?:loan|mortgage|payments?|lease) => assum\w+|take over
down payments?|money down|put down|percent down|down => \d ?(?:%|percent) (?:min\w* )?down|down payment|\bdown\b|financ\w+
~interest|rate|apr => \d ?%|percent|rate|interest
=balloon => balloon
=incentives?|credits?|concessions?|closing costs?|give (?:me|us|you)?|rate buy ?downs?|kick in|contribute => incentives?|credits?|concessions?|closing costs?|toward|buy ?downs?|contribut\w+
=earnest(?: money)?|good faith|deposit to hold => earnest|deposit
=deposits?|security|up front|upfront => deposits?|security|upfront|due at
pet (?:fee|rent|deposit)s?|fee for (?:the |a |my )?(?:dog|cat|pet)s?|extra for (?:a |the |my )?(?:dog|cat|pet)s? => pet (?:fee|rent|deposit|charge)s?|fee per (?:dog|cat|pet)|per (?:dog|pet|cat)|pets?
appl(?:y|ying|ication)(?: fees?)?|background check|credit check|screening|approved|approval|qualify|qualif\w+ => application|appl\.?|background|credit|screening|approv\w+|income|score|board
=co-?sign\w*|guarantors? => co-?sign\w*|guarant\w+
=credit(?: score)?|score|fico => credit|score|fico
=income|make|earn|salary => income|earn\w*|salary|x (?:the )?rent|times (?:the )?rent
=section 8|vouchers?|housing assistance|hud voucher => section 8|vouchers?
=move[- ]?in|moving in|move in|possession|occupancy|take occupancy|start living => move[- ]?in|avail\w*|possession|occupancy|vacan\w+|closings?|moved in|delivered|early|ready|rent[- ]?back|settle
available|availability|ready => avail\w*|vacant|ready|complet\w+|move[- ]in
move[- ]?out|notice|renew\w*|extend => notice|renew\w*|month[- ]to[- ]month|extend
(?<!how )close|closing|settle(?:ment)? => clos\w+|settle\w*|possession
=saturdays?|sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|weekends?|weekdays?|weeknights? => (?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day)?s?|m-(?:f|sat|sun)|tu/th|weekends?|weekdays?|daily|24/7|24[- ]h\w+|any ?time|7 days
~open|hours|close[sd]?|year[- ]?round|all year|in (?:the )?winter|winters?|summers?|season\w* => open\w*|hours|hrs|clos\w+|year[- ]?round|season\w*|winter|summer|spring|fall|memorial|labor day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\b|\d ?[ap]m?\b
=showings?|see (?:it|inside|the (?:place|house|unit|home|apartment|model))|tours?|come (?:by|see|look)|view(?:ing)? it|look at it|get in|take a look|visit|check it out => show\w*|tours?|appointments?|notice|open (?:house|daily)|model home|walk it|viewing
=model(?: home)? => model home|model
=open house => open house
~still|currently|anymore|any longer|good|valid|active|current => still|current\w*|no longer|expir\w+|remov\w+|remain\w*|good|valid|active|until|thru|abandoned|ended|paid off|none|closed
~remain|remains|left|leave|leaving|stay|stays|staying|convey|conveys|come with|comes with|included?|includes?|go with|part of the (?:sale|deal) => stays?|convey\w*|remain\w*|includ\w+|exclud\w+|goes?|not incl\w*|incl\w*|negotiable|leav\w+|separately|except|as[- ]is|transfer\w*|belongs?
=washers?|dryers?|laundry|wash clothes|w/?d => washers?|dryers?|laundry|w/?d\b|w&d|washing
=fridge|refrigerator|freezer => fridge|refrigerator|freezer|appliances?
stove|oven|range|cook ?top => stove|oven|range|cook ?top|appliances?
appliances? => appliances?|fridge|refrigerator|range|stove|dishwasher|washer|microwave
=tvs?|televisions? => tvs?|televisions?
mounts? => mounts?
furniture|furnished|furnishings => furnish\w*|furniture|turnkey
curtains?|blinds?|window treatments?|drapes|shades => curtains?|blinds?|window treatments?|drapes|shades|shutters
chandelier|light fixtures?|fixtures? => chandelier|fixtures?|lights?
=basement|cellar|downstairs area|lower level => basement|cellar|lower level|crawl ?space
water (?:in|get|getting|come|problems?|issues?|intrusion)|wet|damp|leaks?|leaking|moisture|flood(?:ed|ing|s)?|seep\w* => seep\w*|leak\w*|damp|moisture|water (?:in|intrusion|problem|damage)|wet|dry|french drain|dehumidifier|flood\w*|waterproof\w*
sump(?: pump)? => sump
flood(?: zone| plain| insurance)?|floodplain|fema => flood\w*|fema|zone (?:x|ae?|ve)\b
~damage[ds]?|problems?|issues?|defects?|wrong with|anything wrong|need(?:s)? (?:fixing|work|repair)|repairs?|broken|cracks?|condition|fixer => damage\w*|soft|crack\w*|broken|repairs?|as[- ]is|needs?|worn|stain\w*|not working|issues?|problems?|leak\w*|tlc|fixer|patch\w*|priced accordingly|original|settl\w+|dent\w*
=wiring|electrical|electric panel|panel|knob (?:and|&) tube|knob|amps?|amperage|fuses?|breakers? => wir(?:ing|ed)|electrical|panels?|knob (?:and|&) tube|amps?|amp\b|breakers?|fuses?
=power|electric(?:ity)? => electric\w*|power|amps?|220v?|240v?|utility
=3[- ]phase|three[- ]phase|phase => (?:3|three|single)[- ]phase|phase
=pipes?|plumbing|lead (?:pipes?|lines?)|galvanized|polybutylene|water lines? => pipes?|plumb\w*|replumb\w*|lateral|pex|copper|galvanized|polybutylene|lead
=oil tanks?|underground tanks?|buried tanks?|tanks? => tanks?|ust\b
=environmental|enviro|contamination|phase (?:i|1|one) => environmental|phase (?:i|1)|recs?\b|remediat\w+|contaminat\w+|tank
=lead(?: paint)?|deleaded|asbestos|radon|mold => lead|de-?lead\w*|asbestos|radon|mold
insurance|insure|policy => insurance|ins\b|insured
=internet|wi-?fi|broadband|fiber|cable|starlink|dsl|satellite => internet|wi-?fi|broadband|fiber|cable|starlink|dsl|satellite
cell(?: service| signal| reception| coverage| phone)?|reception|bars|verizon|signal => cell\b|cellular|bars|verizon|carrier|signal|reception
heat(?:ing|ed|er)?|furnace|boiler|warm => heat\w*|furnace|boiler|baseboard|radiator\w*|forced air|heat pump|mini[- ]?split|hvac
=acs?|a/c|air|air ?condition\w*|cooling|cooled|cool => (?<!/)a/c(?!/)|ac\b|air ?condition\w*|central air|cool\w*|mini[- ]?split|window units?|heat pump|hvac|rooftop units?
=water heater|hot water(?: heater| tank)? => water heater|hwh|hot water|tankless
=hvac|rtu|rooftop units? => hvac|rooftop units?|rtu|heat pump|furnace|(?<!/)a/c(?!/)
=chimney|fireplaces?|wood ?stove|fire place => chimney|fireplaces?|fpl|wood ?stove|stove|hearth|insert
roof|shingles? => roof\w*|shingles?|tear[- ]off|tpo
windows? => windows?
gutters? => gutters?
siding|exterior|outside of the house => siding|exterior|brick|vinyl|stucco
paint(?:ed|ing)?|colors? => paint\w*|colors?
floors?|flooring|carpet\w*|hardwoods?|tile => floor\w*|carpet\w*|hardwood\w*|tile\w*|plank|laminate|lvp|vinyl|linoleum
=yard work|lawn(?: care)?|grass|mow\w*|landscap\w* => lawn|mow\w*|landscap\w*|yard|irrigat\w+
=snow(?: removal)?|plow\w*|shovel\w* => snow|plow\w*|shovel\w*
=trash|garbage|recycling => trash|garbage|recycling|scavenger|refuse|w/s/g
=water(?:,)? sewer(?:,? (?:and )?(?:garbage|trash))?|w/?s/?g => w/s/g|water(?:,|/) ?sewer
utilities|bills => utilit\w+|electric\w*|water|gas|sewer|trash|heat|internet|cable
~pay|pays|paying|cover|covers|responsible|on (?:me|us)|extra => pays?|paid|cover\w*|includ\w+|responsib\w+|billed|separate\w*|yours?|own\b|on you|extra|own expense
hoa|association|dues|condo fees?|monthly fees? => hoa|association|assoc|dues|ass(?:ess)?me?nts?|maintenance|condo fee|poa
=maintenance(?: fees?| charges?)? => maintenance|common charges
=special assessments?|assessments? => special assessment|assessments?
=reserves?|reserve fund => reserves?
road(?: fee| maintenance| association)?|private road|driveway => road|lane|driveway|gravel|paved
~fees?|charges?|costs? => fees?|charges?|costs?|\$\d
=capital contribution|initiation|transfer fee|buy[- ]in => capital contribution|initiation|transfer fee|one[- ]time
tax(?:es)?|property tax\w* => tax\w*|mills?|homestead|exemption|metro district|cdd|mello
exemption|homestead|greenbelt|ag exempt\w* => exempt\w*|homestead|greenbelt|ag\b
parking|park|spots?|spaces?|stalls?|cars? => park\w*|pkg|spots?|spaces?|stalls?|garage(?![- ]roof)|carport|driveway|cars?|vehicles?|permit
=garage|carport => garage(?![- ]roof)|carport|bay
=ev(?: charg\w+)?|tesla|charg(?:er|ing)|electric car => ev\b|charg\w+|240v?|tesla|electric vehicle
storage|store|lockers?|bins?|cages? => storage|lockers?|bins?|cages?|closet|shed
=bikes?|bicycles? => bikes?|bicycles?
gym|fitness|work ?out|exercise => gym|fitness|exercise|work ?out
pool|swim\w* => pools?|swim\w*
=pool pass\w*|passes => passes
=hot ?tub|spa|jacuzzi => hot ?tub|spa|jacuzzi
=grill\w*|bbq|barbec?que => grill\w*|bbq|charcoal|barbec?que
balcony|patio|deck|porch|terrace|lanai => balcon\w+|patio|deck|porch|terrace|lanai|sunroom
=smok(?:e|es|ing|er|ers)|vap(?:e|ing) => smok\w*|vap\w*
noise|noisy|loud|quiet(?: hours)?|music|part(?:y|ies) => quiet|nois\w+|sound\w*
=elevators?|lift => elevators?|walk[- ]?up|stairs
stairs|steps|climb => stairs?|steps|walk[- ]?up|flights?|elevator|level
=doorman|door ?staff|concierge|front desk|security guard => door ?(?:man|men|staff|person)|concierge|front desk|attendant|lobby
board|interview|co-?op board => board|interview
=flip tax => flip tax
shares => shares
pied[- ]a[- ]terre|second home|part[- ]time|weekend place => pied[- ]a[- ]terres?|primary residence|second home|owner[- ]occup\w+
=wait(?: ?list)?|waiting list|how long (?:is )?the wait => wait\w*
fenc(?:e|es|ed|ing) => fenc\w+
shed|barn|outbuildings?|shop|workshop => sheds?|barns?|outbuildings?|shop|workshop
build|building a|construct|put up|add(?: on)?|addition|install => build\w*|construct\w*|residence|restrict\w+|allowed|permit\w*|approv\w+|min\w*|max\w*
=cabin|tiny home|tiny house|cottage|barndo\w*|a-frame => residence|cabin|cottage|home|homes|house|barndo\w*|structure
=mobile homes?|manufactured(?: homes?)?|single ?wides?|double ?wides?|trailer home|modular => mobile|manufactured|modular|(?:single|double)[- ]?wides?
=guest house|adu|in[- ]law|granny flat|cottage => (?:guest|carriage|coach|pool) (?:house|cottage)|adu|accessory|cottage|casita|in-law
=split it|split the (?:lot|land)|subdivid\w*|sell half|divide|buy (?:just |only )?(?:part|half|some|\d+ acres)(?: of it)? => (?:further|no|cannot be|can be|may be|not) subdiv\w+|subdivid\w+|split|divid\w+|lot split
cut (?:down )?(?:the )?trees|timber|log|logging|trees => timber|trees?|wooded|logg\w+
=mineral(?: rights)?|oil rights|water rights|rights => mineral\w*|rights
=hunt\w*|shoot\w*|firearms?|guns? => hunt\w*|firearms?|bow|shoot\w*
=survey\w*|corners|boundar\w+|property lines?|pins => survey\w*|corners?|pin\w*|flagged|staked|boundar\w+
=perc|septic|soil => perc\w*|septic|soil|aerobic
=permits?|permitted|c/?o\b|certificate of occupancy => permit\w*|c/o|certificate
well(?: water)?|gpm|water source => wells?|gpm|city water|public water|municipal
power to (?:the )?(?:lot|land|site)|electric at => electric\w*|power
=easements?|right of way|shared drive\w* => easement\w*|right[- ]of[- ]way
=lot rent|space rent|land rent|park rent|pad rent|ground rent => (?:lot|space|land|park|pad|ground|site) rent|lot fee
~go(?:es|ne|ing)? up|increase[sd]?|raise[sd]?|rais(?:e|ing)|hike[sd]?|after (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|next (?:january|february|march|april|june|july|august|september|october|november|december) => goes up|increas\w+|rais\w+|cpi|\d ?%|rent control|caps?
=pick|choose|select|customize|still choose => choose|select\w*|pick|colors?|options?
=cabinets?|cabs => cabinets?|cabs
upgrades?|options? => options?|upgrades?|add
~finished|complet\w+|done|ready to close => complet\w+|finish\w*|ready|est\b
=warrant(?:y|ies)|guarantee[ds]?|under warranty => warrant\w+|guarantee\w*
schools?|elementary|middle school|high school|district|zoned for => schools?|elementary|elem\b|middle|isd|district|unified|K-8
bus|train|subway|ferry|commuter|transit|rail => bus|train|subway|ferry|commuter|transit|rail|station
groceries|grocery|store|supermarket|shopping => grocer\w*|market|store|shop\w*
=license|liquor => licen[sc]e|lic\b|liquor
=sign(?:age|s)? => signs?|signage|pylon
=zoned|zoning|commercial use|by right|apartments upstairs|apts? => zon(?:ed|ing)|permit\w*|by right|apartments?|use
=sprinklers? => sprinklers?
=restrooms?|bathrooms? => restrooms?|baths?|bathrooms?
ceilings?|ceiling height => ceilings?
=king|queen|full bed|bed fit => king|queen|(?:full|twin)(?:[- ]sized?)? beds?
=bedroom downstairs|bedroom on (?:the )?(?:first|main|ground)|main floor (?:bedroom|master|primary) => (?:bedroom|primary|suite|br)\b.*(?:downstairs|main|first|ground|1st)|(?:downstairs|main|first|ground|1st).*(?:bedroom|primary|suite|br)\b
~side by side|tandem => tandem|side by side|stacked
~owned|own|leased|rented|financed|paid off => own(?:s|ed)?|leas\w+|rent\w*|financ\w*|paid off|paid
~paved|gravel|dirt => paved|gravel|dirt|asphalt|concrete
~gas|electric|propane|oil => gas|electric|propane|oil|induction
=registr?y|register|historic|landmark => regist\w+|historic\w*|landmark\w*
=exhaust(?: hood)?|hood|vent => hood|vent\w*|exhaust
=live in the back|residential use|live there => resid\w+|live\b
attic => attic
=(?:two|three|four|five|six|\d) of us|how many people|occupancy|occupants? => occupan\w+|people|persons?
=waterbeds?|aquariums?|fish tank => waterbeds?|aquariums?
~second(?= (?:balcony|terrace|patio|deck|entrance|kitchen|fireplace|living|porch|garage)) => second|2nd|additional|another
=(?:home |movie )?theat(?:er|re)s?|cinemas?|screening rooms?|movie rooms? => (?:home |movie )theat(?:er|re)|theat(?:er|re) rooms?|cinema|screening rooms?|movie rooms?
`;
