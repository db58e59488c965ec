/**
 * What a home can have, one feature a line: id; topic; how it is said ("+" plural, "~" mass noun, "!" a proper or fixed
 * phrase without article); pattern; notability 1-5 (5 = what people tell a friend about first).
 */
export const featureCatalog = String.raw`
island; kitchen; island; (?:kitchen |center |central )?\bisland\b(?! (?:kitchen|life|living|get|city))s?; 3
waterfall-island; kitchen; waterfall island; waterfall(?:[- ]edge)?(?: \w+)? islands?; 4
peninsula; kitchen; peninsula; (?:kitchen |breakfast )peninsula; 2
breakfast-bar; kitchen; breakfast bar; breakfast (?:bar|counter)s?; 2
pantry; kitchen; pantry; (?:walk-in |butler'?s |large |separate |full |kitchen |food )*pantry|pantries; 3
butlers-pantry; kitchen; butler's pantry; butler'?s pantry; 4
counters; kitchen; +counters; counter ?-?tops?|counters(?! space); 2
appliances; kitchen; +appliances; appliances?(?: suite| package)?; 2
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
fireplace; living; fireplace; (?:\w+[- ](?:sided|faced) )?fireplaces?; 3
wood-fireplace; living; wood-burning fireplace; wood[- ]?burning(?: \w+)? fireplaces?|wbfp|woodburning; 4
gas-fireplace; living; gas fireplace; gas(?:[- ]burning|[- ]start(?:er)?| log|[- ]fueled)?(?: \w+)? fireplaces?; 3
decorative-fireplace; living; decorative fireplace; (?:decorative|faux|non-?working|ornamental|electric)(?: \w+)? fireplaces?; 3
wood-stove; living; wood stove; (?:wood|pellet|wood[- ]burning) stove; 4
hardwood; living; +hardwood floors; hard ?wood(?:s|\b(?: wood)?(?: floor(?:s|ing)?)?)|(?:oak|maple|walnut|cherry|pine|ash|hickory|teak|wood)[- ](?:plank )?floor(?:s|ing)?|wide[- ]plank(?: \w+){0,2} floor(?:s|ing)?|wood floors?; 2
engineered-wood; living; +engineered wood floors; engineered(?: hard)?(?: ?wood)?(?: \w+)? floor(?:s|ing)|engineered (?:hardwood|oak|wood); 3
vinyl-plank; living; +vinyl plank floors; (?:luxury )?vinyl[- ]?(?:plank)?(?: floor(?:s|ing)?)?|\blvp\b|\blvt\b; 2
herringbone; living; +herringbone floors; (?:herringbone|chevron|parquet)(?:[- ]pattern(?:ed)?)?(?: \w+){0,2} floor(?:s|ing)?|herringbone|parquet; 4
bamboo-floors; living; +bamboo floors; bamboo(?: hardwood)?(?: floor(?:s|ing)?)?; 3
concrete-floors; living; +concrete floors; (?:polished |stained |radiant |heated )*concrete floor(?:s|ing)?; 3
tile-floors; living; +tile floors; (?:tile|ceramic|porcelain|travertine|saltillo|slate|stone|limestone|terrazzo)(?: tile)? floor(?:s|ing)?; 2
carpet; living; ~carpet; (?:new |plush |wall-to-wall )*carpet(?:ing|ed)?; 1
heated-floors; baths; +heated floors; (?:radiant[- ])?heated(?: \w+){0,2} floor(?:s|ing)?|radiant(?:[- ]heat(?:ed|ing)?)?(?: \w+)? floor(?:s|ing)?|radiant(?: floor)? heat(?:ing)?|underfloor heating|floor heating; 4
crown-molding; living; ~crown molding; crown mou?ldings?; 2
millwork; living; ~millwork; millwork|woodwork|wood trim; 3
wainscoting; living; ~wainscoting; wainscot(?:ing|ting)?|panel(?:ed|led) walls|board and batten; 3
plaster-medallions; living; +plaster details; plaster (?:medallions?|ceilings?|details?|mou?ldings?|work)|ceiling medallions?; 4
exposed-brick; living; ~exposed brick; exposed[- ]brick(?: walls?)?|brick walls?|brick accent; 4
beams; living; +exposed beams; (?:exposed |wood(?:en)? |timber |heavy |original |ceiling )+(?:timber )?beams?|beam(?:ed)? ceilings?|timber (?:ceilings?|beams?); 4
vaulted; living; +vaulted ceilings; (?:vaulted|cathedral|pitched|barrel[- ]vault(?:ed)?) ceilings?|vaulted; 3
coffered; living; +coffered ceilings; (?:coffered|tray|tin|tongue[- ]and[- ]groove)(?: \w+)? ceilings?; 3
tall-ceilings; living; +tall ceilings; (?:high|soaring|tall|lofty|double[- ]height|lofted) ceilings?|ceilings? (?:soar|that soar)|\b\d{1,2}(?:\.\d)?(?:'|’|[- ](?:foot|feet|ft)\.?)(?:[- ]?(?:high|tall|\+))? ceilings?|ceiling heights?; 2
double-height; living; double-height room; double[- ]height(?: \w+){0,2}|two[- ]story (?:living|great|foyer|atrium)\w*(?: room)?; 4
open-plan; living; open floor plan; open[- ](?:floor[- ]?plan|concept|layout|plan)(?: \w+)?; 1
split-plan; bedrooms; split floor plan; split[- ](?:floor ?plan|bedroom(?:s)?(?: \w+)?|layout|bed \w+|two-?bedroom); 4
great-room; living; great room; great[- ]room; 2
family-room; living; family room; family room(?! is)|media room|game room|rec(?:reation)? room; 2
formal-dining; dining; formal dining room; (?:formal|separate|proper|dedicated|full|large|grand|spacious) dining(?: room)?|dining rooms?; 2
dining-area; dining; dining area; dining (?:area|space|alcove|nook); 1
wet-bar; dining; wet bar; (?:wet|dry|built-in|home|full|custom) bar\b(?! seating); 3
wine-cellar; dining; wine cellar; wine (?:cellar|room|wall|closet)s?; 4
built-ins; living; +built-ins; built[- ]ins?\b(?: \w+)?|custom shelving|bookcases?|bookshel(?:f|ves); 3
library; living; library; library(?! (?:branch|nearby|lounge))|reading room; 4
office; living; home office; (?:home |private |dedicated |separate |corner )*office(?: space| nook)?|work[- ]from[- ]home|study\b; 2
den; living; den; \bdens?\b; 2
bonus-room; levels; bonus room; bonus room|flex(?:ible)? (?:room|space)|playroom|hobby room; 2
loft-space; levels; loft; (?:mezzanine|sleeping loft|loft (?:area|space|office|bedroom)|lofted \w+); 3
loft-home; arrival; loft; (?:true|authentic|timber|soft|concrete|industrial|artist'?s?|corner|brick|classic|prewar|tribeca|soho)[- ]+(?:\w+ )?lofts?\b|live[/ -]work; 4
sunroom; living; sunroom; sun ?room|solarium|four[- ]seasons? room|three[- ]seasons? room|conservatory|florida room; 4
foyer; arrival; foyer; (?:entry |entrance |gracious |grand |marble |two-?story )*(?:foyer|vestibule|entry hall|entryway|gallery foyer); 2
mudroom; arrival; mudroom; mud ?-?room; 3
staircase; arrival; staircase; (?:spiral|floating|grand|curved|sweeping|original|central|open|custom|winding|sculptural)(?: \w+){0,2} stair(?:case|way)s?|staircases?; 3
bay-window; living; bay window; (?:bay|bow)[- ]windows?|bay front; 4
skylight; living; skylight; sky ?lights?(?:ed)?; 4
wall-of-windows; living; +floor-to-ceiling windows; (?:floor[- ]to[- ]ceiling|wall[- ]to[- ]wall|wall(?:s)? of)(?: \w+){0,2} (?:windows?|glass)|window walls?; 4
big-windows; living; +oversized windows; (?:oversized|over-sized|large|huge|big|massive|tall|enormous|expansive|arched|casement|picture|city|grand)(?: \w+)? windows; 2
new-windows; systems; +newer windows; (?:new|newer|replaced|replacement|updated|double[- ]pane|triple[- ]pane|citi-?quiet|soundproof\w*|sound-?proof\w*)(?: \w+){0,2} windows|windows (?:replaced|were replaced|are new)|windows \((?:19|20)\d\d\); 3
original-details; living; +original details; (?:original|period|prewar|pre-war|vintage|historic|preserved|restored) (?:architectural )?(?:details?|features?|charm|character|mou?ldings?|trim|woodwork|millwork|doors?|hardware); 4
stained-glass; living; ~stained glass; (?:stained|leaded|art|beveled)[- ]glass(?: \w+)?; 5
pocket-doors; living; +pocket doors; pocket doors?; 5
french-doors; living; +French doors; french doors?; 3
barn-door; living; barn door; (?:sliding )?barn doors?; 3
murphy-bed; bedrooms; Murphy bed; murphy beds?; 5
dumbwaiter; living; dumbwaiter; dumb ?waiter; 5
hidden-door; living; hidden door; (?:hidden|secret|concealed) (?:door|room|bar|passage|bookcase|speakeasy)\w*|behind (?:a|the) (?:bookcase|bookshelf|mirror); 5
primary-suite; bedrooms; primary suite; (?:primary|master|owner'?s|principal|main|king[- ]size(?:d)?(?: primary)?)(?: \w+)?[- ](?:bed ?room )?suite|(?:primary|master|principal) retreat; 2
primary-bedroom; bedrooms; primary bedroom; (?:primary|master|main|principal)(?: \w+)? bed ?room; 1
walk-in-closet; bedrooms; walk-in closet; walk[- ]in[- ](?:\w+ )?closets?|walk[- ]ins?\b|custom closets?|(?:california|elfa|poliform) closets?|dressing (?:room|area)s?|closet systems?; 3
closets; bedrooms; +closets; (?:ample|abundant|generous|great|tons of|plenty of|excellent|large|huge|deep|double|wall of|organized)(?: \w+)? closets?(?: space)?; 1
king-bed; bedrooms; room for a king-size bed; king[- ]size(?:d)?(?: bed(?:room)?s?)?; 2
primary-bath; baths; primary bath; (?:primary|master|en[- ]?suite|ensuite|owner'?s)(?: \w+)? bath(?:room)?s?; 1
ensuite; baths; en suite bath; en[- ]?suite(?:s)?; 2
soaking-tub; baths; soaking tub; (?:deep |freestanding |free-standing |oversized |japanese |cast[- ]iron |large )*(?:soaking|soaker|freestanding|free-standing|claw ?-?foot|jetted|whirlpool|jacuzzi|air)(?:[- ]\w+)? (?:bath ?)?tubs?|clawfoot|soaker tubs?; 3
walk-in-shower; baths; walk-in shower; (?:walk[- ]in|glass(?:-enclosed)?|frameless|oversized|stall|rain(?:fall)?|spa|double|separate|multi-head)(?: \w+){0,2} showers?|shower stall|wet room; 2
steam-shower; baths; steam shower; steam(?:ing)?[- ]?(?:shower|room)?s?\b(?! heat| rad); 4
sauna; baths; sauna; saunas?; 4
double-vanity; baths; double vanity; (?:double|dual|his[- ]and[- ]hers|two|twin|two-sink)(?:[- ]sink)?(?: \w+)? (?:vanit(?:y|ies)|sinks?); 3
powder-room; baths; powder room; powder rooms?|half[- ]bath(?:room)?s?|guest bath(?:room)?; 2
windowed-bath; baths; windowed bath; windowed(?: \w+){0,2} bath(?:room)?s?; 3
subway-tile; baths; ~subway tile; subway til(?:e|es|ing); 2
marble-bath; baths; marble bath; (?:marble|travertine|limestone|stone|carrara|calacatta)[- ](?:clad |tiled |lined )?(?:\w+ )?bath(?:room)?s?; 3
bidet; baths; bidet; bidet|toto|washlet|smart toilet; 3
in-unit-laundry; laundry; in-unit washer and dryer; in[- ](?:unit|home|apartment|residence|suite|house)(?: \w+)? (?:laundry|washers?)(?: ?(?:/|and|&|\+) ?dryers?)?|(?:washers?|w) ?(?:/|and|&|\+) ?(?:vented )?(?:dryers?|d)\b(?: in[- ]unit| in the unit| in residence)?|(?:stacked|full-?size(?:d)?|vented|side-?by-?side)(?: \w+)? (?:washer|laundry|w/d)|washer-dryer; 3
laundry-room; laundry; laundry room; laundry (?:room|area|closet)s?; 2
shared-laundry; laundry; laundry room in the building; (?:common|shared|building|on-?site|basement|coin|central|community|card-operated) laundry(?: room| facilit\w+)?|laundry (?:in|on) (?:the )?(?:building|basement|every floor|each floor|site|premises)|laundry facilit\w+; 3
finished-basement; levels; finished basement; (?:fully |partially |professionally |newly |partly )*finished(?: \w+)? (?:basement|lower level)|basement (?:is )?finished; 3
basement; levels; basement; (?:full |large |unfinished |dry |high[- ]ceiling |walk-?out |walk-up |english )*basements?|cellars?\b; 2
garden-level; levels; garden level; garden[- ](?:level|floor)|lower[- ]level|english basement; 3
attic; levels; attic; attics?; 3
storage; levels; ~storage; (?:private |separate |additional |extra |dedicated |deeded |basement |assigned |large |bike |personal |included )*storage(?: room| unit| locker| cage| space| closet| area| bin)s?|storage; 2
duplex-down; levels; duplex-down; duplex[- ]?(?:ed )?(?:down|up)\b; 4
duplex-home; levels; duplex; \bduplex\b(?! (?:down|up)|-)|duplexed|triplex|quadruplex; 3
parlor; living; parlor floor; parlou?r(?:[- ](?:floor|level))?s?; 4
central-air; systems; ~central air; central (?:air(?:[- ]?condition(?:ing|ed)?)?|a/?c|hvac|heat(?:ing)? and (?:air|cooling)|cooling)|central a\.c\.; 2
mini-split; systems; +mini-splits; mini[- ]?splits?|ductless|split systems?; 3
forced-air; systems; ~forced-air heat; forced[- ]air|gas forced; 1
furnace; systems; furnace; furnaces?; 2
boiler; systems; boiler; boilers?; 2
heat-pump; systems; heat pump; heat pumps?; 3
hvac; systems; HVAC system; \bhvac\b(?: systems?)?|multi-?zone(?:d)?(?: \w+)?|zoned (?:heat|hvac|climate)\w*; 2
water-heater; systems; water heater; (?:hot )?water heaters?|tankless(?: \w+)?|hot water tank; 2
new-roof; systems; newer roof; (?:new|newer|replaced|recent|brand[- ]new|updated)(?: \w+)? roof\b(?! ?(?:deck|top|terrace))|roof (?:replaced|was replaced|\((?:19|20)\d\d\)|is new|in (?:19|20)\d\d|\d{4})|tear-?off roof; 4
solar; systems; +solar panels; solar(?: panels?| power| system| energy| array)?(?! ?ium); 5
ev-charger; parking; EV charger; (?:ev|electric (?:vehicle|car)|tesla)[- ](?:charg\w+|ready|outlet|station)(?: station| port| outlet)?s?; 4
generator; systems; generator; generators?; 4
smart-home; systems; ~smart-home controls; smart[- ]home(?: \w+)?|smart (?:thermostats?|locks?|lighting|system)|crestron|lutron|control4|sonos|home automation|nest thermostat; 3
security-system; systems; security system; (?:security|alarm|camera) (?:system|cameras?)s?; 2
intercom; systems; video intercom; (?:video |virtual |latch |butterfly ?mx |smart )*(?:intercom|doorman system|butterfly ?mx); 2
well; systems; private well; (?:private|drilled|artesian|shared|deep) well|well water|well and septic; 4
septic; systems; septic system; septic(?: system| tank)?; 3
sprinklers; outside; sprinkler system; (?:sprinkler|irrigation)(?: system)?s?; 2
balcony; outside; balcony; (?:private |juliet(?:te)? |large |covered |front |rear |south[- ]facing |corner )*balcon(?:y|ies); 3
terrace; outside; terrace; (?:private |wraparound |wrap-around |landscaped |planted |roof |south[- ]facing |large |setback )*terraces?(?! (?:street|place|avenue|drive)); 4
roof-deck; outside; roof deck; (?:private |common |shared |communal |residents'? |furnished |landscaped |large |full )*roof(?:top)?[- ]?(?:top )?(?:deck|terrace|garden|lounge|patio|space|oasis)s?|rooftop; 4
deck; outside; deck; (?:private |rear |back |large |wood(?:en)? |composite |trex |covered |wraparound |sun |huge |multi-level |two-tier(?:ed)? )*\bdecks?\b(?! parking); 3
patio; outside; patio; (?:private |brick |stone |bluestone |flagstone |paver |covered |rear |back |paved |screened )*patios?; 3
porch; outside; porch; (?:front |back |screened(?:[- ]in)? |covered |wraparound |wrap-around |enclosed |sleeping |private )*porch(?:es)?; 4
yard; outside; yard; (?:private |fenced(?:[- ]in)? |fully |large |spacious |back |front |side |landscaped |huge |level |grassy |big |rear )*(?:back ?)?yards?(?! (?:sale|work|from))|green space; 3
garden; outside; garden; (?:private |landscaped |rear |back |shared |common |planted |south[- ]facing |english |japanese |rooftop |perennial |lush )*gardens?(?![- ](?:level|floor|city|state|apartment|duplex|unit|room|district|street|view|style|tub|home))\b; 3
courtyard; outside; courtyard; (?:private |shared |interior |landscaped |central |common |brick |inner )*courtyards?; 4
pool; outside; pool; (?:private |heated |saltwater |in-?ground |indoor |outdoor |rooftop |swimming |lap |community |salt[- ]water |infinity |gunite )*pools?\b(?! (?:table|hall)); 4
hot-tub; outside; hot tub; hot tubs?|jacuzzi(?! tub)|(?:outdoor |built-in )spa\b; 4
fire-pit; outside; fire pit; fire ?-?pits?|firepits?; 4
outdoor-kitchen; outside; outdoor kitchen; outdoor (?:kitchen|grill|cooking|bbq|fireplace)s?|built-in (?:grill|bbq|barbecue)|gas (?:grill|line for (?:a )?grill)|bbq area; 4
fruit-trees; outside; +fruit trees; (?:fruit|citrus|lemon|orange|apple|fig|avocado|olive|peach|pear) trees?; 5
shed; outside; shed; (?:storage |garden |tool )*sheds?\b; 2
barn; outside; barn; \bbarns?\b(?! ?doors?); 5
workshop; outside; workshop; work ?shops?; 4
adu; levels; ADU; \badus?\b|accessory dwelling(?: unit)?|casita|guest ?house|carriage house|coach house|in-?law(?: suite| unit| apartment)?|back house|mother-in-law; 5
dock; outside; dock; (?:private |boat |deep-?water )*\bdocks?\b(?!less)|boat (?:slip|lift|house)|boathouse; 5
waterfront; place; waterfront; water ?front|lake ?front(?! trail| path| park| bike)|river ?front|ocean ?front|beach ?front|canal ?front; 4
acreage; outside; acreage; \b[\d.]+[- ]acres?\b|acreage; 4
corner-lot; outside; corner lot; corner lot|oversized lot|double lot|extra[- ]wide lot|wide lot; 3
cul-de-sac; place; cul-de-sac; cul[- ]de[- ]sac; 3
garage; parking; garage; (?:attached |detached |heated |private |oversized |\w+[- ]car |tandem |finished |indoor |brick |frame |deeded )*garages?(?! parking)(?: space| spot)?s?|garage parking; 3
carport; parking; carport; car ?ports?; 2
driveway; parking; driveway; (?:private |circular |gated |side |shared |long |paver |brick |heated )*drive ?ways?; 2
parking-space; parking; parking space; (?:deeded |assigned |exterior |outdoor |off-?street |gated |covered |private |reserved |tandem |included |secured |one |1 |two |2 )*parking(?: space| spot| pad| included| available)?s?; 2
doorman; shared; doorman; (?:full-?time |part-?time |24[- ]?(?:hour|hr|/7) |attended |virtual |white[- ]glove )*(?:door ?m[ae]n|door ?person|door (?:staff|attendants?)|attended lobby|concierge|front desk(?: staff)?|lobby attendants?); 3
elevator; shared; elevator; (?:keyed |private |key-?locked |direct |passenger |new |in-home |semi-private )*elevators?(?: building| access| landing)?; 3
private-elevator; arrival; elevator entry; (?:private|keyed|key-?locked|direct|in-home|personal|residential|interior)[- ](?:\w+ )?elevator(?: entry| landing| access)?; 5
live-in-super; shared; live-in super; (?:live[- ]in|resident|on-?site|full-?time)[- ](?:super(?:intendent)?|resident manager|manager|management|engineer|maintenance)|resident manager|superintendent; 2
gym; shared; gym; (?:fitness|exercise|workout|training) (?:center|room|facilit\w+|studio|club)s?|gyms?\b(?!nast)|health club; 2
home-gym; levels; home gym; (?:home|private|personal) (?:gym|fitness \w+|exercise room)|gym space; 3
bike-room; shared; bike room; (?:bike|bicycle)[- ](?:room|storage|parking)s?; 2
lounge; shared; residents' lounge; (?:residents?'?|sky|club|party|community|hospitality|entertainment|rooftop|business) (?:lounge|room|center|club)|clubhouse|club house|co-?working(?: space| lounge)?|screening room|theater room; 2
dog-run; shared; dog run; dog (?:run|park|spa|wash|washing station)|pet (?:spa|wash|run|park|relief area); 4
tennis; shared; tennis court; (?:tennis|pickleball|basketball|sport|squash|bocce)(?:[/ ](?:and )?\w+)? courts?|courts; 4
playground; shared; playground; play ?grounds?|children'?s play ?room; 2
package-room; shared; package room; package (?:room|locker|receiving|delivery)s?; 1
pets; policies; +pets; pets?(?:[- ]friendly| are| is)?(?: (?:allowed|welcome|permitted|ok|considered))?|dogs? (?:allowed|welcome|ok|permitted)|cats? (?:allowed|ok); 2
rentals; policies; +rentals; (?:rent(?:als?|ing)|sub-?let(?:s|ting)?|leasing|investor|investors|air ?bnb|short[- ]term rental)s?(?:[- ]friendly)?(?: (?:is|are))?(?: (?:allowed|permitted|ok|welcome|unlimited))?|pied[- ]?[aà]?[- ]?terres?|co-?purchas\w+|guarantors?|gifting; 3
co-op; policies; co-op; co-?ops?\b|cooperative; 4
hdfc; policies; HDFC co-op; hdfc|income (?:limit|restrict|cap)\w*|(?:household )?income (?:must|may) not|area median income|\bami\b; 5
land-lease; policies; land lease; land[- ]lease|ground lease|leasehold; 5
flip-tax; policies; flip tax; flip tax; 4
tax-abatement; policies; tax abatement; tax[- ]abate\w*|abatement|421-?[aA]|j-?51|mills act; 4
board-approval; policies; board approval; board (?:approval|interview|package|application)|no board; 3
special-assessment; policies; special assessment; (?:special )?assessments? (?:of|in place|through|until|currently)|special assessments?|capital assessment; 4
low-fee; policies; low monthly fee; low(?:er)? (?:monthly |hoa |maintenance |common |assessment|property )*(?:charges?|fees?|assessments?|maintenance|taxes|dues|hoa|carrying costs?|monthlies); 2
as-is; policies; as-is sale; (?:sold |being sold |conveyed |selling )?["“']?as[- ]is\b; 4
tenant; policies; tenant in place; tenant(?:s)?(?:[- ]occupied| in place| currently)?|currently (?:leased|rented)|leased (?:through|until); 4
auction; policies; auction; auction|online bidding|reserve price; 5
needs-work; policies; ~work to do; (?:needs?|bring your|in need of)(?: \w+){0,3} (?:work|tlc|updating|renovation|rehab|contractor|architect|vision|designer)|fixer|estate condition|tear ?-?down|blank (?:canvas|slate)|renovation potential; 4
virtual-staging; policies; virtual staging; virtual(?:ly)?[- ]stag\w+|photos? (?:are|is|were|have been) (?:virtually|from|digitally)|digitally (?:staged|enhanced|altered|rendered)|renderings?; 4
furnished; policies; furniture; (?:fully |partially |offered |sold |comes |available )+furnished|furnishings? (?:included|available|negotiable)|turn-?key furnished; 4
renovated; arrival; renovation; (?:gut|fully|completely|recently|newly|beautifully|meticulously|tastefully|totally|extensively|just|thoughtfully|architect(?:urally)?)?[- ]?(?:renovat(?:ed|ion)|remodel(?:ed|ing)?|rehabb?(?:ed)?|redone|reimagined|gut[- ]rehab)\b; 2
new-construction; arrival; ~new construction; new(?:[- ]construction|ly (?:built|constructed)|[- ]build| development)|brand[- ]new (?:home|build|residence)|under construction|to be built|sponsor (?:unit|sale)s?; 4
historic; arrival; historic building; (?:historic|landmark(?:ed)?|landmarked)(?: \w+){0,2} (?:building|home|house|district|residence|property|townhouse|brownstone|loft|mansion|conversion|block|street|cooperative|co-op|condominium)|national register|landmarked; 4
architect; arrival; architect; (?:architect(?:s)?|designed by|design by|designer)(?:,)? (?:[A-Z][\w.'’]+ ?){1,4}|(?:[A-Z][\w.'’]+ ){1,3}(?:Architects?|Architecture|Design(?:s)?)\b|renowned architect|award-winning (?:architect|designer)\w*; 5
victorian; arrival; Victorian; victorian|queen anne|second empire|romanesque; 4
craftsman; arrival; Craftsman; craftsman(?:[- ]style)?(?! (?:ship))|bungalow|arts (?:and|&) crafts|prairie[- ]style; 4
brownstone; arrival; brownstone; brownstones?|greystone|graystone|limestone (?:townhouse|mansion|facade)|brick townhouse|row ?house; 4
midcentury; arrival; midcentury home; mid-?century(?: modern)?|mid century|art deco|bauhaus|modernist; 4
tudor; arrival; Tudor; tudor|colonial|georgian|federal[- ]style|greek revival|italianate|beaux[- ]arts|mediterranean|spanish(?:[- ]style| revival| colonial)?|cape cod|ranch(?:[- ]style)?(?= home|\b)|farmhouse(?! sink|[- ]style sink)|contemporary farmhouse; 3
prewar; arrival; prewar building; pre-?war; 3
penthouse; arrival; penthouse; penthouse(?! (?:amenit|lounge|level amenit)); 4
top-floor; arrival; top floor; top[- ]floor(?: \w+)?; 3
corner-unit; arrival; corner unit; (?:corner[- ](?:unit|apartment|residence|home|condo|loft|one|two|three|position|exposure)|corner \w+[- ]bedroom|end[- ]unit|corner\b); 3
floor-through; arrival; floor-through; floor[- ]through|full[- ]floor|half[- ]floor|simplex; 4
walk-up; arrival; walk-up; walk[- ]?up(?! (?:attic|basement|stairs))|(?:one|two|three|four|1|2|3|4) (?:short )?flights?(?: up| of stairs)?|(?:no|non)[- ]?elevator; 4
multi-unit; arrival; multi-unit building; (?:two|three|four|2|3|4)[- ](?:flat|family|unit building)|legal (?:two|three|2|3)|owner'?s? (?:unit|duplex|triplex)|rental units?|income[- ]producing|rent roll; 4
views; place; +views; (?:(?:city|skyline|lake|river|park|ocean|water|mountain|garden|tree(?:top|-?lined)?|open|unobstructed|panoramic|sweeping|protected|stunning|breathtaking|iconic|canyon|bridge|sunset|street|courtyard|harbor|bay|golf course|downtown|direct|partial|incredible|dramatic|forever|expansive|amazing|beautiful|spectacular|empire state(?: building)?|hudson(?: river)?|lake michigan|east river|central park|manhattan|chicago)(?:,| and| &)? ?)+ views?\b|views? (?:of|over|from|to|toward|across)|overlook(?:s|ing)|vistas?; 3
exposure; living; exposure; (?:north|south|east|west|southern|northern|eastern|western|southeast(?:ern)?|southwest(?:ern)?|northeast(?:ern)?|northwest(?:ern)?|triple|double|dual|three|two|four)(?:[- /](?:and )?(?:north|south|east|west|southern|northern|eastern|western))?[- ](?:facing|exposures?|light|sun(?:light)?)|exposures?\b; 3
tree-lined; place; tree-lined street; tree[- ]lined(?: \w+)?(?: street| block| avenue)?s?; 2
transit; place; transit; (?:subway|metro|train|bus|\bl\b|light rail|ferry|path|lirr|metra|cta|brown line|red line|blue line|green line|pink line|orange line|[ABCDEFGJLMNQRSWZ1-7](?:/[ABCDEFGJLMNQRSWZ1-7])+)(?: (?:trains?|stations?|stops?|lines?|lines|access|service))|public trans(?:it|portation)|commut\w+; 2
park-nearby; place; park; (?:[A-Z][\w.'’]+ ){1,3}Park\b(?! (?:Avenue|Ave|Place|Slope|Street|West|South|East|North|Terrace))|dog park nearby|parks\b|central park; 3
trail; place; trail; (?:bike|walking|hiking|lakefront|jogging|running|nature)?[- ]?(?:trails?|greenway|bike path|bike lane|the 606|high line|bloomingdale trail)\b; 3
beach; place; beach; beach(?:es)?\b(?! (?:house|front|drive|street|avenue|blvd)); 3
restaurants; place; +restaurants; restaurants?|dining(?:,| and| &) (?:shopping|shops|nightlife|entertainment)|eateries|cafes?|cafés?|coffee(?: shops?)?|nightlife|bars\b(?! (?:on|of))|boutiques?|shops\b|shopping; 1
grocery; place; grocery store; whole foods|trader joe'?s|mariano'?s|jewel(?:-osco)?|wegmans|grocer(?:y|ies)(?: stores?)?|supermarkets?|farmers?'? market|target\b|costco; 2
golf; place; golf course; golf(?: course| club)?s?; 3
highway; place; highway; (?:highways?|freeways?|expressway|interstate|i-\d+|toll ?way|lake shore drive|lsd)\b; 2
stadium; place; stadium; wrigley(?: field)?|united center|stadium|ballpark|arena|barclays center|madison square garden|fenway; 4
sold-history; arrival; family ownership; same (?:family|owner)s?(?: for| since)?|first time (?:on|in)|(?:one|original|long[- ]time|longtime) owner|owned by the same|on the market for the first time|decades; 4
famous-resident; arrival; well-known resident; (?:home|residence|house|once home) (?:to|of) (?:the )?(?:famous|famed|legendary|author|writer|artist|poet|actor|actress|musician|playwright|painter|photographer|president|composer)|former (?:home|residence|studio) of|(?:author|writer|artist|poet|playwright|painter|composer) [A-Z]\w+ [A-Z]\w+|(?:famed|legendary|celebrated) (?:\w+ )?(?:author|writer|artist|poet|musician|designer) ; 5
conversion; arrival; converted building; (?:former|converted|conversion)(?: \w+){0,2} (?:factory|church|school(?:house)?|warehouse|firehouse|bank|hotel|mill|brewery|stable|synagogue|printing|industrial|candy|theater|hospital|department store|building|house)|(?:warehouse|factory|church|school|loft) conversion; 5
`;
