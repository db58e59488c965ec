/**
 * What a home can have, one feature per line: id; topic; how to say it ("+" plural, "~" mass noun, "!" a proper or
 * fixed phrase without an article); pattern; notability 1-5 (5 = what people tell a friend about first).
 */
export const featureCatalog = String.raw`
island; kitchen; island; (?<!(?<!\b(?:sink|cooktop|range|stove|seating|stools|prep|bar) )\bon an? )(?:kitchen |center |central )?islands?\b(?! (?:kitchen|life|living|get|city)); 3
waterfall-island; kitchen; waterfall island; waterfall(?:[- ]edge)?(?: \w+)? islands?; 4
peninsula; kitchen; peninsula; (?:kitchen |breakfast )?peninsula; 2
breakfast-bar; kitchen; breakfast bar; breakfast (?:bar|counter)s?; 2
pantry; kitchen; pantry; (?<!butler(?:['’]?s)? )(?:walk-in |large |separate |full |kitchen |food )*pantry; 3
butlers-pantry; kitchen; butler's pantry; butler(?:['’]?s)? pantry; 4
counters; kitchen; +counters; counter ?-?tops|counters(?! space); 2
appliances; kitchen; +appliances; appliances(?! (?:suite|package))|appliance (?:suite|package); 2
gas-range; kitchen; gas range; (?:gas|dual[- ]fuel)(?: \w+)? (?:range|stove|cooktop|cooking)|(?:6|six|8|eight|5|five)[- ]burner(?: \w+){0,2} (?:range|stove|cooktop); 3
vent-hood; kitchen; vented hood; (?:vent(?:ed|ing|ilated)?|range|exhaust|chef'?s) hood|hood vent(?:ed|s|ing)|vented(?: outside| externally| exhaust| kitchen); 3
double-oven; kitchen; double oven; (?:double|dual|two|2) (?:wall )?ovens?; 3
wine-fridge; kitchen; wine fridge; (?:wine|beverage|bev(?:erage)?)[- /](?:fridge|cooler|refrigerator|center|chiller)s?|wine storage|wine refrigeration; 3
dishwasher; kitchen; dishwasher; dishwasher; 1
backsplash; kitchen; backsplash; back ?-?splash(?:es)?; 2
cabinets; kitchen; +cabinets; (?:kitchen )?cabinet(?:s|ry)\b; 2
farmhouse-sink; kitchen; farmhouse sink; (?:farmhouse|farm|apron[- ]front|apron) sink; 3
pot-filler; kitchen; pot filler; pot filler; 4
eat-in; kitchen; eat-in kitchen; eat[- ]in[- ](?:chef'?s )?kitchen|eat[- ]in area; 2
galley; kitchen; galley kitchen; galley(?:[- ]style)?(?: \w+)? kitchen|galley; 3
windowed-kitchen; kitchen; windowed kitchen; windowed(?: \w+){0,2} kitchen|kitchen (?:window|has a window); 3
open-kitchen; kitchen; open kitchen; open[- ](?:concept |plan |chef'?s |gourmet |style )*kitchen; 2
breakfast-nook; kitchen; breakfast nook; breakfast (?:nook|area|room)s?; 2
second-kitchen; kitchen; second kitchen; (?:second|2nd|spice|catering|prep|back) kitchen|kitchenette; 4
fireplace; living; fireplace; (?:\w+[- ](?:sided|faced) )?fireplaces?(?! (?:mant(?:el|le)s?|surrounds?|tools)\b); 3
wood-fireplace; living; wood-burning fireplace; wood[- ]?burning(?: (?:marble|brick|stone|corner))? fireplaces?; 4
gas-fireplace; living; gas fireplace; gas(?:[- ]burning|[- ]start(?:er)?| log|[- ]fueled)?(?: (?:marble|brick|stone|corner))? fireplaces?; 3
decorative-fireplace; living; decorative fireplace; (?:decorative|faux|non-?working|ornamental|electric)(?: (?:marble|brick|stone))? fireplaces?; 3
wood-stove; living; wood stove; (?:wood|pellet|wood[- ]burning) stove; 4
hardwood; living; +hardwood floors; hard ?wood(?:[- ]floor(?:s|ing))(?: throughout)?|(?:oak|maple|walnut|cherry|pine|ash|hickory|teak|wood)[- ](?:plank )?floor(?:s|ing)(?: throughout)?|wide[- ]plank (?:\w+ ){0,2}floor(?:s|ing)(?: throughout)?|hardwoods(?: throughout)?; 2
engineered-wood; living; +engineered wood floors; engineered(?: hard)?(?: ?wood)?(?: \w+)? floor(?:s|ing)(?: throughout)?; 3
vinyl-plank; living; =+vinyl plank floors; (?:luxury )?vinyl[- ]?plank(?: floor(?:s|ing)?)?|\blvp\b|\blvt\b; 2
herringbone; living; +herringbone floors; (?:herringbone|chevron|parquet)(?:[- ]pattern(?:ed)?)?(?: \w+){0,2} floor(?:s|ing)(?: throughout)?; 4
bamboo-floors; living; +bamboo floors; bamboo(?: hardwood)? floor(?:s|ing)(?: throughout)?; 3
concrete-floors; living; +concrete floors; (?:polished |stained |radiant |heated )*concrete floor(?:s|ing)?; 3
tile-floors; living; +tile floors; (?:tile|ceramic|porcelain|travertine|saltillo|slate|stone|limestone|terrazzo)(?: tile)? floor(?:s|ing)?; 2
carpet; living; ~carpet; (?:new |plush |wall-to-wall )*carpet(?:ing)?; 1
heated-floors; living; +heated floors; (?:radiant[- ])?heated(?: (?:\w+)){0,2} floor(?:s|ing)|radiant(?:[- ]heat(?:ed)?)?(?: \w+)? floor(?:s|ing)|radiant(?: floor)? heat(?:ing)?|underfloor heating|floor heating; 4
crown-molding; living; ~crown molding; crown mou?ldings?; 2
millwork; living; ~millwork; millwork|woodwork; 3
wainscoting; living; ~wainscoting; wainscot(?:ing|ting)?|panel(?:ed|led) walls|board and batten; 3
plaster-medallions; living; +plaster details; plaster (?:medallions?|ceilings?|details?|mou?ldings?|work)|ceiling medallions?; 4
exposed-brick; living; ~exposed brick; exposed[- ]brick(?: walls?)?; 4
beams; living; +exposed beams; (?:exposed |wood(?:en)? |timber |heavy |original |ceiling )+(?:timber )?beams?|beamed ceilings?; 4
vaulted; living; +vaulted ceilings; (?:vaulted|cathedral|pitched|barrel[- ]vault(?:ed)?) ceilings?; 3
coffered; living; +coffered ceilings; (?:coffered|tray|tin|tongue[- ]and[- ]groove)(?: \w+)? ceilings?; 3
tall-ceilings; living; +high ceilings; (?:high|soaring|tall|lofty|lofted) ceilings?(?! height)|\b\d{1,2}(?:\.\d)?(?:'|’|[- ](?:foot|feet|ft)\.?)(?:[- ]?(?:high|tall|\+))?(?: (?:concrete|timber|wood|beamed|vaulted|exposed|barrel|loft|coffered|tin))? ceilings?; 2
double-height; living; double-height room; double[- ]height (?:living room|great room|entry|foyer|atrium|ceilings?|space|windows|room)|two[- ]story (?:living room|great room|foyer|atrium); 4
open-plan; living; open floor plan; open[- ](?:concept |plan )?(?:floor ?plan|layout|concept|living (?:area|space|room)); 1
split-plan; bedrooms; split floor plan; split[- ](?:floor ?-?plan|bedroom (?:layout|arrangement|floor ?plan|plan|design)|layout); 4
great-room; living; great room; great[- ]rooms?; 2
family-room; living; family room; family room|media room|game room|rec(?:reation)? room; 2
formal-dining; dining; dining room; (?:formal|separate|proper|dedicated|full|large|grand|spacious) dining room|dining rooms?; 2
dining-area; dining; dining area; dining (?:area|space|alcove|nook); 1
wet-bar; living; wet bar; (?:wet|dry|built-in|home|custom) bar\b(?! seating); 3
wine-cellar; levels; wine cellar; wine (?:cellar|room|wall)s?; 4
built-ins; living; +built-ins; built[- ]in (?:bookcases?|bookshel(?:f|ves)|shelv(?:es|ing)|cabinet(?:s|ry)|storage|seating|desk|bench(?:es)?)|built[- ]ins\b|custom shelving|bookcases?|bookshel(?:f|ves); 3
library; living; library; (?<!public )library(?! (?:branch|nearby|lounge|table))|reading room; 4
office; living; home office; (?:home |private |dedicated |separate |corner )*office(?: space| nook)?(?! (?:building|tower|supplies))|study\b(?! (?:room|area|lounge)); 2
den; living; den; \bdens?\b; 2
bonus-room; levels; bonus room; bonus room|flex (?:room|space)|playroom; 2
loft-space; levels; sleeping loft; (?:mezzanine|sleeping loft|loft (?:area|space|office|bedroom)|lofted \w+); 3
loft-home; arrival; loft; (?:true|authentic|timber|soft|concrete|industrial|artist'?s?|corner|brick|classic|prewar|tribeca|soho)[- ]+(?:\w+ )?lofts?\b; 4
sunroom; living; sunroom; sun ?room|four[- ]seasons? room|three[- ]seasons? room|(?<!\p{Lu}\p{Ll}+ )conservatory(?! (?:of|in)\b)|florida room; 4
foyer; arrival; foyer; (?:entry |entrance |gracious |grand |marble |two-?story )*(?:foyer|vestibule|entry hall|entryway|gallery foyer); 2
mudroom; arrival; mudroom; mud ?-?room; 3
staircase; arrival; staircase; (?:spiral|floating|curved|original|central|open|custom|winding|sculptural)(?: \w+){0,2} stair(?:case|way)s?|staircases?; 3
bay-window; living; bay window; (?:bay|bow)[- ]windows?|bay front; 4
glass-wall; living; glass wall; (?:disappearing|retractable|telescoping|pocketing|folding|accordion|moving)(?: \w+)? glass (?:walls?|doors?); 5
skylight; living; skylight; sky ?lights?(?:ed)?; 4
wall-of-windows; living; +floor-to-ceiling windows; (?:floor[- ]to[- ]ceiling|wall[- ]to[- ]wall|wall(?:s)? of)(?: \w+){0,2} (?:windows?|glass)|window walls?; 4
big-windows; living; +oversized windows; (?:oversized|over-sized|large|huge|big|massive|tall|enormous|expansive|arched|casement|picture|grand)(?: (?:picture|casement|arched|bay|double-hung))? windows; 2
new-windows; systems; +newer windows; (?:new|newer|replacement|updated|double[- ]pane|triple[- ]pane|citi-?quiet|soundproof(?:ed)?)(?: (?:\w+-?)+){0,1} windows(?: throughout)?; 3
original-details; living; +original details; (?:original|period|prewar|pre-war|vintage|preserved|restored) (?:architectural )?(?:details|mou?ldings?|trim|woodwork|millwork|doors|hardware); 4
stained-glass; living; ~stained glass; (?:stained|leaded|art|beveled)[- ]glass(?: (?:windows?|doors?|french doors|panels?|transoms?|skylights?))?; 5
pocket-doors; living; +pocket doors; pocket doors?; 5
french-doors; living; +French doors; french doors; 3
barn-door; living; barn door; (?:sliding )?barn doors?; 3
murphy-bed; bedrooms; Murphy bed; murphy beds?; 5
dumbwaiter; living; dumbwaiter; dumb ?waiter; 5
hidden-door; living; hidden door; (?:hidden|secret|concealed) (?:door|room|bar|passage|bookcase|speakeasy)\w*; 5
primary-suite; bedrooms; primary suite; (?:primary|master|owner'?s|principal|main|king[- ]size(?:d)?(?: primary)?)(?: \w+)?[- ](?:bed ?room )?suite|(?:primary|master|principal) retreat; 2
primary-bedroom; bedrooms; primary bedroom; (?:primary|master|main|principal)(?: \w+)? bed ?room; 1
walk-in-closet; bedrooms; walk-in closet; walk[- ]in[- ](?:\w+ )?closets?|dressing rooms?; 3
closets; bedrooms; ~closet space; closet space; 1
king-bed; bedrooms; ~room for a king-size bed; (?:fits?|accommodat\w+|room for|space for|large enough for|big enough for) (?:an? )?(?:\w+ )?king[- ]size(?:d)? bed; 2
primary-bath; baths; primary bath; (?:primary|master|owner'?s) (?:en[- ]?suite )?bath(?:room)?; 1
ensuite; baths; =en suite bath; en[- ]?suite bath(?:room)?s?; 2
soaking-tub; baths; soaking tub; (?:deep |freestanding |free-standing |oversized |japanese |cast[- ]iron |large )*(?:soaking|soaker|freestanding|free-standing|claw ?-?foot|jetted|whirlpool|jacuzzi|air)(?:[- ](?:soaking|bath|jet))? (?:bath ?)?tubs?|clawfoot tubs?; 3
walk-in-shower; baths; walk-in shower; (?:walk[- ]in|glass(?:-enclosed)?|frameless|stall|rain(?:fall)?|double|separate|multi-head)(?: (?:glass|rain|marble|frameless|stall|walk-in)){0,2} showers?; 2
steam-shower; baths; steam shower; steam[- ]?(?:shower|room)s?; 4
sauna; baths; sauna; saunas?; 4
double-vanity; baths; double vanity; (?:double|dual|his[- ]and[- ]hers|two|twin|two-sink)(?:[- ]sink)?(?: \w+)? (?:vanit(?:y|ies)|sinks?); 3
powder-room; baths; powder room; powder rooms?|(?<!and a |\d )half[- ]bath(?:room)?s?|guest bath(?:room)?; 2
windowed-bath; baths; windowed bath; windowed(?: \w+){0,2} bath(?:room)?s?; 3
subway-tile; baths; ~subway tile; subway til(?:e|es|ing)(?! back); 2
marble-bath; baths; marble bath; (?:marble|travertine|limestone|stone|carrara|calacatta)[- ](?:clad |tiled |lined )?(?:\w+ )?bath(?:room)?s?; 3
bidet; baths; bidet; bidets?|washlet; 3
in-unit-laundry; laundry; in-unit washer and dryer; in[- ](?:unit|home|apartment|residence) (?:vented )?(?:laundry|washers? and dryers?|washer\/dryer)|laundry in[- ]unit; 3
washer-dryer; laundry; washer and dryer; washers? ?(?:/|and|&|\+) ?(?:vented )?dryers?\b(?! hook)|washer-dryer; 2
washer-dryer; laundry; =combo washer-dryer; (?:in[- ]unit )?(?:combo|combination|all-in-one|two-in-one)[- ]washer ?(?:/|and|&|-) ?dryer|(?:in[- ]unit )?washer ?(?:/|and|&|-) ?dryer (?:combo|combination)\b; 2
laundry-room; laundry; laundry room; laundry (?:room|area|closet)s?; 2
shared-laundry; laundry; =~laundry in the building; (?:common|shared|building|on-?site|coin|central|community|card-operated) laundry(?: room| facilit\w+)?|laundry (?:in|on) (?:the )?(?:building|every floor|each floor|premises)|(?<!in[- ]unit )laundry facilit\w+; 3
finished-basement; levels; finished basement; (?:fully |partially |professionally |newly |partly )*finished(?: (?:walk-out|walkout|lower|full|english))? (?:basement|lower level); 3
basement; levels; basement; (?:full |large |unfinished |dry |walk-?out |walk-up |english )*basements?\b(?! (?:storage|laundry|level|unit))|cellar\b; 2
garden-level; levels; =garden level; garden[- ](?:level|floor)|english basement; 3
attic; levels; attic; attics?; 3
storage; levels; storage unit; (?:private |separate |dedicated |deeded |basement |assigned |large |personal |included )*storage (?:room|unit|locker|cage|closet|bin)s?; 2
duplex-down; arrival; duplex-down; duplex[- ]?(?:ed )?(?:down|up)\b; 4
duplex-home; arrival; duplex apartment; duplex(?= (?:apartment|home|residence|condo|penthouse|co-?op|loft|unit))|triplex(?= (?:apartment|home|residence|condo|penthouse|co-?op|loft|unit))|(?<=bed(?:room)?,? |bath(?:room)? |this |unique |stunning )(?:duplex|triplex)(?=,| (?:with|that|spans|spanning|features|offers|has|\d{2,3}%)\b)|^(?:penthouse )?(?:duplex|triplex)(?= (?:living\b|\d ?-?(?:bed|br\b))); 3
house-width; arrival; =width; (?:over |nearly |more than )?\d{2}(?:\.\d+)?(?:[- ]f(?:oo|ee)t|'|’|[- ]ft\.?)[- ]wide,?(?= (?:[\w-]+,? ){0,4}(?:home|house|townhouse|townhome|brownstone|residence|mansion|row ?house)\b); 4
parlor; living; parlor floor; parlou?r(?:[- ](?:floor|level))?s?; 4
central-air; systems; =~central air; (?<!\bone with )central (?:air(?:[- ]?condition(?:ing|ed)?)?|a/?c\b|cooling)|central a\.c\.; 2
mini-split; systems; =+mini-splits; mini[- ]?splits?|ductless; 3
forced-air; systems; =~forced-air heat; forced[- ]air; 1
furnace; systems; furnace; furnaces?; 2
boiler; systems; boiler; boilers?; 2
heat-pump; systems; heat pump; heat pumps?; 3
hvac; systems; =HVAC system; \bhvac\b(?: systems?)?; 1
water-heater; systems; water heater; (?:hot )?water heaters?|tankless water heaters?; 2
new-roof; systems; =new roof; (?:brand[- ])?new roof\b(?! ?(?:deck|top|terrace)); 4
new-roof; systems; =newer roof; (?:newer|replaced|recent|updated) roof\b(?! ?(?:deck|top|terrace))|roof (?:replaced|was replaced|is new); 4
solar; systems; +solar panels; solar (?:panels?|system|array); 5
ev-charger; parking; =EV charger; (?:ev|electric (?:vehicle|car)|tesla)[- ]charg(?:er|ers|ing station|ing)(?: station)?s?; 4
generator; systems; generator; generators?; 4
smart-home; systems; =+smart-home controls; smart[- ]home (?:\w+)|smart (?:thermostats?|locks?|lighting)|crestron|lutron|control4|savant|home automation|nest thermostat; 3
security-system; systems; security system; (?:security|alarm) systems?|security cameras?; 2
intercom; systems; video intercom; (?:video |virtual |latch |butterfly ?mx |smart )*(?:intercom|doorman system|butterfly ?mx); 2
well; systems; private well; (?:private|drilled|artesian|shared|deep) well|well water|well and septic; 4
septic; systems; septic system; septic(?: system| tank)?; 3
sprinklers; outside; irrigation system; (?:sprinkler|irrigation) systems?; 2
balcony; outside; balcony; (?:private |juliet(?:te)? |large |covered |front |rear |south[- ]facing |corner )*balcon(?:y|ies); 3
terrace; outside; terrace; (?:private |wraparound |wrap-around |landscaped |planted |south[- ]facing |large |setback )*terraces?; 4
roof-deck; outside; roof deck; (?:private |common |shared |communal |residents'? |furnished |landscaped |large |full )*(?:rooftop|roof)[- ](?:top )?(?:deck|terrace|garden|lounge|patio)s?|roofdecks?; 4
deck; outside; deck; (?:private |rear |back |large |wood(?:en)? |composite |trex |covered |wraparound |sun |huge |multi-level |two-tier(?:ed)? )*\bdecks?\b(?! parking); 3
patio; outside; patio; (?:private |brick |stone |bluestone |flagstone |paver |covered |rear |back |paved |screened )*patios?; 3
porch; outside; porch; (?:front |back |screened(?:[- ]in)? |covered |wraparound |wrap-around |enclosed |sleeping |private )*porch(?:es)?; 4
yard; outside; yard; (?<!(?:hundred|thousand|few|square|cubic|\d) )(?:private |fenced(?:[- ]in)? |fully |large |back |front |side |landscaped |huge |level |grassy |big |rear )*(?:back ?)?yards?\b(?! (?:sale|work|from)); 3
garden; outside; garden; (?:private |landscaped |rear |back |shared |common |planted |south[- ]facing |english |japanese |rooftop |perennial |lush )*gardens?(?![- ](?:level|floor|city|state|apartment|duplex|unit|room|district|street|view|style|tub|home))\b; 3
courtyard; outside; courtyard; (?:private |shared |interior |landscaped |central |common |brick |inner )*courtyards?; 4
pool; outside; pool; (?<!\b(?:reflect(?:ing|ive|ion)|plunge|wading|dipping|koi|fish|ornamental|decorative|lily) )(?:private |heated |saltwater |in-?ground |indoor |outdoor |rooftop |swimming |lap |community |salt[- ]water |infinity |gunite )*pools?\b(?! (?:table|hall)); 4
hot-tub; outside; hot tub; hot tubs?; 4
fire-pit; outside; fire pit; fire ?-?pits?|firepits?; 4
outdoor-kitchen; outside; outdoor kitchen; outdoor kitchens?|built-in (?:grill|bbq|barbecue)|outdoor fireplaces?; 4
fruit-trees; outside; +fruit trees; (?:fruit|citrus|lemon|orange|apple|fig|avocado|olive|peach|pear) trees?; 5
shed; outside; shed; (?:storage |garden |tool )*sheds?\b; 2
barn; outside; barn; \bbarns?\b(?! ?-?(?:doors?|style)); 5
workshop; outside; workshop; work ?shops?\b; 4
adu; levels; ADU; \badus?\b|accessory dwelling(?: unit)?|casita|guest ?house|carriage house|coach house|bonus house|detached (?:studio|office)|in-law (?:suite|unit|apartment); 5
dock; outside; dock; (?<!bike |loading )(?:private |boat |deep-?water )*\bdocks?\b(?!less|ing)|boat (?:slip|lift|house)|boathouse; 5
waterfront; outside; ~waterfront; water ?front (?:home|lot|property|living|house|residence); 4
acreage; outside; ~acreage; \b[\d.]+[- ]acres?\b; 4
corner-lot; outside; corner lot; corner lots?|double lots?|extra[- ]wide lots?; 3
cul-de-sac; place; cul-de-sac; cul[- ]de[- ]sac; 3
garage; parking; garage; (?:attached |detached |heated |private |oversized |\w+[- ]car |tandem |finished |indoor |brick |frame |deeded )*garages?(?! parking| door| roof| deck| space| spot)|garage (?:parking )?(?:space|spot)s?; 3
garage-parking; parking; ~garage parking; garage parking(?! space| spot); 3
carport; parking; carport; car ?ports?; 2
driveway; parking; driveway; (?:private |circular |gated |side |shared |long |paver |brick |heated )*drive ?ways?; 2
parking-space; parking; parking space; (?:deeded |assigned |exterior |outdoor |off-?street |gated |covered |private |reserved |tandem |secured )*parking (?:space|spot|pad)s?; 2
doorman; shared; doorman; (?:full-?time |part-?time |24[- ]?(?:hour|hr|/7) |attended |virtual |white[- ]glove )*(?:door ?m[ae]n|door ?person|door (?:staff|attendants?)|attended lobby|concierge|front desk(?: staff)?|lobby attendants?); 3
elevator; shared; elevator; (?:passenger |new )?elevators?(?= building|\b)(?! (?:entry|landing|access)); 3
private-elevator; arrival; private elevator; (?:private|keyed|key-?locked|in-home|personal|residential|interior)[- ]elevator(?: (?:entry|landing|foyer|vestibule|lobby|access|entrance))?; 5
live-in-super; shared; live-in super; (?:live[- ]in|resident|full-?time)[- ]super(?:intendent)?|(?:live[- ]in )?resident manager; 2
gym; shared; gym; (?:fitness|exercise|workout) (?:center|room|facilit(?:y|ies)|studio)s?|gyms?\b(?!nast); 2
home-gym; levels; home gym; (?:home|private|personal) (?:gym|fitness \w+|exercise room)|gym space; 3
bike-storage; shared; ~bike storage; (?:bike|bicycle)[- ]storage; 2
bike-room; shared; bike room; (?:bike|bicycle)[- ]rooms?; 2
lounge; shared; residents' lounge; (?:residents?'?|sky|club|party|community|hospitality) (?:lounge|room)|clubhouse|co-?working (?:space|lounge)|screening room; 2
dog-run; shared; dog run; dog (?:run|park|spa|wash)s?|pet (?:spa|wash)(?:ing (?:room|station))?; 4
tennis; shared; tennis court; (?:tennis|pickleball|basketball|sport|squash|bocce) courts?; 4
playground; shared; playground; play ?grounds?; 2
package-room; shared; package room; package (?:room|locker)s?; 1
pets; policies; +pets; pet[- ]friendly|pets? (?:are )?(?:allowed|welcome|permitted|ok)\b; 2
rentals; policies; +rentals; no rental (?:restrictions?|cap)|(?:rentals?|renting|sublet(?:s|ting)|subleasing|leasing|investors?|pieds?[- ][aà][- ]terres?|co-?purchas\w+)(?:[- ]friendly| (?:is|are)(?: also)? (?:allowed|permitted|ok|welcome)| (?:allowed|permitted|ok\b|welcome)); 3
co-op; policies; co-op; co-?op\b|cooperative; 4
hdfc; policies; HDFC co-op; hdfc|income (?:limit|restrict|cap)\w*|(?:household )?income (?:must|may) not|area median income|\bami\b; 5
land-lease; policies; land lease; land[- ]lease|ground lease|leasehold; 5
flip-tax; policies; flip tax; (?:\d(?:\.\d)?% )?flip tax; 4
financing; policies; =financing; (?:up to )?\d{2}% financing|financing (?:of )?(?:up to )?\d{2}%; 3
no-board; policies; =no board approval; no board (?:approval|interview|application); 4
sponsor; policies; =sponsor unit; sponsor (?:unit|sale|apartment)|directly from the sponsor; 4
fee-covers; policies; =what the fee covers; (?:assessments?|hoa(?: monthly)?(?: fees?| dues| assessments?)?|dues|monthly (?:fees?|maintenance|assessments?|dues|charges)|maintenance|common charges)(?: (?:fee|also|is comparatively low and|low))? (?:includes?|covers?):? [^.!(–—]{3,110}; 5
tax-abatement; policies; tax abatement; tax[- ]abate\w*|abatement|421-?[aA]|j-?51|mills act; 4
board-approval; policies; board approval; board (?:approval|interview|package|application)|no board; 3
special-assessment; policies; special assessment; (?:special )?assessments? (?:of|in place|through|until|currently)|special assessments?|capital assessment; 4
low-fee; policies; low monthly fee; low(?:er)? (?:monthly |hoa |maintenance |common |assessment|property )*(?:charges?|fees?|assessments?|maintenance|taxes|dues|hoa|carrying costs?|monthlies); 2
as-is; policies; as-is sale; (?:sold |being sold |conveyed |selling )?["“']?as[- ]is\b; 4
tenant; policies; tenant in place; rent[- ](?:stabilized|controlled)|tenants? (?:in place|occupied|currently)|tenant-occupied|currently (?:leased|rented)|leased (?:through|until); 4
auction; policies; auction; (?:at|by|online|live) auction|online bidding; 5
needs-work; policies; ~work to do; (?:needs?|in need of)(?: \w+){0,2} (?:work|tlc|updating|renovation|rehab)|fixer[- ]upper|estate condition; 4
virtual-staging; policies; virtual staging; virtual(?:ly)?[- ]stag\w+|photos? (?:are|is|were|have been) (?:virtually|from|digitally)|digitally (?:staged|enhanced|altered|rendered)|renderings?; 4
furnished; policies; =~furniture; (?:fully|partially|offered|sold|comes) furnished|furnishings included; 4
renovated; arrival; =renovation; (?<!\b(?:bath(?:room)?|kitchen|ensuite|basement|closet|lobby)s?\b[^.]{0,24})(?:gut|fully|completely|recently|newly|meticulously|tastefully|totally|extensively|just|thoughtfully)[- ](?:renovated|remodeled|rehabbed)(?=\s*(?:[,.!]|and\b|in 20\d\d|(?:[\w-]+ ){0,3}(?:home|house|apartment|condo|unit|residence|co-?op|townho(?:me|use)|loft|duplex|penthouse)\b)); 2
new-construction; arrival; =~new construction; new[- ]construction|newly (?:built|constructed)|new[- ]build\b; 4
historic; arrival; historic building; (?:historic|landmark(?:ed)?|landmarked)(?: \w+){0,2} (?:building|home|house|district|residence|property|townhouse|brownstone|loft|mansion|conversion|block|street|cooperative|co-op|condominium)|national register|landmarked; 4
architect; arrival; =architect; (?:architects? |designed by (?:the )?(?:\w+ )?(?:architects? )?)(?:[A-Z][\w.'’]+ ){1,3}[A-Z][\w'’]+; 4
victorian; arrival; Victorian; victorian|queen anne|second empire|romanesque; 4
craftsman; arrival; Craftsman; craftsman(?:[- ]style)?(?! (?:ship))|bungalow|arts (?:and|&) crafts|prairie[- ]style; 4
brownstone; arrival; brownstone; brownstones?|greystone|graystone|limestone (?:townhouse|mansion|facade)|brick townhouse|row ?house; 4
midcentury; arrival; midcentury home; mid-?century(?: modern)?|mid century|art deco|bauhaus|modernist; 4
tudor; arrival; Tudor; tudor|(?:neo-?)?georgian|greek revival|italianate|beaux[- ]arts|(?:dutch |spanish |center[- ]hall )?colonial|mediterranean|cape cod|ranch(?= home| house|-style)|farmhouse(?! sink|[- ]style sink|[- ]sink); 3
prewar; arrival; prewar building; pre-?war; 3
penthouse; arrival; penthouse; penthouse(?! (?:amenit|lounge|level amenit)); 4
top-floor; arrival; =top floor; top[- ]floor(?= (?:[\w-]+ ){0,3}(?:unit|home|condo|apartment|residence|penthouse|co-?op|loft|duplex|walk-up|one-|two-|three-|studio|\d))|(?<=on the )top floor(?= of (?:an?|the|this) (?:[\w-]+ ){0,3}(?:building|co-?op|cooperative|brownstone|townhouse|condominium|tower|walk-up)); 3
corner-unit; arrival; corner unit; corner[- ](?:unit|apartment|residence|home|condo|loft|position)|end[- ]unit; 3
floor-through; arrival; floor-through; (?<!ground |first |second |third )floor[- ]through|full[- ]floor(?= (?:[\w-]+ ){0,2}(?:residence|apartment|home|loft|unit|condo\w*|retreat|penthouse|co-?op)\b); 4
flights-up; arrival; =flights up; (?:one|two|three|four|five|[1-6])(?: (?:easy|short|quick))?[- ]flights?(?: (?:up\b|above|walk[- ]?up)); 4
floor-number; arrival; =floor; on the \d{1,2}(?:st|nd|rd|th) floor|\d{1,2}(?:st|nd|rd|th)[- ]floor(?= (?:\S+ ){0,3}(?:unit|apartment|residence|home|condo|co-?op|studio|one|two|three|\d)); 3
unit-count; arrival; =building; (?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ]unit,?(?: [\w-]+,?){0,4}? (?:building|co-?op|cooperative|condominium|brownstone|elevator|association)|building of (?:only |just )?\d{1,3} (?:residences|units|apartments|homes); 3
green-certified; arrival; =certified; leed(?: (?:gold|silver|platinum))?(?:[- ]certified)?|energy star[- ]certified|passive house; 5
walk-up; arrival; walk-up; (?:walk-?up|walk up (?=apartment|building|co-?op|condo))(?! (?:attic|basement|stairs)); 4
multi-unit; arrival; =multi-unit building; (?:two|three|four|2|3|4)[- ](?:flat|unit building)|legal (?:two|three|2|3)[- ]family; 4
views; living; +views; (?:(?:city|skyline|lake|river|park|ocean|water|mountain|garden|treetop|open|unobstructed|panoramic|protected|canyon|bridge|sunset|street|courtyard|harbor|bay|golf course|downtown|direct|partial|lake michigan|east river|central park|hudson river|(?<!/)(?:north|south|east|west)(?:ern)?)(?:,? and|,| &)? ?)+\b(?:views?|vistas?)\b(?: of (?:the |downtown )?(?:[A-Z][\w’']+(?: (?:and |of |& )?(?:the )?[A-Z][\w’']+){0,4}|city|skyline|lake|river|park|ocean|water|mountains?|garden|courtyard|treetops)\b(?!-))?|(?:views?|vistas?) (?:of|over) (?:the |downtown )?(?:[A-Z][\w’']+(?: \d+(?:st|nd|rd|th) [A-Z]\w+)?(?: (?:and |of |& )?(?:the )?[A-Z][\w’']+){0,4}|city|skyline|lake|river|park|ocean|water|mountains?|garden|courtyard|treetops)\b(?!-); 3
exposure; living; southern exposure; (?:north|south|east|west|southern|northern|eastern|western|southeast(?:ern)?|southwest(?:ern)?|northeast(?:ern)?|northwest(?:ern)?|triple|double|dual|three|two|four)(?:[- /](?:and )?(?:north|south|east|west|southern|northern|eastern|western))?[- ]exposures?; 3
tree-lined; place; tree-lined street; tree[- ]lined (?:street|block|avenue); 2
transit; place; =~public transit; public trans(?:it|portation)|(?:subway|metro|train|cta|light rail)(?: (?:trains?|stations?|stops?|lines?)); 2
park-nearby; place; =+parks; parks\b; 1
trail; place; trail; (?:bike|walking|hiking|lakefront|jogging|running|nature)[- ](?:trails?|path); 3
beach; place; =~the beach; the beach|beaches; 3
restaurants; place; +restaurants; restaurants|cafes|cafés|coffee shops|boutiques|shops\b|shopping|nightlife|dining(?= (?:and|,)|,); 1
grocery; place; =+grocery stores; grocer(?:y|ies)(?: stores?)?|supermarkets?; 2
golf; place; golf course; golf courses?; 3
highway; place; =+highways; highways?|freeways?|expressways?; 1
stadium; place; stadium; stadium|ballpark; 3
sold-history; arrival; =long-time ownership; same (?:family|owners?) (?:for|since)|first time (?:on|in) (?:the market|\w+ (?:years|decades))|on the market for the first time; 4
famous-resident; arrival; =well-known resident; (?:once (?:the )?(?:home|residence) (?:to|of)|former (?:home|residence|studio) of|previous home of|(?:author|writer|artist|poet|playwright|painter|composer|actor|actress) (?-i:[A-Z]\w+ [A-Z]\w+)|(?-i:[A-Z]\w+ [A-Z]\w+), (?:an? |the )?(?:\w+ ){0,3}(?:author|writer|artist|poet|playwright|painter|composer|actor|actress),? (?:was )?(?:once|lived)); 5
conversion; arrival; converted building; (?:former|converted|conversion)(?: \w+){0,2} (?:factory|church|school(?:house)?|warehouse|firehouse|bank|hotel|mill|brewery|stable|synagogue|printing|industrial|candy|theater|hospital|department store|building|house)|(?:warehouse|factory|church|school|loft) conversion; 5
ceiling-fans; systems; +ceiling fans; ceiling fans?; 1
recessed-lights; living; ~recessed lighting; recessed light(?:s|ing); 1
archway; living; archway; (?:arched (?:doorways?|openings?|entr(?:y|ies|yways?))|archways?); 3
sitting-room; living; sitting room; sitting rooms?; 2
music-room; living; music room; music rooms?; 4
media-room; levels; media room; (?:home )?(?:theat(?:er|re)|cinema)(?: room)?; 4
guest-suite; bedrooms; guest suite; guest (?:suite|quarters|wing)s?; 3
sound-system; systems; sound system; (?:(?:surround|built-in|whole-home|whole-house|integrated|sonos) )+(?:sound(?: system| speakers)?|speakers|audio(?: system)?)|sound system; 2
car-lift; parking; car lift; car lifts?; 5
awning; outside; awning; (?:motorized |retractable )*awnings?; 3
outdoor-heaters; outside; +outdoor heaters; (?:outdoor|infrared|ceiling[- ]mounted|patio) heaters?; 3
outdoor-shower; outside; outdoor shower; outdoor showers?; 4
pergola; outside; pergola; pergolas?|gazebos?; 4
pond; outside; pond; (?:koi |fish |private )*ponds?|water features?; 4
reflecting-pool; outside; reflecting pool; (?:private |outdoor |heated |rooftop )*(?:reflect(?:ing|ive|ion)|plunge|wading|dipping|ornamental|decorative|koi|fish|lily) pools?\b; 4
greenhouse; outside; greenhouse; greenhouses?; 5
dog-room; levels; dog shower; dog (?:wash(?:ing)? station|shower|room)|pet (?:shower|wash(?:ing)? station); 4
coat-closet; arrival; coat closet; coat closets?; 1
linen-closet; bedrooms; linen closet; linen closets?; 1
custom-closets; bedrooms; +custom closets; (?:custom|california|elfa|built-out|outfitted)(?: \w+)? closets|wall of (?:\w+ )?closets; 2
wet-room; baths; wet room; wet rooms?; 4
body-sprays; baths; =+body sprays; body (?:sprays?|jets); 3
tub; baths; bathtub; (?:acrylic |cast[- ]iron |full-size |deep )*bath ?tubs?; 1
prep-sink; kitchen; prep sink; (?:prep|workstation|second) sinks?; 3
coffee-bar; kitchen; coffee bar; coffee (?:bar|station)s?; 3
ice-maker; kitchen; ice maker; ice[- ]makers?; 3
buffet; kitchen; built-in buffet; built-in buffets?|(?<=, an? )buffets?; 2
cooktop; kitchen; induction cooktop; (?:induction|electric|five-burner|six-burner)(?: \w+)? (?:cooktop|range|stove); 3
skylit-stairs; arrival; skylit stairway; skylit (?:stair\w*|hall\w*|atrium); 4
double-door; arrival; +double entry doors; (?:carved |paneled |original |wood(?:en)? )*double (?:entr(?:y|ance) |front )?doors|double[- ]door entry; 3
stoop; arrival; stoop; stoops?; 3
separate-entrance; levels; separate entrance; (?:separate|private|own|second|street-level) entr(?:ance|y|yway)s?; 3
rec-space; levels; lower-level lounge; (?:lower[- ]level|basement) (?:lounge|rec(?:reation)? (?:room|space|area)); 3
yoga; levels; yoga studio; yoga (?:studio|room)s?|meditation (?:room|space); 4
studio-space; levels; art studio; (?:art(?:ist)?(?:'s)?|pottery|recording|photo(?:graphy)?|dance) studios?; 5
transom; living; +transom windows; transoms?(?: windows?)?; 3
shutters; living; +plantation shutters; (?:plantation|interior|custom) shutters; 2
window-seat; living; window seat; window (?:seats?|benches); 4
mosaic; living; ~mosaic tile; mosaic(?:[- ]tiled?)?(?= (?:floors?|entry|foyer|hall\w*)); 3
dual-thermostat; systems; =+separate climate zones; (?:dual|two|three|four|multi)[- ]zoned?(?: \w+)? (?:hvac|heat(?:ing)?|climate|a/?c|system\w*|cooling); 2
radiators; systems; +radiators; radiators; 2
electric-panel; systems; electrical panel; (?:new |updated |upgraded |200[- ]amp )*electric(?:al)? panels?; 2
sump; systems; sump pump; sump pumps?; 2
water-filter; systems; water filtration; water (?:filtration|softener|filter|purif\w+)(?: system)?; 3
valet; shared; ~valet parking; (?:24-hour )?valet(?: (?:garage |covered )?parking)?; 3
business-center; shared; business center; business centers?|conference rooms?; 2
rooftop-pool; shared; rooftop pool; rooftop (?:swimming )?pools?; 5
sundeck; shared; sundeck; sun ?decks?; 3
grills; shared; +grills; (?:gas |outdoor |bbq )*grills(?! line)|barbecue (?:area|grill)s?|bbq area; 2
cleaners; shared; dry cleaner; dry[- ]clean(?:er|ers|ing)(?: service)?; 2
guest-rooms; shared; +guest suites to rent; guest suites for (?:rent|residents|visitors); 3
facing-windows; living; +south-facing windows; (?:north|south|east|west|northeast|northwest|southeast|southwest)(?:[- ]and[- ](?:north|south|east|west))?[- ]facing windows; 3
renewed-kitchen; kitchen; =kitchen; (?:newly |fully |recently |completely |totally |beautifully |tastefully |thoughtfully |gut[- ])?(?:renovated|remodeled|updated|redesigned|reimagined) (?:[\w'-]+ ){0,3}kitchen|kitchen (?:has been|was|is) (?:\w+ )?(?:renovated|remodeled|updated|redesigned|reimagined); 2
renewed-baths; baths; renovated bath; (?:newly |fully |recently |completely )?(?:renovated|remodeled|updated) (?:[\w-]+ ){0,2}?bath(?:room)?s?\b; 2
snow-melt; outside; =snow-melt system; snow[- ]?melt\w*(?: systems?)?; 2
bowling; shared; bowling alley; (?:[\w-]+-lane )?bowling alleys?; 5
golf-sim; shared; golf simulator; golf simulators?; 4
gated-entry; arrival; gated entry; gated (?:entr(?:y|yway|ance)|front entr(?:y|ance)); 2
`;
