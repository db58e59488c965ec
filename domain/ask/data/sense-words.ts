/**
 * One sense, one word: what buyers call something in passing and the word that everything behind this table reads. One a
 * line, in the form of `buyer-phrases.ts`, and applied before it. These are words, not questions: a line here serves
 * whatever is asked of the thing.
 */
export const senseTable = String.raw`
store?ys => stories
(?:which|what) (?:way|direction|side)s? (?:do|does|are|is) (?:the |my |our |all the )?(?:unit|apartment|condo|place|home|house)(?: (?:face|facing|look(?: out)?|point|oriented|on))?(?: to)?(?= *[?.!]*$) => which way does it face
(?:is|are) (?:those|these|the|all the|they) (?:still )?(?:the )?original (windows|floors|doors|cabinets|appliances|pipes|counters|roof)(?= *[?.!]*$)|(?:is|are) the (windows|roof|furnace|boiler|appliances|pipes|water heater|hvac|ac|wiring|plumbing) (?:still )?(?:the )?(?:all )?(?:original|old|ancient)(?: ones?)?(?= *[?.!]*$) => how old is the $1$2
(?:(?:a )?(?:place|spot|space|way|area|somewhere|anywhere) (?:(?:for|where) )?(?:(?:to|i can|we can|you can|i could) )?(?:cook|grill|barbecue|bbq)(?:ing)?) (?:up |out )?(?:on (?:the )?(roof|rooftop|deck|patio|terrace|balcony)(?: deck)?|outside|outdoors|out there|out back)(?= *[?.!]*$) => an outdoor kitchen
(?<=\b(?:can|could) )(?:you|i|we|one) cook (?:out there|outside|outdoors|out back)(?= *[?.!]*$) => there be an outdoor kitchen
(?:what|which) schools? (?:does|do|would|will|is|are) (?:this|the|my|our|it|that|kids|the kids|we)(?: (?:address|house|home|property|place|location|kids|children))?(?: (?:go|going|be|zoned|assigned|feed|fall|belong|attend|in|districted))*(?: (?:to|into|for|under))?(?= *[?.!]*$) => which schools
(?:do|would|will) (?:i|we|you) (?:have|need) to (?:renovate|remodel|fix (?:it|anything|things|stuff)(?: up)?|do (?:any |much |some )?(?:work|renovations?|repairs)|update (?:it|anything)|redo (?:it|anything))(?: (?:before|prior to|to) (?:we |i |you )?mov(?:e|ing) in)?(?= *[?.!]*$) => does it need work
(?:do|would|will|does) (?:i|we|you|it|owners|the owner)(?: have to)? share (?:the |a |that )?((?:roof ?-?(?:top )?)?(?:deck|terrace|patio|balcony|yard|back ?yard|garden|laundry|driveway|entrance|pool|roof))(?: with (?:the |my |our |other |any )*(?:neighbou?rs?|residents|owners|tenants|others|people|units|apartments|anyone|everyone))?(?= *[?.!]*$)|(?:is|are) the ((?:roof ?-?(?:top )?)?(?:deck|terrace|patio|balcony|yard|back ?yard|garden|laundry|driveway|entrance|pool|roof)) shared with (?:the |my |our |other |any )*(?:neighbou?rs?|residents|owners|tenants|others|people|units|apartments|anyone|everyone)(?= *[?.!]*$) => is the $1$2 private or shared
(?<=\b(?:parking|garage|storage|space|spot|unit|locker|it|that)(?: (?:spot|space|unit|locker))? )extra (?:money|cash|cost|charge|fee|dollars)(?= *[?.!]*$) => extra
^(?:is (?:it|this|the (?:house|home|place|building|unit|apartment)) )?(?:located )?on an? (?:really |very |super )?(?:loud|noisy|busy|quiet) (?:street|road|block|corner|location|area)(?= *[?.!]*$) => is it quiet
storey => story
renos? => renovation
cellars?(?! door) => basement
(?:what|which) (?:story|floor|level) (?:am i|are we|would i be|will i be|would we be|do i live|would i live|is this|is that)(?: living)?(?: on| at)?(?= *[?.!]*$) => which floor is it on
(?:top|uppermost|highest) story => top floor
bunks(?! beds?) => bunk beds
supers?markets? => grocery store
green (?:areas?|spaces?)(?= (?:near|close|around|to|for|by|within|in the)\b) => park
(?:where|how) (?:do|does|would|will|can|could) (?:the |my |our )?(?:clothes|clothing|laundry) get (?:washed|done|cleaned)|where (?:do|would|can|could) (?:i|we|you) (?:wash|do|clean) (?:the |my |our )?(?:clothes|clothing) => where is the laundry
(?<=\b(?:put|add|install|get|have|having|adding|any) )(?:pv |roof )?panels(?= (?:on (?:the|my) roof|up there)\b) => solar panels
(?:what is the |what's the )?(?:brand|make|maker|manufacturer) of (?:the |an? |your )?(?!car\b)(.{3,30}?)(?= *[?.!]*$) => what brand is the $1
(?<=\bis there |\bare there |\bhave |\bhas |\bany |\bgot )(?:any )?(?:running|decent|proper|legit|nice|good|actual|full-on|some)(?= (?!size|condition|shape|schools?|light|view|amount)(?:water|outlets?|power|electricity|yard|storage|closets?|closet space|counters?|counter space|pantry|office|kitchen|oven|tub|bathtub|dining room|lighting|parking|heat|heating|shower|grill|view of)\b) =>
(?<=\b(?:was|were|is) (?:it|this|that|the (?:house|home|building|place|townhouse|property|mansion|brownstone)) )(?:first|initially) built => originally built
^(?:real|actual|genuine|true) (?:hard ?)?wood(?: floors?)?(?= *[?.!]*$) => are the floors hardwood
^(heat|heating|stove|range|oven|fireplace|dryer|water heater|cooktop|grill|furnace) ?(?:-|–|:|,|is it|being)? (?=(?:gas|electric|oil|wood|propane|induction)\b.* or ) => is the $1
^(?:the )?((?!what|which|who|is|are|the|any|good|same|known)[a-z][a-z ]{2,22}?) brands?(?: names?)?(?= *[?.!]*$) => what brand is the $1
what (?:do|would|will) (?:i|we|you) get for (?:the |my |that |those |all that )?(?:\$ ?[\d,]+(?: (?:a|per|each|every) month|/mo(?:nth)?)?|\d[\d,]* (?:a|per|each|every) month|hoa|dues|(?:monthly )?fees?|assessments?|maintenance|common charges) => what does the hoa cover
what (?:kind of |type of |sort of )?fuel (?:do|does) (?:the )?(fireplaces?|stoves?|ranges?|grills?|furnaces?|boilers?|heaters?)(?: use| burn| take| run on| need)? => is the $1 gas or wood
(?:does|do) (?:the |each |every )?((?:[a-z]+ )?bath(?:room)?s?|kitchen|office|den|laundry room) (?:have|get) (?:any |much |some |good )?natural (?:sun)?light => is there a window in the $1
(?<=\b(?:has|was|is) (?:it|this|the (?:place|home|house|apartment|unit|condo|kitchen))(?: ever| all| been| recently)* )(?:redone|fixed up|done over|overhauled|refreshed|modernized|modernised|gutted) => renovated
(?:can|could|may) (?:i|we|you) (?:go|get|hang out|hang|sit|be|eat)(?: out| up)* (?:on|to|onto) (?:the )?roof => is there a roof deck
(?<=\b(?:second home|pied[- ]a[- ]terre|vacation home|weekend (?:place|home)) )(?:for )?(?:a few|a couple(?: of)?|several|some|\d+) (?:days|weeks|months|weekends|times) (?:a|per|each|every) (?:year|month) =>
(?:can|could|would|will|do|where (?:can|could|would|do)) (?:i|we) (?:be able to )?(?:keep|store|put|age) (?:all )?(?:my |our |the )?wine(?: collection| bottles?)?(?: somewhere| anywhere)?(?= *[?.!]*$) => is there wine storage
(?:can|could) (?:my |our )?(?:parents?|family|dad|mom|father|mother) help (?:me |us )?(?:pay|buy|out)(?: it)? with (?:a )?gift(?: money)? => is gifting allowed
(?<=^(?:so |and )?is it )(?:in )?an? (noisy|quiet|loud|sunny|bright|dark)(?: spot| place| area| location| apartment| unit| home)(?= *[?.!]*$) => $1
(?:can|could|may) (?:i|we|you) (?:light|have|make|build|burn) (?:an? )?(?:(?:real|actual|proper|cozy|wood) )*fires?(?! ?pit)(?: in (?:it|there|the fireplace))? => is there a wood burning fireplace
how many cars (?:can|could|would|will|do) (?:i|we|you) (?:put|park|get|have|keep|store) in the garage => how many cars fit in the garage
who (?:was|is|were) the (?:designer|architect|decorator|builder|team|firm)s? (?:of|for|behind|on) the (renovation|remodel|redesign|restoration) => who did the $1
(?:can|could|would) (?:my|our) (?:daughter|son|kids?|child|children) (?:own|have|buy|live in) (?:it|this|the place)\b.{0,12}\b(?:we|i) (?:pay|buy|own|purchase)(?: for it)? => parents buying
(?:a |another |separate )*way in (?:from|on|at|through) the (side|back|rear|street|alley|garden) => $1 entrance
(?<=^(?:so |and )?is (?:the )?(?:storage|parking|laundry|gym|pool|bike room|garage) )free => extra
do (?:i|we) (?:have to )?pay (?:extra |more )?for (?:it|that|them)(?= *[?.!]*$) => does it cost extra
^([a-z][a-z ]{2,24}?) ?(?:-|–|—|:|,|\.{2,3})+ ?(?:what|which) (kind|type|sort|brand|colou?r|material|size)(?= *[?.!]*$) => what $2 is the $1
^([a-z][a-z ]{2,24}?) ?(?:-|–|—|:|,|\.{2,3})+ ?(?:what|which) (?:wood|stone)(?= *[?.!]*$) => what is the $1 made of
(?:which|what) utilities (?:would|do|will|must) (?:i|we|you) (?:have to |need to )?(?:pay|cover)(?: for| myself| ourselves| separately)*(?= *[?.!]*$) => what utilities are included
where (?:do|can|could|would|will) (?:i|we) (?:put|store|keep) (?:away )?(?:all )?(?:my |our |the )?(?:groceries|food|dry goods)(?= *[?.!]*$) => is there a pantry
where (?:can|could|would|will|do) (?:the |my |our )?(?:kids|children) play(?: (?:on|when|in|if) .{2,20})?(?= *[?.!]*$) => is there a playroom
(?:what|how much) (?:do|does|would|will|is|are) (?:the |my )?(?:common charges?|hoa(?: fees?)?|dues|(?:monthly |association )?fees?|maintenance) (?:add up to|come (?:out )?to|run(?: me)?|total|cost)?(?: up)? ?(?:over|in|for|per) (?:an?|the|one|the whole|a whole|a full) year => hoa per year
before the (?:price )?(?:reduction|cut|drop),? (?:what|how much) (?:were|was|did) (?:they|it|the (?:sellers?|owners?)) (?:asking|listed|want|ask|cost)(?: at| for)?|(?:what|how much) (?:were|was|did) (?:they|it|the (?:sellers?|owners?)) (?:asking|wanting|listed (?:at|for)|want|ask|cost)(?: for (?:it|this))? before (?:they |the )?(?:lower\w*|cut\w*|drop\w*|reduc\w+)(?: (?:it|the price))?|(?:did|was) (?:it|this|the price) (?:ever )?used? to (?:be|cost) (?:over|above|more than|higher|listed)\b.* => original price
(?<=how old is (?:it|this|the (?:home|house|building|place)|this (?:home|house|building|place)) )(?:now|today|these days)(?= *[?.!]*$) =>
(?:if (?:i|we|you) )?add (?:the |that )?(?:special |capital )?assess?ments? (?:to|and|with|on top of) (?:the )?(?:common charges?|hoa(?: fees?)?|dues|fees?|maintenance)\b.* => hoa and assessment together per month
(?:any|what|are there(?: any)?)(?: are)?(?: the| my)?(?: other)? (?:monthly )?(?:costs?|fees?|charges|expenses|bills?)(?: are there)?(?: (?:a|per|each|every) month)? (?:besides|beyond|on top of|other than|apart from|aside from|outside of|in addition to) (?:the |my |a )?(?:mortgage|loan)(?: payments?)? => how much is the hoa
(?:what|how much) (?:am i|are we|would i be|will i be|do i|would i|will i) pay(?:ing)? (?:each|every|a|per) month (?:besides|beyond|on top of|other than|apart from|aside from|in addition to) (?:the |my |a )?(?:mortgage|loan)(?: payments?)? => how much is the hoa
what (?:is|does|do) the ((?:roof |back |front |rear )?(?:terrace|garden|patio|deck|balcony|(?:back ?)?yard|courtyard|porch)) (?:measure|measurements?|dimensions?) => how big is the $1
(?<=(?:is there|does it have|do they have) (?:a|any) )lifts?(?= *[?.!]*$) => elevator
(?:do|does) the fireplaces? (?:work|burn|run) (?:with |on )?(?:real )?wood => are the fireplaces wood burning
(?<=\b(?:walk|bike|stroll|get) to .{3,30} )with (?:a|my|our|the) (?:surfboard|stroller|dog|kids?|toddler|groceries|luggage|cooler|boards?)(?= *[?.!]*$) =>
(?<=\b(?:is there|are there|does it have|have) )an? (?:actual|real|proper|legit) (?=(?:pool|gym|elevator|garden|yard|garage)\b) => a 
`;
