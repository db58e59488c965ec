/**
 * One sense, one word: what buyers call something in passing and the word that everything behind this table reads. One a
 * line, in the form of `buyer-phrases.ts`, and applied before it. These are words, not questions: a line here serves
 * whatever is asked of the thing.
 */
export const senseTable = String.raw`
store?ys => stories
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
`;
