/**
 * How buyers put it, and the listing's word for it: one a line, the buyer's words as a pattern. A line is applied to the
 * question before it is read, in this order.
 */
export const buyerPhraseTable = String.raw`
(?:was|is) (?:it|this|the (?:building|loft|house)) (?:ever |really )?(?:an? |used as (?:an? )?)(?:old )?(?:fire ?-?(?:station|house)|factory|warehouse|school|church|mill|bank|hotel|stable|store|hospital|office)(?: building)? (?:once|before|originally|at (?:one|some) (?:time|point)|in the past|back (?:then|in the day))(?= *[?.!]*$) => former use of the building
(?:was|were) (?:it|this|the (?:price|asking price|house|place|condo|unit))(?: listed| priced)?(?: at| for)? (?:more expensive|higher|more|pricier)(?: before| originally| at first| earlier| previously)(?= *[?.!]*$) => price cut
(what|which) make (is|are) the => $1 brand $2 the
what is the deal with (?:the |that |this )?(.{3,30}?)(?: thing)?(?= *[?.!]*$) => tell me about the $1
(parking|garage|laundry|elevator)(?: there| here)?,? or (?:is it |just |only )*(?:on )?(?:the )?(?:street|laundromat|stairs)(?: parking)?(?: only)?(?= *[?.!]*$) => $1
(?:outdoor|outside) space(?: with it| that comes with it| of its own| there| here)?(?:,? or (?:is it )?(?:just |only )?(?:the )?(?:apartment|unit|inside|condo|home))?(?= *[?.!]*$) => outdoor space
how (wide|big|tall) (?:does|do|will) (?:that |the |this |those )?(.{3,30}?) (?:open|get|open up)(?: up| to)?(?= *[?.!]*$) => how $1 is the $2
(?:get|go|walk|come) from the (?:car|garage) (?:straight |directly |right )?(?:in)?to the (?:house|home|kitchen|unit)(?: without .*)?(?= *[?.!]*$) => get into the house from the garage
anything for (?:my |our |the |big |large )*(dogs?|cats?|pets?)(?= *[?.!]*$) => is there anything for $1
(?:has|have) the (.{3,24}?) been done(?: recently| lately| yet)?(?= *[?.!]*$) => has the $1 been replaced
(?:what is |anything |something |places? |where (?:is there )?)(?:near|close to|around|by) (?:the |this )?(?:building|house|home|place|apartment|unit|condo) to eat(?= *[?.!]*$) => restaurants nearby
(?<=\bor )(?:for |by )?(?:everybody|everyone|anyone|anybody|all|others|the others)(?: else)? in the (?:association|building|complex|co-op)(?= *[?.!]*$) => everyone
what (?:all )?(?:did|have) (?:they|the (?:sellers?|owners?)) (?:put in|do|done|fix|fixed|change|changed|install|installed|add|added|replace|replaced|update|updated)(?: to (?:it|the \w+))?(?= in (?:19|20)\d\d) => what was replaced
(?<=\b(?:elevator|lift|ramp|handrails?|stairs|steps|tub|shower) )for (?:my|our) (?:\w+ )?(?:grand(?:mother|father|ma|pa|parents)|mother|father|mom|dad|parents|mother-in-law|father-in-law|aunt|uncle)(?= *[?.!]*$) =>
(?:maintenance|hoa|fees?|dues) (?:plus|and|with|\+) (?:the )?assess?ment(?= .*(?:total|together|in all|a month))|(?<=\bin all, )(?:maintenance|hoa|fees?|dues) (?:plus|and|with) (?:the )?assess?ment => hoa and assessment together
(?:laundry|washing) machines?(?: and (?:the )?dryers?)? => washer and dryer
(?:what|how much) (?:does|do|would|will|is|are|did) (?:an?|the|one|my|each|that)? ?((?:parking|garage|storage|deeded|indoor|outdoor|second|bike|car)(?: [\w-]+)?|spot|space|stall|locker)s? (?:go(?:es|ing)? for|run(?:s|ning)?(?: me| us)?|sell(?:s|ing)? for|rent(?:s|ing)? for|set (?:me|us) back)\b.* => how much is the $1
(?:what|how much) (?:do|would|will|are) (?:they|the \w+) (?:want|charge|ask|get|asking|charging)(?: extra)? for (?:an?|the|one|each) ((?:parking|garage|storage|deeded|indoor|outdoor|second|bike)(?: [\w-]+)?|spot|stall|locker)s?\b.* => how much is the $1
(?:can|could|do|would|will) (?:i|you|we|they) hear (?:the |any |your |my |our )?(?:people|neighbou?rs?|anyone|anybody|footsteps|someone)(?: (?:from )?(?:upstairs|above|below|next door|through the (?:walls?|floors?)|overhead|walking(?: around)?|talking))*(?= *[?.!]*$) => is there soundproofing
(?:could|can|may) (?:i|we|you) (?:open|run|have|put|operate|start) (?:an? |my |our )?(?:little |small |own )?(?:shop|store|boutique|gallery|cafe|storefront)(?: (?:in it|there|here|downstairs|on the ground floor))?(?= *[?.!]*$) => is there commercial space
(?:does|do|is|are) (?:the |a |my )?((?:garage|parking|storage)(?: (?:space|spot|unit|locker|room|stall)s?)?) (?:come|comes|included|part|in)?(?: ?(?:with|in|of))?(?: (?:the|it|this|my))*(?: (?:price|sale|home|unit|condo|apartment|purchase|place))?,? or (?:is|does|are|do|will|would) (?:it|that|they) (?:be )?(?:cost )?(?:extra|separate\w*|additional|more)(?: money)?(?= *[?.!]*$) => is the $1 included in the price
^(?:so )?(?:can|could|may) (?:i|we|you) (?:only )?(?:use|keep|have|buy|treat) it (?:only )?(?:for|on|as|like) (?:the |an? |my |our )?(?:weekends?(?: (?:place|home|house|retreat|getaway))?|second (?:home|residence)|vacation (?:home|place)|getaway|city place|crash pad)(?: only)?(?= *[?.!]*$)|^(?:so )?would (?:they|the (?:board|building|co-op)) let (?:me|us) (?:use|keep|have) it as (?:an? |my |our )?(?:second home|weekend place|pied-a-terre)(?= *[?.!]*$) => are pied-a-terres allowed
is (?:it|the (?:house|home|place|unit|apartment)) move[- ]in ready(?: already)?,? or (?:does|will|would|do) (?:it|they|i|we) (?:still )?need (?:any |some |a lot of |much |to do )?(?:work|renovat\w+|updating|tlc)(?= *[?.!]*$) => does it need work
(?:where is|what is|which is) the (?:closest|nearest) (?:el|subway|train|metro) (?:stop|station)(?= *[?.!]*$) => what is the nearest train station
^(?=.*\b(?:hired|pros?|professionals?|professionally|themselves|self[- ]managed)\b).*\bwho (?:runs|manages|handles) the (?:association|building|hoa|co-op)\b.* => is it professionally managed
^(?:is there )?(?:a |any )?(?:place|somewhere|anywhere|area|spot) (?:to|i can) (?:walk|run|exercise|take) (?:my|our|the|a) (?:dog|dogs|pup|puppy) (?:at|in|on) (?:the|this) (?:building|complex|property)(?= *[?.!]*$) => is there a dog run
(?:could|can|would|may) (?:my|our) (?:dad|mom|father|mother|parents|brother|sister|uncle|aunt|boss|family) (?:co-?sign|guarantee|be (?:a |my |our )?(?:guarantor|co-?signer))(?: (?:it|for (?:me|us)|the (?:loan|purchase|lease)))*(?= *[?.!]*$) => are guarantors allowed
(?:can|could|may|do they let) (?:i|we|you|me|us) (?:sub-?let|sub-?lease|rent it out|lease it out)(?: it)? (?:after|for|within|before) (?:\w+ ){0,3}(?:years?|months?)(?= *[?.!]*$) => what is the sublet policy
(?:is|are) (?:it|this|the (?:garage|home|house|place|unit|parking|property)) (?:set ?up|wired|ready|equipped|prepped) (?:for|to (?:take|have)) (?:an? )?(?:ev|electric (?:car|vehicle)|tesla)(?: charg\w+)? => is there an ev charger
main kitchen => kitchen
(?:does|do) the (?:price|sale|purchase) (?:include|come with|cover) (?:an? |the |any )?(.{3,30}?)(?= *[?.!]*$) => is the $1 included
(?<=fireplaces? (?:take|takes|use|uses|burn|burns) )(?:real |actual )?(?:logs|wood) => wood
(?:which|what) (?:companies|company|brands?|makers?|manufacturers?) (?:made|makes?|built|did) (?:all )?the (.{3,24}?)(?= *[?.!]*$) => what brand are the $1
where (?:would|do|can|could) (?:i|we|you) (?:go )?(?:out )?(?:to )?eat(?: out)?(?: (?:around|near|out)? ?(?:there|here|nearby))?(?= *[?.!]*$) => restaurants nearby
(?:can|could|may) (?:i|we) (?:buy|purchase) it (?:to|and) (?:rent|lease)(?: it)?(?: out)?(?= *[?.!]*$) => are investors allowed
what (?:is|will) (?:it|this) (?:going to |gonna )?cost (?:me |us )?(?:every|each|per|a) month(?= *[?.!]*$) => hoa
(?:is|was) (?:it|this|the (?:unit|home|house|place|apartment|condo)) (?:on|over|across) (?:multiple|several|more than one|different) (?:floors|levels|stories) => how many levels
(?:can|could|do|will|would) (?:i|we|you) (?:bring|have|keep|park|fit|get) (?:two|three|both|all|2|3)(?: of)?(?: our| my| the)? (?:cars|vehicles)(?: there| here| in the garage)?(?= *[?.!]*$)|(?:we|i) have (?:two|three|2|3) (?:cars|vehicles)(?=,|\b).* => how many cars
(?:what|which) (?:floor|level) (?:do|would|will|does) (?:i|we|you|the owners?|mom and dad) sleep on => on which level is the primary bedroom
how much (?:room|space)(?: is there| do (?:i|we) get| does it have)?(?: inside| indoors| in total| altogether)?(?= *[?.!]*$) => how many square feet is it
what (?:is|was) the architecture(?: style| like)?(?= *[?.!]*$) => style
(?:what is|what all is|what do they have) (?:there )?in (?:the|this) (?:building|complex)(?= *[?.!]*$)|what is there to (?:do|use) in the building => amenities
how many (?:owners|neighbou?rs|households)(?: (?:are|do|would|will) (?:there|i|we|have))*(?: have)?(?: in (?:the|this) (?:building|co-?op|association|complex))?(?= *[?.!]*$) => how many units in the building
.*\b(?:use|stay|be|come|visit) (?:it |here |there |in it )?(?:only |just )?(?:on |for )?(?:a few |some |the |a couple (?:of )?)*(?:weekends?|part[- ]time|weeks|months)\b.*\b(?:allow(?:ed)?|ok(?:ay)?|fine|a problem|permitted)(?= *[?.!]*$) => are pied-a-terres allowed
^whose (.{3,24}?)(?: (?:are|is) (?:they|those|it|that))?(?= *[?.!]*$) => what brand are the $1
(?:can|could|do) (?:i|we|you) (?:walk|bike) to (?:class|classes|work|campus|my job)(?: at| in| on)(?= \w) => is it close to
(?:little|small|tiny|other|second|extra|separate) (?:house|home|building|cottage) (?:in|out) (?:the )?(?:back|rear)|(?:back|rear) (?:house|cottage) => guest house
(?:see|watch|catch|get) (?:the )?sun (?:come up|coming up|rise|rising) => face east
(?:see|watch|catch|get) (?:the )?sun (?:go down|going down|set|setting) => face west
(?:is|are) (?:the |my )?(.{3,30}?) (?:upstairs or down(?:stairs)?|down(?:stairs)? or up(?:stairs)?)(?= *[?.!]*$) => which floor is the $1 on
(?<=\bfloors? )(?:real|actual|genuine|true|solid) (?:hard ?)?wood => hardwood
(?<=\b(?:is|are|it|there) )(?:real|actual|genuine|true) hard ?wood => hardwood
(?<=how (?:big|large|far|close) is the )park (?:there|here|by (?:it|there)|next door)(?= *[?.!]*$) => park
(?<=(?:what|which) floor is )(?:the )?(?:unit |apartment |apt )?#?(?:\d{1,2}[a-z]|[a-z]\d{1,2})(?= on\b) => it
fireplace (hearth|mantel|mantle) => $1
outdoor (grill|bbq|barbecue) => $1
(?<=what is |what all is |anything )(?:down|up|back|out) in => in
(?:which|what) (?:floor|level) (?:has|have|contains) (?:the |an? )?(.{3,30}?)(?= *[?.!]*$) => on which level are the $1
(?<=(?:primary|master|bed ?room|suite)(?: bed ?room| suite)? (?:have|has) )(?:an? )?(?:place|space|area|spot) to sit(?: down)?(?= *[?.!]*$) => a sitting area
(?<=^|is there |are there |any )(?:anywhere|somewhere|(?:a )?(?:place|spot|space|room)) (?:to park|(?:i|we|you) can park)(?= *[?.!]*$)|where (?:can|do|could|would|will) (?:i|we|you) park(?= *[?.!]*$) => parking
(?:what is the |what's the )?square (?:feet|footage) of (?:the|this) (?:house|home|unit|apartment|condo|place|townhouse|loft)(?= *[?.!]*$) => how many square feet is it
(?:can|could|may) (?:i|we|you) (?:charge|plug in) (?:my |an? |our |the )?(?:evs?|tesla|electric (?:car|vehicle)s?|cars?)(?: in)?(?: there| here| at home| in the (?:garage|building))?(?= *[?.!]*$) => is there an ev charger
how much (?:extra|more)(?= (?:is|are|does|do|for|would)\b) => how much
which bus(?:es)? (?:stops?|runs?|goes|go|passes) (?:right )?(?:out ?front|outside|in front|by|here|there|nearby)(?: of (?:it|the building))? => which buses are nearby
(?:jacuzzi|whirlpool|spa) (?:bath ?)?tubs? => jetted tub
(?:do|would|will) (?:i|we|you) (?:have|need) to (?:buy|purchase|pay(?: extra)? for) (?:the |a )?((?:garage|parking|storage)(?: (?:space|spot|unit|room))?)(?: separately| extra)? => is the $1 included
(?:does|do) (?:every|each|all)(?: of)?(?: the)? bed ?rooms? have (?:a|an|their|private)(?: private)? bath(?:room)?s? => does each bedroom have its own bathroom
what (?:does|do) (?:it|the (?:unit|apartment|condo|home|place)) (?:look (?:out )?(?:on(?:to)?|over|at)|overlook) => what is the view
what (?:can|could|do) (?:i|we|you) see (?:from|out|out of) (?:the |your |my )?(?:windows?|unit|apartment|home|house|condo|place|there|here|inside) => what is the view
(?:what|which) floor (?:would|will|do|am) (?:i|we|you) (?:be )?(?:living )?(?:live )?on => what floor is it on
(?:keep|store|put|stash) (?:all )?(?:my|our|the) (?:suitcases?|christmas|holiday|seasonal|winter|extra)(?: (?:and|or) [\w ]+?)?(?: \w+)?(?= *[?.!]*$) => find storage
salt[ -]water => saltwater
what (?:is|was) (?:it|this|the (?:house|home|building|exterior|outside|townhouse)) (?:built|made|constructed) (?:of|from|out of) => what is the siding
how much (?:money )?(?:does|do|will|would) (?:it|the property|the building|they) (?:bring in|generate|take in|earn)(?= (?:a|per|each) (?:year|month)| *[?.!]*$) => how much gross rent does it generate
(?:what is |anything |anywhere |something |places? )nearby to eat => restaurants nearby
how long (?:since|has it been since) (?:it|this|the \w+) (?:was )?(?:last )?(?:for sale|sold|on the market|listed) => when was it last sold
(?:when|what year) was (?:it|this|the \w+) last (?:for sale|on the market|listed) => when was it last sold
(?:has|have|did|was|were) (?:anyone|anybody|someone|somebody) (?:ever )?(?:checked|checks?|verif(?:y|ied)|measured?|confirm(?:ed)?) the square (?:feet|footage) => is the square footage verified
(?:can|could|do) (?:i|we|you) (?:get|go|walk|come|enter) (?:in|into|inside)?(?: ?the (?:house|home|unit|place))? ?(?:straight |directly |right )?from the garage => is there direct access to the garage
(?<=is there )(?:an? )?(?:place|room|space|area|spot|nook|somewhere) to (?:sit (?:down )?(?:and eat )?|eat )in the kitchen => a breakfast nook or eat-in kitchen
(?:floor ?boards?|floor planks?|planks) => floors
(?:which|what) (trains?|subways?|train lines?|subway lines?|buses|bus lines?) (?:is|are|run|runs|stop|stops) (?:close|near|nearby|around)(?: by| here| there| it)? => which $1 are nearby
(?:what|which) (?:wood|stone|metal|material|tile)s? (?:is|are|was|were) (?:used (?:for|on|in) )?the ([\w -]{3,30}?)(?: made (?:of|from|out of))?(?= *[?.!]*$) => what are the $1 made of
made out of => made of
what kind of (parking|garage|storage|outdoor space|laundry) (?:comes|come|goes) with (?:it|the (?:unit|home|house|apartment|condo|place)) => what kind of $1 is there
exactly how old (is|are) (.{3,40}?)(?= *[?.!]*$) => what year $1 $2 from
(?:all )?the way (?:up |down )?to => to
(?<=(?:rent|lease|sublet) (?:it )?(?:out )?)(?:right )?(?:after|once|when|as soon as) (?:i|we) (?:buy|purchase|close)(?: it)?(?= *[?.!]*$) =>
(?:can|could|may) (?:i|we|you) (?:put|install|add|get|have) (?:in )?(?:an? |my own |our own )?washers?(?:[ /]+(?:and )?dryers?)?(?: in| installed)?(?= *[?.!]*$) => is a washer allowed
(?:can|could|may) (?:i|we|you) cook (?:outside|outdoors|(?:up |out )?on the (?:roof(?: ?deck| ?top)?|deck|patio|terrace)) => is there an outdoor kitchen
(?:is|are) (?:anyone|anybody|someone|somebody|people) (?:currently |still |already )?(?:renting|leasing|occupying)(?: it| this| the (?:unit|place|home|house|apartment|condo)| there| here)?(?: now| currently| right now| at the moment)?(?= *[?.!]*$) => is there a tenant
(?:do|will|would) (?:i|we|you|buyers?) (?:have|need) to (?:be approved|get approved|get approval|be interviewed|interview|apply)(?: (?:by|from|with|to) (?:a|the) (?:co-?op |condo )?board)?|(?:do|will|would) (?:i|we|you) (?:have|need) to (?:meet|go through|pass) (?:a|the) (?:co-?op |condo )?board|does the board (?:have to|need to) approve(?: me| it| the (?:sale|buyer))? => is board approval required
(?:can|could|do|would) (?:i|we|you) (?:do|wash) (?:my |our |the )?(?:laundry|clothes) (?:at home|in the (?:unit|apartment|condo|home|house)|inside)(?= *[?.!]*$) => is there laundry in the unit
what (?:hours|times) (?:is|are|does|do) the (doorman|concierge|super|gym|pool|office|front desk|lobby)(?: staff)?(?: there| on| open| staffed| available| on duty| work| have| at the door)*(?= *[?.!]*$) => what are the $1 hours
(?:somewhere|anywhere|a place|a spot|space|room) (?:to (?:keep|store|put|lock|park)|for) (?:my |our |the |a )?(?:bikes?|bicycles?)(?: up)? => bike storage
(?:do|would|will) (?:i|we|you) (?:have|need) to (?:climb|walk up|use|go up)(?: any| the| some| a lot of)? (?:stairs|steps) => are there stairs
(?:(?:is there |does it have |do they have )?(?:a |an )?(?:professional |outside |property )?management company|who (?:manages|runs) (?:it|the (?:building|property|association|co-?op|condo))|(?:is (?:it|the (?:building|property|co-?op|condo)) )?(?:professionally|self)[- ]managed) => how is it managed
where (?:can|could|do|would) (?:i|we|you) (?:charge|plug in) (?:my |an? |our |the )?(?:evs?|tesla|electric (?:car|vehicle)s?|cars?) => is there an ev charger
how is (?:it|the (?:house|home|building|property|place|townhouse)) (?:set up|laid out|divided|arranged|split up|configured)(?: right now| now| currently| today)? => how is it configured
(?:which|what) (?:direction|way|side) (?:does|do) the (.{3,24}?) (?:get|gets|receive)s? (?:its |their |the )?(?:light|sun|sunlight)(?: from)? => which way does the $1 face
(?:which|what) rooms? (?:was|were|has been|have been|got|is|are) (?:newly |recently )?(?:renovated|redone|updated|remodeled) => what was renovated
what (?:was|did) (?:the |this )?(building|house|loft|place|carriage house|guest house|barn)(?: used to be| use to be| before| originally| be before| in the past| back then| be used for)+ => former use of the $1
(?:is|was) (?:it|this|the (?:building|loft|house)) (?:once |formerly |originally |previously )(?:an? |used as (?:an? )?)?(?:factory|warehouse|school|church|mill|firehouse|something else) => former use of the building
(?:have|has|were|was|did) (?:they|the (?:sellers?|owners?)) (?:ever )?(?:replace|redo|update|renovate|upgrade)d? the ([\w ]{3,20}?)(?= *[?.!]*$) => has the $1 been replaced
(?:what|which) (floor|roof|heat|heating|parking|window|counter|stove|water heater|home|building) types?(?= (?:is|are|does|do)\b) => what type of $1
(?:what|which) (?:kind|type|sort) of (?:wood|stone|tile|material) (?:is|are) (?:used (?:for|on) )?(?:the |your )?(floors?|flooring|counters?|countertops?|cabinets?|cabinetry|backsplash|vanity)(?= *[?.!]*$) => what kind of $1
(?:which|what) (?:floor|level) (?:is|are) the (.+?) (?:on|located(?: on)?)(?= *[?.!]*$) => on which level are the $1
(?:which|what) (.{3,24}?) (?:can|could|would) (?:i|we|you) (?:easily )?(?:walk|get|bike|stroll) to(?= *[?.!]*$) => which $1 is nearby
(?:somewhere|anywhere|a place|a spot|space|room) (?:to (?:keep|store|put)|for) (?:all )?(?:my |our )?wine(?: collection| bottles)? => wine storage
how many (?:floors|levels|stories) (?:does|do) (?:it|this|the \w+) (?:take up|occupy|span|cover|spread over|have) => how many levels
(?:is|are) (?:it|this|they|the (?:building|property|units?|apartments?)) (?:currently )?(?:fully|100%|all|completely) (?:rented|leased|occupied|tenanted)(?: out)? => is there a tenant
(?:do|does) (?:any|some)(?: of)?(?: the)? (?:apartments|units|homes|residences) (?:have|come with|include|get) => do the units have
how long (?:have|has|did) (?:the )?(?:current |present )?(?:owners?|sellers?|they|the family) (?:had|owned|own|have|lived|been)(?: (?:it|in it|there|here|this|in the (?:house|home)|the (?:house|home|place|property|owners?)))*|how long (?:has|have) (?:it|they) been (?:owned|in the (?:same )?family)|when did (?:the )?(?:current )?(?:owners?|sellers?|they) buy(?: it| this| the (?:house|home|place))? => ownership time
(?:limits?|restrictions?|caps?|rules?) on (?:rentals|renting|leasing)(?: it)?(?: out)? => rental cap
(?:is|are) the ((?:primary |master |main |guest )?bath(?:room)?) floors? (?:heated|warm) => are there heated floors in the $1
(?:what|which|how much) (?:percentage|percent|portion)(?: of (?:it|the price))? (?:can|may|could) (?:be financed|(?:i|we|you) finance)|what (?:is the )?(?:max(?:imum)? )?financing(?: is)? (?:allowed|permitted)|how much financing (?:is allowed|is permitted|do they allow) => financing allowed
what (?:do|does|did) (?:the )?(?:rents?|units?|apartments?|it|they) (?:bring in|come to|total|gross|earn)(?: (?:a|per|each) (?:year|month))?|how much (?:rent|income|rental income|money) (?:does it|do they|do the units) (?:bring in|generate|produce|collect|make|earn)|(?:what|how much) (?:is|are) the (?:gross|total|annual|current) (?:rents?|rental income|income|rent roll) => what is the gross rent
net operating income => noi
(?:(?:would|will|can|could|do|does|might) (?:i|we|you|one) )?(?:hear|hearing) (?:the |my |our |your |any )?(?:\w+ )?neighbou?rs|concrete (?:floors )?between (?:the )?floors => soundproofing
super(?:intendent)?s? (?:who )?(?:living|lives|that lives) (?:in|on) (?:the )?(?:building|site|premises) => live-in super
(?:can|could|will|would|does|is) the (?:primary|master|main)(?: bed ?room| suite)? (?:fit|hold|take|accommodate|big enough for|large enough for|have room for) an? (?:king|queen|cal king)(?:[- ]sized?)?(?: beds?)? => is there room for a king bed in the primary bedroom
(?:what|which) parks? (?:is|are) (?:close|near|nearby|around|closest|nearest)(?: by| to it)? => is there a park nearby
(?<=in the )bath(?= *[?.!]*$) => bathroom
(?:see|have|get|send me|show me) (?:a |the |any )?(?:floor ?plans?|blueprints?) => see a floorplan drawing
(?:(?:a )?(?:place|room|space|spot|somewhere|anywhere) (?:i can |to )(?:work ?out|exercise|lift(?: weights)?)) => a gym
(?:can|could|may) (?:i|we|you|my kids|kids|the kids) play (tennis|pickle ?ball|basketball)(?: (?:there|here|in the building))? => is there a $1 court
(?:is |does |will )?(?:there )?(?:someone|somebody|anyone|anybody)(?: there| here)? (?:to |who |that )?(?:can |will )?(?:accepts?|signs? for|receives?|holds?|takes?) (?:my |our |the )?(?:packages|deliveries|mail) => packages
(?:someone|somebody|anyone|anybody) (?:at|on|by) the (?:front )?(?:door|desk)(?: all day| during the day| full[- ]time)? => a doorman
(?:is )?(?:there )?(?:someone|somebody|anyone|anybody) (?:currently |still |already )?(?:living|lives|renting) (?:there|here|in it|in the (?:house|home|unit|place|apartment|condo))(?: now| currently| right now| at the moment)?(?= *[?.!]*$) => is there a tenant
(?:what|which) (?:is|are) the ((?:\w+ )?(?:stove|range|oven|fridge|refrigerator|dishwasher|washer|dryer|appliances?|cooktop)) brands? => what brand is the $1
what (?:all )?(?:comes|goes|is included) with (?:it|the (?:house|home|unit|condo|place|apartment|sale|purchase))(?= *[?.!]*$) => what is included
(?:do|will|would) (?:i|we) (?:have to |need to )?pay (?:for )?(?:the )?([\w ]{3,24}?) (?:separately|on my own|myself|on top(?: of that)?|extra)(?= *[?.!]*$) => is $1 included
(?:is|are) (?:the )?([\w/]{2,12}(?: \w+)?) (?:paid|paid for|handled|taken care of) by the (?:association|hoa|condo|building|co-?op)(?= *[?.!]*$) => is $1 included in the hoa
(?:is it |is this |would it be )?(?:a )?(?:good|ok|okay|fine|suitable|open) (?:for|to) (?:an )?investors?|(?:can|could|may) (?:i|we|you) buy (?:it|this|the (?:unit|place|condo|home)) as an investment(?: property)? => are investors allowed
(?:do|will|would) (?:i|we|you) (?:need|have) to (?:renovate|remodel|update|fix(?: up)?)(?: (?:it|anything|the place))?(?= *[?.!]*$) => what is the condition
(?<=views? )from the (?:roof|top)(?= *[?.!]*$) => from the roof deck
roof ?top (?:space|area|lounge) => roof deck
how many sinks (?:are |does )?(?:there )?(?:in )?the (primary|master|main) (?:bath(?:room)?|suite)(?: have)? => is there a double vanity in the $1 bath
(?:parking )(?:places|slots|stalls) => parking spaces
manager (?:on[- ]?site|in the building|on the premises)|on[- ]?site (?:manager|management|super) => super
(?:what|which) (?:street|road|block) is (?:it|this|the (?:house|home|unit|building|place|condo)) on => what is the address
(?<=(?:lease|rent|sublet) it )(?:out )?(?:right away|immediately|from day one|as soon as i buy)(?= *[?.!]*$) => out
sprinkler systems? => sprinklers
(?:a )?(?:place|space|area|room|spot|somewhere) for (?:the |my |our )?(?:kids|children) to play => a playroom
when (?:is|will|would|does) (?:it|this|the (?:unit|place|home|house|condo|apartment)) (?:be |become )?(?:available|vacant|free)(?: from)?(?= *[?.!]*$) => availability
(?:which|what) (?:units|apartments|studios) (?:is|are) rent[- ](?:stabilized|controlled|regulated)|(?:is|are) (?:it|they|the (?:units|apartments|tenants|studios)|any of (?:the )?(?:units|apartments)|any (?:units|apartments)) rent[- ](?:stabilized|controlled|regulated) => what is rent regulated
(?:can|could|will|would|does) (?:the |a |an )?(?:king|queen|cal king)(?:[- ]sized?)? beds? (?:really )?fit(?: in| into)? (?:the )?(primary |master |main )?(?:bed ?room)?|(?:can|could|will|would|does|is) (?:the )?(primary |master |main )?bed ?rooms? (?:fit|hold|take|accommodate|big enough for|large enough for|have room for) an? (?:king|queen|cal king)(?:[- ]sized?)?(?: beds?)? => is there room for a king bed
(?:is|are) (?:it|this|the (?:unit|place|home|house|condo|apartment|property)) (?:currently |now |still |already |being )*(?:rented|leased|tenant[- ]occupied)(?: out)?(?: right now| now| currently)?(?= *[?.!]*$) => is there a tenant
what (?:can|do|would|could) (?:you|i|we) (?:see|look at|look out on|look out at|overlook) (?:from|out of|on) => what is the view from
(?:charge|charging|plug in|plugging in) (?:my |an? |our |the )?(?:evs?|tesla|electric (?:car|vehicle)s?|cars?) => ev charger
elevators? (?:that )?opens? (?:directly |right |straight )?(?:in)?to (?:the |my |your |each )?(?:apartment|unit|home|condo|loft|foyer) => private elevator
(?:some(?:body|one)|any(?:body|one)|a person|staff) (?:at|on|by|watching|manning) the (?:front )?(?:door|desk|entrance)(?: at night| overnight)?|(?:some(?:body|one)|any(?:body|one)) (?:man|staff|watch)(?:s|es)? the (?:front )?(?:door|desk|lobby)|door ?staff|door ?people|door ?(?:man|person) building|lobby staff => doorman
(?:who|some(?:body|one)) (?:signs for|accepts|takes|holds) (?:my )?(?:packages|deliveries)|amazon (?:packages|deliveries)|(?:get|receive) (?:my )?(?:packages|deliveries) => packages
(?:living|live)[- ]in (?:super(?:intendent)?|manager)|resident (?:super|manager) => live-in super
building (?:super|manager|engineer)|maintenance (?:man|guy|person|staff)|handy ?man|janitor|porter => super
buzzer|entry ?phone|intercom system|video (?:buzzer|doorbell|entry) => intercom
wfh|work(?:ing)? (?:from|at) home|work remotely|remote work(?:er)?s?|zoom calls?|home ?office space|place (?:to|for) (?:a |my )?(?:work|desk)|(?:room|space|spot) (?:for|to put) (?:a |my )?(?:home )?(?:desk|office) => home office
outdoor space (?:to|for) (?:eat|eating|dine|dining|entertain\w*)(?: outside| outdoors)? => outdoor space
(?:place|room|space|spot) (?:to|for) (?:eat|eating|dine|dining)(?: in)? => dining area
(?:eat|eating|dine|dining|meals?|dinner|entertain(?:ing)?|hang out|sit|relax) (?:outside|outdoors|al ?fresco) => outdoor space
(?:place|space|room|somewhere|spot) outside|outdoors? (?:at all|area)|(?:go|step|walk|sit) outside(?: at all)?|outside (?:space|area) => outdoor space
outdoor space on the roof|(?:use|go on|get (?:on|to)|access to|access) the roof(?:top)?|roof access => roof deck
(?:store|put|keep|stash|stow) (?:my |our |extra |some |all )*(?:stuff|things|boxes|belongings|luggage|suitcases|skis|holiday decorations|seasonal (?:stuff|items|things)) => storage
(?:hear|hearing) (?:the |my )?neighbou?rs|thin walls|walls thin|sound ?proof(?:ed|ing)?|sound (?:travel|carry|barrier|insulat\w+)s?|street noise|noise from (?:the )?(?:street|neighbou?rs) => soundproofing
(?:wash|bathe|rinse|clean)(?:ing)? (?:the |my |a |our )?(?:dog|dogs|pet|pets|puppy) => dog wash
(?:burn|burns|burning) (?:real )?wood|real wood fire|wood fire => wood burning
(?:was|were|got|been) (?:it |the building |the house )?(?:put up|erected|constructed)|(?:put up|erected|constructed) => built
(?:how many|seats?) (?:people )?(?:can |could )?(?:sit|eat|fit|seat)(?: down)? (?:at|around) => how many seats at
windowed => window
(?:double|dual) ovens?|two ovens => double oven
(?:vented|vents?|exhausts?) (?:to the )?(?:outside|outdoors|exterior) => vent outside
(?:any|a) views?(?: at all)? (?:from|out) (?:the |of the )?(?:windows?|apartment|unit|condo|house|home|place)|what (?:can|do|would|will|could) (?:you|i|we) see(?: out| from| outside)?(?: of)?(?: the| my)?(?: \w+)? ?windows?|what (?:can|do|would|will|could) (?:you|i|we) see(?: out| outside)?$|look(?:s)? out (?:on|onto|at|over)(?: what)?|what (?:does|do) (?:the (?:windows|apartment|unit)) (?:look at|look out (?:on|onto)|overlook) => what is the view
treadmill|weights|peloton|work(?:ing)? ?out(?: space| area| room)?|exercise(?: space| area)?|fitness(?: area| space| facilities)?|health club => gym
(?:sleep|sleeps) how many|how many (?:people )?(?:does it|can it|will it) sleep => how many bedrooms
(?:food ?shop(?:ping)?|food shopping|grocery ?(?:shop|run|shopping)|(?<!\b(?:put|store|keep|carry|haul|get|bring|lug|unload)(?: away)?(?: in)?(?: my| our| the| all my)? )groceries|milk) => grocery store
(?:is|are) the (?:street|block|area|road) (?:noisy|loud|busy) => noise
(?:get|getting) (?:to|into) (?:the city|manhattan|downtown|work) => commute downtown
where (?:is there|are there|to|(?:can|do|could) (?:i|we|you|people) (?:go )?)(?:go |to )?eat(?: out)? (?:around|near|close|nearby|in the (?:area|neighborhood))(?: (?:there|here|by|it))? => restaurants nearby
(?<=is )the roof(?= (?:mine|ours|private|shared|common|communal|only for|just for)) => the roof deck
(?:train|subway|metro|el|bus|transit) (?:access|connections?|service|situation|options?)|transit lines? => public transit
(?:train|subway|metro|el) lines? => trains
bus lines? => buses
drop (?:in|the) price|price (?:go|gone|went|come|came) down => price cut
(?:hoa|condo|monthly|maintenance|association|common) (?:fees?|dues|charges?) (?:go|goes) (?:to|towards?) => hoa includes
(?:what|which) (?:utilities|bills) (?:are|is) (?:included|covered|paid)|what (?:do|will|would) (?:i|we) (?:have to )?pay (?:for )?(?:separately|on top|myself|in addition)|do (?:i|we) (?:have to )?pay (?:for )?(?:the )?(electric(?:ity)?|gas|heat|water|cable|internet|utilities) (?:separately|myself|extra|on top|too) => what does the hoa cover
carrying costs?|monthly carry|monthlies|monthly costs?(?! of) => hoa
(?:size|dimensions|measurements) of the (lot|land|property|parcel) => lot size
handicapp?ed|disabled access(?:ible)? => wheelchair accessible
(?:can|could|may) (?:an? )?investors? (?:buy|purchase|own)(?: it| this| here)?(?: to rent(?: out)?| and rent(?: it)?(?: out)?)?|investor[- ]friendly|investment (?:unit|property|purchase)s? allowed|allow investors? => investors
rent it out(?: after| in| for)? (?:a few|a couple|some|\d+|two|three) (?:of )?(?:years?|months?)|(?:rent|lease) (?:it|this|the (?:unit|place|apartment|condo)) (?:out)? => rent it out
co-?purchas(?:e|ers?|ing)|buy (?:it )?with (?:my )?(?:parents|a friend|someone)|joint (?:purchase|buyers) => co-purchasing
(?:my )?parents (?:gift|give|help)(?: me)?(?: with)?(?: the)?(?: money| down ?payment)?|gift(?:ed|ing)? (?:me )?(?:the |of )?(?:money|funds|down ?payment)|gift money => gifting
(?:my )?parents (?:buy|purchase)(?: it)?(?: for me| for (?:their|our) (?:kids?|children|son|daughter))?|parents buying(?: for children)? => parents buying
guarantors?|co-?signers? => guarantors
(?:part[- ]time|second|weekend|vacation) (?:home|residence|place)|pied[- ][aà][- ]terres? => pied-a-terre
how much (?:can|could|may|do) (?:i|we|you|they) (?:let you )?finance|(?:max(?:imum)?|minimum|min) (?:financing|down(?: ?payment)?)|how much (?:down|financing)(?: (?:is|do i need|payment))?(?: (?:required|allowed|permitted))? => financing allowed
(?:put|install|add|get|(?<=\b(?:i|we|owners|residents|you) )have) (?:in )?(?:an? |my own |our own )?(?:washers?(?:[ /]+(?:and )?dryers?)?|laundry(?! rooms?| facilit| in))(?: in| installed)? => washer allowed
(?:where|how) (?:do|can|would|will) (?:i|we|you) (?:do|wash) (?:my |our |the )?(?:laundry|clothes)|wash (?:my |our )?clothes|laundromat => laundry
(?:renderings?|rendered|photoshopped|computer generated|cgi|ai generated)(?: (?:photos?|pictures?|pics|images?))?|fake (?:photos?|pictures?|pics|images?)|(?:photos?|pictures?|pics|images?) (?:renderings?|rendered|photoshopped|fake|real|actual|accurate|current|edited|staged|virtual(?:ly)?(?: staged)?)|(?:real|actual|current|interior|inside) (?:photos?|pictures?|pics|images?)(?: (?:real|accurate|actual|current))? => photos
(?:need|needs|require|requires|want|wants) (?:any |some |much |a lot of |lots of |a |to be |full |complete |gut |a full |a gut )*(?:work|renovat\w+|updat\w+|tlc|remodel\w*|rehab\w*|repairs?|fixing(?: up)?|love)|fix ?-?(?:er|it)[- ]?upper|gut (?:job|reno\w*|renovation)|move[- ]?in (?:ready|condition)|turn[- ]?key|ready to move (?:in(?:to)?)?|what (?:kind of |sort of )?(?:shape|condition) (?:is|are) (?:it|the (?:place|unit|apartment|house|home|condo|property)) in|(?:what|how) is the (?:shape|condition)(?: like)?|(?:in )?(?:good|great|bad|rough|decent) (?:shape|condition) => condition
(?:how long (?:ago )?(?:was|has) it (?:been )?|when (?:was|were) (?:it|they|the (?:place|unit|house|home|apartment|condo|building)) (?:last )?)(?:redone|renovated|remodell?ed|updated|rebuilt|gutted|restored|rehabbed) => when was it renovated
(?:whole|entire|full)[- ]floor(?: unit| apartment| loft| condo)?|(?:takes? up|occup(?:y|ies)|get|have) the (?:whole|entire|full) floor => full floor
(?:how many )?(?:other )?(?:apartments?|units?|homes?|neighbou?rs) (?:are )?(?:on|per|share) (?:the|my|this|each|that) (?:same )?(?:floor|landing|level) => units per floor
(?:go|goes|run|runs|serve|serves|reach|reaches|stop|stops|access)(?: to| at| on)? (?:every|each|all)(?: of)?(?: the)?(?: \w+)? (?:floors?|levels?) => every floor
heated floors?|warm floors|radiant (?:floor )?heat(?:ing|ed)?(?: floors?)? => radiant floors
heated (?:towel (?:bars?|racks?|rails?)|seats?) => heated towel
(?:king|queen|cal king)(?:[- ]sized?)? beds? => king bed
(?:is|are) (?:it|the \w+) (?:currently |now |still )?(?:one|a single|two|split|divided|combined)(?: \w+){0,2} or (?:split(?: up)?|two|divided|separate|combined|one|a single)(?: \w+){0,2} => how is it configured
(?:split(?: up)?|divided|combined|separate units?|one (?:big )?(?:apartment|unit|loft)) (?:or|now)(?: \w+)* (?:split(?: up)?|divided|combined|separate|two (?:apartments|units|lofts)|one (?:apartment|unit))|(?:one|single) (?:apartment|unit|loft) or (?:split(?: up)?|two|divided|separate) => configured
(?:original|period|prewar|pre-war|old|historic|vintage) (?:details?|features?|elements?|character|charm) => original details
crown mou?ldings?|mill ?work|wainscott?ing|trim work => moldings
exposed brick(?: walls?)?|brick (?:walls? )?exposed|brick walls? => exposed brick
how many (?:floors|levels|stories) (?:is|are|does|in|of)(?: (?:it|the|this|there))?(?: (?:unit|apartment|condo|home|house|place|residence|have|in|total))*|(?:how many )?(?:floors|levels|stories) (?:in|to) the (?:apartment|unit|home|house)|(?:is it )?(?:an? )?(?:duplex|triplex)(?: or (?:one level|a flat|simplex|single level)) => how many levels
alarm(?: system)?|burglar alarm|security (?:system|cameras?)|cctv|camera system => security system
water (?:filt(?:er|ers|ration|ered)|purif\w+|treatment)(?: system)?|filtered water|reverse osmosis => water filter
(?:car|parking) (?:lift|stacker) => car lift
how many (?:cars|vehicles) (?:(?:can|do|does|will|could|would) )?(?:(?:i|we|you) )?(?:(?:fit|park|go|get) )?(?:in|into|inside) the garage(?= *[?.!]*$)|how many (?:cars|vehicles) (?:can|does|will|could|would) the garage (?:fit|hold|take|store)(?= *[?.!]*$) => in the garage how many cars
(?:fit|park|hold|store) how many cars|how many (?:cars|vehicles) (?:can|does|do|will|could|would|may)?(?: (?:i|we|it|you|the \w+))* ?(?:park|fit|hold|store)?(?: (?:in|on|there|here))*(?: the)?(?: garage| driveway)?|how many (?:cars|vehicles)|(?:one|two|three|four|\d)[- ]car garage => how many cars
(?:other|any other|more|additional) (?:amenities|perks|features|extras) => amenities
(?:what|which) (?:kind of |sort of |type of )?(?:amenities|facilities|perks|services) (?:does|do|are|is|come)\b.*|(?:building|community|complex|condo) (?:amenities|facilities|perks|services)|what (?:does|do) (?:the|this) (?:building|complex|community|development|association) (?:have|offer|come with)(?: for residents)?|amenities(?: list)? => amenities
anything (?:for|to do with) kids|kids'? (?:play ?area|space) => playroom
(?:zones?|zoned) (?:hvac|heat(?:ing)?|ac|air|cooling)|(?:heat(?:ing)?|ac|air|cooling|hvac)(?: (?:and|&) (?:ac|air|cooling|heat|heating))? (?:is |are |on |in |have |has )?(?:separate(?:ly)?|multiple|different|dual|two|multi)?[- ]?zon(?:es?|ed)(?: control)? => zoned hvac
garage (?:attached|detached) or (?:attached|detached)|(?:attached|detached) or (?:attached|detached) garage => what kind of garage
(?:hot ?tub|jacuzzi|whirlpool) => hot tub
(?:ev|tesla|electric car|electric vehicle)(?! charg) => ev charger
(?:income|salary|earnings?) (?:limits?|caps?|restrict\w+|requirements?|maximum|qualif\w+) => income guidelines
(?:price|list price) (?:final|set|fixed|subject) => sale price final
(?:architect(?:ure)?(?:al)? style|what style (?:of )?architecture|style (?:of )?architecture|architectur\w+ (?:style|is it)|what style(?: (?:is|of)(?: the)? ?(?:house|home|building|it|place|property))?|style of (?:the )?(?:house|home|building)) => style
(?:who|which) (?:is|was|'s) the (architect|designer|builder|developer|contractor) => who was the $1
land ?mark(?:ed)?(?: building| status| district)? => landmark
(?:besides|in addition to|other than|apart from|aside from|on top of|as well as|not counting) the (?:\d|one|two|three|four|five|main|other|regular)? ?(?:bedrooms?|beds?|rooms?) => 
(?:included(?: in the (?:price|sale))?|extra|separate|additional|cost extra|in the price|for sale separately) or (?:is it |an? |do you |does it |are they )?(?:extra|included|separate(?:ly)?|additional|for sale|rent(?:ed|al)?|leased?|costs? (?:extra|more)|pay (?:extra|more)|an additional (?:cost|fee))|in the price|cost extra|(?:an )?extra (?:charge|cost|fee)|part of the (?:price|deal|sale) => included extra
or do (?:i|we) (?:have to )?(?:go|use|share)(?: .*)? => 
near by => nearby
did (?:they|the (?:sellers?|owners?)|you) (?:ever )?(?:lower|drop|cut|reduce) (?:the |their )?(?:asking )?price => price cut
plug(?:ging)? (?:in )?(?:my |an? |our )?(?:evs?|tesla|electric (?:car|vehicle))(?: in(?:to)?)?(?: (?:at|in) (?:the )?(?:garage|house|home)| the garage)? => ev charger
(?<=fenced(?: in)? )for (?:a|my|our|the|small|big) (?:dogs?|pets?|kids|children|puppy) =>
(?:who )?(?:mows?|cuts?|takes care of|maintains?) the (?:lawn|grass|yard) => who does the lawn care
(?:what|how much) (?:income|salary) (?:do|would|must) (?:i|we|you) (?:need|have|make)(?: to (?:have|make|qualify|rent|apply|be approved))*|(?:minimum|required) (?:household )?income|income (?:minimum|rules?) => income guidelines
(?<=(?:electric|electricity|power|water|gas|sewer|utilities) )(?:run |available )?(?:to|at|on) the (?:lot|land|property|site|parcel|tract) =>
(?:in|during|through) (?:the )?winter => year-round
(?:would|will|does|do|could) (?:the )?(?:owner|seller)s? (?:finance|carry)(?: (?:it|the (?:loan|note|land)))?|(?:owner|seller)[- ](?:financ\w+|carr(?:y|ied|ies)) => owner financing
how much (?:rent|income|money)(?: does it| do they| is it| are they)? (?:bring(?:ing)? in|make|making|generat\w+|produc\w+|collect\w*)|(?:current|existing|in[- ]place) rents?|what (?:are|do) the (?:tenants?|units?|apartments?) (?:pay|paying|rent for|renting for)|how much (?:do|does|is) (?:the |each )?(?:\w+ )?(?:tenants?|renters?|bakery|shop|store) (?:pay|paying)(?: (?:in rent|a month|per month))? => current rents
who pays (?:for )?(?:the )?(water|gas|electric|electricity|heat|heating|power|trash|sewer) bills? => who pays for $1
(?:utilities |units |meters )?(?:separately|individually) metered|(?:separate|individual|own) (?:electric |gas |utility |water )*meters? => separate meters
what year (?:is|was) (?:it|this|the (?:home|house|unit|building|place))(?: from)?$ => what year was it built
(?:need|needs|require|requires|get|have) (?:the )?(?:park|community|landlord)(?:'s)? approval|(?:be )?approved by the (?:park|community|landlord) => park approval
(?:is there |have )?(?:room|space|parking|enough (?:room|space|parking)) for (?:two|three|four|2|3|4|several|multiple) (?:cars|vehicles)|(?:fit|park) (?:two|three|2|3) (?:cars|vehicles) => how many cars
end[- ]units? => endunit
how many (?:people |chairs |stools )?(?:does|do|can|will|could) the ((?:\w+ )?(?:island|bar|table|peninsula|counter)) (?:seat|sit|fit|hold) => how many seats at the $1
how much (?:do|would|must|will) (?:i|we|you) (?:have to |need to )?put down|what (?:is|are) the (?:down ?payment|minimum down)(?: requirements?)? => financing allowed
when (?:does|do|will|is) (?:the |their )?(?:tenant'?s? |current |bakery'?s? |existing )?leases? (?:ends?|expires?|runs? out|up|over|done) => until when is the tenantlease
(?:how (?:big|large|many square feet) is|square feet (?:on|of)) each (?:floor|level) => square feet on each floor
(?:what |which |are |any )*utilities(?: (?:are|is|available|run|there|connected|hooked up|come|in place))*(?: (?:to|at|on|for|near|along) (?:the )?(?:land|lot|property|site|road|street|parcel|tract|it))+ => utilities
(?:an? )?decks? on (?:the |top of the )?roof => a roof deck
(?:a)?round the clock|24 hours a day|all (?:day and )?night|day and night => overnight
(?:is |are )?(?:people) (?:currently |still )?(?:living|lives?|in) (?:there|here|in it|in the (?:house|home|unit|place))(?: now| currently| right now)?|(?:is it|is the (?:house|home|place|unit|building)) (?:currently |still )?(?:occupied|empty|lived in) => is it vacant
(?:which|what) rooms (?:have|has|are|got|get) (.+) => where is the $1
(?:do|does|would|will|must) (?:i|we|you|owners|everyone|residents) (?:have to |need to )?(?:join|belong to|be (?:a )?members? of) (.+) => is $1 optional
(?<=(?:unit|parking|storage|space|spot|garage|locker|membership) )(?:an )?extra$ => included extra
what is around (?:there|here) for => any
(?:what year|when) (?:did|was|were) (?:it|this|the (?:building|house|home|place|condo)) (?:go|put|gone) up => what year was it built
what kind of (?:shape|condition) => condition
(?:run|operate|have) (?:a |my )?(?:home )?business(?: (?:out of|from) (?:it|home|the house))? => home business
(?:landline|mobile|cell|cellular|phone) (?:service|reception|signal|coverage) => cell service
(?:on|have|has|connected to|hooked up to) (?:the )?(?:city|public|town|municipal) (?:water and sewer|sewer and water|utilities) => public water and sewer
how(?: much)? land(?: is there| does it (?:have|come with|sit on))?|how many acres(?: is it| are there| does it (?:have|come with|sit on))? => lot size
(?:taxes|tax) (?:last year|for (?:last year|20\d\d)|like|run|per year|a year) => property taxes per year
(?:buzzer|intercom) with (?:a )?(?:video|camera) => intercom
up ?stairs => upstairs
down ?stairs => downstairs
(?:for how much|asking price|listed at) => price
how many flights(?: of stairs)?(?: up)?(?: (?:do|would|will) (?:i|we|you) (?:have to )?(?:climb|walk)(?: up)?| is it(?: up)?| are there)? => how many flights
how many (?:stairs|steps)(?: up)?(?: (?:do|would|will) (?:i|we|you) (?:have to )?(?:climb|walk)(?: up)?| is it(?: up)?| are there)?|(?:climb|walk up) (?:the |any |a lot of )?(?:stairs|flights) => is it a walk-up
(?:a )?(?:real|true|actual|separate|proper|legal) bed ?room => a bedroom
(?:place|room|space|area|spot|nook) to (?:sit|eat)(?: (?:and|or) (?:sit|eat))? => dining area
dry ?-?clean(?:ers?|ing) => cleaners
after[- ]hours|late at night|in the middle of the night => overnight
outdoor access|access to (?:the )?(?:outside|outdoors)|(?:its|their|your) own outdoor space => outdoor space
(?:parking|garage|space|spot) (?:is |be )?(?:owned|deeded) or (?:leased?|rented|rental|assigned)|(?:parking|garage|space|spot) (?:leased?|rented) or (?:owned|deeded) => what kind of parking
how is the (?:hot )?water heated|what (?:heats|kind of heater heats) the water => what kind of water heater
(?:is |are )?the floors? heat(?:ing|ed)? (?:is |be )?radiant|floor heating(?: radiant)?|radiant (?:floor )?heating => radiant floors
what (?:can|could|may) be seen => what is the view
(?:what|which) floors? (?:does|do|is|are) (?:it|the \w+) (?:occupy|take up|span|cover|spread over) => which floors occupied
(?:who|which) (?:was|were|is|are) the (?:architects?|architecture firm|architectural firm) => who was the architect
monthly assess?e?s?s?ments?|(?:regular|condo|hoa) assessments?|assessment (?:fee|amount) => hoa
hoa (?:x|times|\*) ?12 => hoa per year
how much was it before (?:they |the )?(?:cut|drop\w*|reduc\w+|lower\w*)(?: (?:the |it|in )?price)?|what did they (?:ask|want) before|what was it (?:listed )?(?:at|for) before => original price
how much (?:has|did) (?:it|the price|they) (?:come|came|go|gone|drop\w*|cut|reduc\w+|lower\w*)(?: down)?(?: (?:the |it|in )?(?:price|by))? => how much was the price cut
deliveries|(?:online )?orders go|amazon => packages
(?:get |have |any )?(?:the )?morning (?:sun|light|sunshine)|sunrises? => face east
(?:get |have |any )?(?:the )?(?:afternoon|evening) (?:sun|light|sunshine)|sunsets? => face west
(?:anything|something|what is) (?:up )?on the roof => is there a roof deck
(?:put|keep|store|stash|lock up) (?:my |our |the |a |some )?(?:skis?|snowboards?|boxes|luggage|strollers?|golf clubs|tools|camping gear|gear|surfboards?|kayaks?)(?: (?:and|or) (?:my |our |the |a |some )?\w+)* => storage
(?:need|have) to do (?:any |some )?work(?: before (?:moving in|i move in|we move in))?|work before moving in => condition
(?:which|what) schools (?:are|is)(?: it)? (?:given|listed|named|assigned|zoned)(?: for (?:this|the) (?:address|house|home|place))? => which schools
(?:any )?foundation (?:problems?|issues?|work|repairs?) => foundation
warm floors(?: in winter)? => radiant floors
(?:can|could|may) (?:i|we) (?:bring|have|keep) (?:my |our |an? )?(?:\d+ ?-?(?:lbs?|pounds?) )?(?:lab(?: mix)?|labrador|beagle|poodle|golden(?: retriever)?|retriever|(?:german )?shepherd|pit ?bull|chihuahua|husky|terrier|bulldog|doodle)(?: mix)? => are dogs allowed
(?:my|our) (dog|cat)s? (?:is|are|weighs?) (?:about )?\d+ ?(?:lbs?|pounds?)(?:,? (?:is|would) (?:that|it|she|he)(?: be)? (?:ok(?:ay)?|allowed|fine|too big))? => are $1s allowed
what (?:do|does|would) (?:they|the (?:landlord|owner|building)) charge for => how much is
anywhere (?:\w+ ){0,2}to (?:store|keep|put) (?:my |our )?(?:stuff|things|boxes) => storage
(?<=parking )for (?:the )?(?:customers|clients|shoppers) =>
fire sprinklers?(?: system)? => sprinklers
when (?:will|is|would) (?:it|this|the (?:home|house|unit|place)) (?:going to )?(?:be )?(?:finished|done|completed?|built|ready) => what is the completion date
(?:would|will|does|could) (?:the )?(?:owner|seller)s? carry (?:a |the )?(?:note|paper|loan|mortgage) => owner financing
(?:what is )?the age (?:requirement|restriction|limit|minimum|rule)s?(?: to (?:live|buy|move in)(?: (?:there|here|in))?)?|how old do (?:i|you|we) have to be(?: to (?:live|buy)(?: (?:there|here|in))?)? => age rule
(?:is |are )?on the hook for => pays for
(fha|va|usda|conventional) (?:loans?|mortgages?|financing|buyers?) => $1
(?:what|how much) (?:do|does|would) (?:they|it|the (?:landlord|owner)) charge for => how much is
(?:(?:we|i) have |my |our )?(?:an? |two |three |four |\d+ )?(?:\d+ ?-?(?:lbs?|pounds?) )?(?:small |big |large |little |older )?(?:lab(?: mix)?|labrador|beagle|poodle|golden(?: retriever)?|retriever|(?:german )?shepherd|pit ?bull|chihuahua|husky|terrier|bulldog|doodle|puppy|dog)s?(?: mix)?,?(?: is (?:that|it|she|he)| are they)? (?:allowed|ok(?:ay)?|fine|a problem|an issue|welcome)(?: there| here)? => are dogs allowed
(?:(?:we|i) have )(?:an? |two |three |four |\d+ )?(?:indoor )?(?:cat|kitten)s?,?(?: is (?:that|it)| are they)? (?:allowed|ok(?:ay)?|fine|a problem|an issue|welcome)(?: there| here)? => are cats allowed
how much (?:was|is|were) the (?:price )?(?:reductions?|drops?|cuts?|discounts?)|how much (?:did )?they (?:drop(?:ped)?|cut|lower(?:ed)?|reduced?|knock(?:ed)? off)(?: it| the price| off)?|how much (?:was|has) it (?:been )?(?:reduced|cut|lowered)(?: by)? => how much was the price cut
(?:pay|cost|charge|fee) to apply|how much to apply|applying cost => application fee
(?:is (?:it|this) )?(?:an? )?(?:real |true )?(?:studio or (?:is it )?(?:an? )?(?:real |true )?(?:one|1)[- ]?bed(?:room)?|(?:one|1)[- ]?bed(?:room)? or (?:is it )?(?:an? )?studio) => how many bedrooms
(brands? (?:is|are|of) (?:the )?(?:range|stove|oven|fridge|refrigerator|dishwasher|cooktop|microwave|hood|appliances)) in the main kitchen => $1 in the kitchen
(?<=^who (?:pays|covers|pay) )(?:for )?(?:the )?([\w ]{3,24}?)(?: bills?)?, (?:is it )?(?:the )?\w+ or (?:the )?\w+(?= *[?.!]*$) => for $1
(?<=what (?:kind|type|sort) of .{3,30}) ?(?:-|–|—|:|,) (?:[\w-]+, ?)*[\w-]+(?:,? or [\w-]+)?(?= *[?.!]*$) =>
roof (?:space|area) => roof deck
what (?:is|was) the (?:outside|exterior|facade|façade) of (?:it|the (?:house|home|building|townhouse|place)) (?:built|made|constructed) (?:of|from|out of) => what is the siding
what (?:is|are) (?:so )?(?:special|unusual|unique|different|cool|nice|great|interesting|notable) (?:about|with)(?= the ) => tell me about
when was the (?:last |latest |most recent |big |major |full |gut )+(?:renovation|remodel(?:ing)?|update|rehab)(?: done)?(?= *[?.!]*$) => when was it renovated
how high up (?:is (?:it|the (?:unit|apartment|condo|home))|am i|are we|would (?:i|we) be) => what floor is it on
where (?:do|can|would|could|does) (?:people|i|we|you|residents|everyone|tenants) (?:do|wash) (?:the |my |our |their )?(?:laundry|wash|clothes)(?= *[?.!]*$) => where is the laundry
`;
