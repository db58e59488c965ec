const betweenNouns =
  '(?:(?!(?:and|or|with|in|on|of|that|to|for|from|at|by|are|were|have|plus|as|than|include|throughout|including|overlook|overlooking|facing|framing|opening|opens?|like|above|under|between|beneath|near|along|into|onto|around|behind|provide|bring|offer|flood|fill|lead|look|feature|complement|surround|line|run|flow|capture|frame|across|below|which|where|while|can|set|\\p{L}+ed (?:with|by|in|to|for|through|throughout|from|as|and|on))\\b)[\\p{Ll}-]+ ){0,3}';

/** What a copy editor strikes out: a word of one kind where only another can stand, and things said of what can't have them. */
export const broken: readonly RegExp[] = [
  // An article before what is no noun, or is none that one counts.
  /\ban? (?:or|and|through|throughout|fits|easily fits|comfortably fits|natural (?:sun)?light|sunlight|\d[\d,]* (?:square )?feet|for|also)\b(?!-)/iu,
  /\b(?:screened|glassed|built|tucked|set) in an? /iu,
  /\ban? \p{L}+-\p{L}+ed and an? /iu,
  /\ban? \p{Lu}\p{L}+ appliance\b/u,
  // A verb where a thing should be.
  /\b(?:has|have|with|there's|there are) (?:capture|frame|bring|create|offer|provide|fits|make|add|allow|flow|an? installed)\b/iu,
  /\b(?:has|have) been (?:incorporating|creating|offering|providing|featuring)\b/iu,
  /\band (?:installed|reflects)\b/iu,
  // A sentence that begins inside another.
  /(?<=\p{Ll} )(?:A|An|The|New|Move|This|All|Also|There|It|With)\b(?! \p{Lu}|-)/u,
  // Two things with nothing between them.
  /\b(?:vanity|sink|tub|shower|island|closet|bath|bathroom|kitchen|terrace|deck|pantry|fireplace) an? (?!(?:half|few|short|block|floor|flight|level|step|couple|little|bit)\b)/iu,
  new RegExp(
    `\\b(?:floors|windows|ceilings|cabinets|closets|doors|countertops|counters|vanities) ${betweenNouns}(?:floors|windows|ceilings|cabinets|closets|doors|countertops|appliances|seating|lighting)\\b`,
    'iu',
  ),
  /\b(?:closets|bedrooms|baths|units) \d /iu,
  /\b\d (?:bedroom|bed) \d|\b\d bath \d/iu,
  // A thing in the wrong room, or one that belongs to what the room looks out on.
  /^(?:The|One|An?) (?:[\p{L}\d-]+ )*(?:bath|bathroom|powder room) (?:has|includes) (?:[^.]*[, ](?:an?|its|the) )?(?:[\p{L}-]+,? ){0,3}(?:kitchen|kitchenette|cooktop|refrigerator|bedroom|living room|dining room|range|dishwasher)\b/iu,
  /^The (?:[\p{L}\d-]+ )*kitchen (?:has|includes) [^.]*\b(?:powder[- ]room|bathroom|bathtub|bedroom|shower|soaking tub|vanity)\b/iu,
  /\b(?:overlooking|facing|views? (?:of|over)) the [\p{Ll} -]+ and (?:an?|two|three|its) (?:[\p{L}-]+ ){0,3}(?:bath|bathroom|closet|shower|kitchen|suite|bedroom|office|den|vanity|fireplace)\b/iu,
  /\b(?:deck|terrace|garden|patio|balcony|roof) has (?:[\p{L}-]+ ){0,3}views and (?:[\p{L}-]+ )*storage\b/iu,
  /\b(?:doors?|windows?|countertops?|closets?|built-ins|cabinetry|cabinets) (?:has|have) (?:an? )?(?:[\p{L}-]+ )*(?:bath|bathroom|kitchen|bedroom|storage)\b/iu,
  // What is no place has nothing in it.
  /^(?:Storage|Parking|Outdoor living|Location|Proportions|Built-ins|Laundry)\b[^,.]*? (?:has|have|includes|extends)\b/u,
  /^The (?:design|remainder|rest) of\b/u,
  /\b(?:amenities|updates|upgrades) (?:include|have) (?:an? )?(?:retail|museum|shopping|nightlife|dining|restaurants|transit)\b/iu,
  /\bfloor of amenities\b/iu,
  // Too little to be understood alone.
  /^The (?:suite|level|next [\p{Ll} ]+|salon|en suite|floor|other|first|second|third|same|master|primary) (?:has|have|includes?|is|are|opens|features|offers)\b/u,
  /\byet another\b|^There's another (?!bedroom|bath|bathroom|full|half|living|terrace|deck|balcony|large living|room|office|den|closet)\b/u,
  /^(?:Constructed|Built|Designed) in \d{4}, the [^,]*\b(?:details|facade|façade) /u,
  /^An? (?:[\p{L}-]+ ){1,4}that has [\p{L} -]+\.$/u,
  /^Completing the\b/u,
  // What is left where words were taken out.
  /\b(?:doesn't just|would be|isn't only|as well with)\b/iu,
  /\b(?:brand-new|custom|newly), (?:custom|new|an?)\b/iu,
  /\b(?:is|are) (?:situated|located|placed|nestled) and\b/iu,
  /\b(?:steel|glass|stone|wood), plus an? (?:glass|steel|stone|wood) /iu,
  /, (?:anchored by|filling the)\b/iu,
  /\bis (?:block|short walk|minute)\b/iu,
  /\bplenty (?!of\b|for\b)\p{Ll}+/iu,
  /\babundance of \d/iu,
  /\bdelivers on\b/iu,
  /\b(?:architect|designer|firm|builder|developer) of the time\b/iu,
  /\bby (?:\p{Ll}+ ){0,3}(?:firm|studio), \p{Lu}/u,
  /^[^,]+, an? [^,]* and an? [^,]+, (?:have|has|are|is) /u,
  // Nobody says it so.
  /^There's an? (?:triple|highest|layout|junior|design|\p{Ll}+-level in)\b/iu,
  /^It's an? (?:highest|front|rear) /iu,
  /\bopen 24-hour\b/iu,
  /\b360 (?:degrees? )?(?:open|views)\b|\b\d+ degrees open\b/iu,
  /\bspanning \d+ feet wide\b/iu,
  /\bproximity to\b/iu,
  /\bbenefit from\b/iu,
  /\bhas access to (?:all|major|public|the (?:expressway|highway|city))\b|^It has access to\b|^There's access to the (?:park|patio|beach|\p{Lu})/iu,
  /^The \p{Ll}*[a-rt-z] are\b/u,
  /\b(?:has|have) (?:durability|added)\b/iu,
  /\bto compliment the\b/iu,
  /\bfor all of the\b/iu,
  /^Access is provided\b/u,
  /^There's (?:large |open )?(?:living|outdoor) space\.$/u,
  /^Residents have an? \p{L}+\.$/u,
  /\bavailable\b.*\bavailable\b/iu,
  /\b(?:looks?|lives) more like\b/iu,
  /\ben-suites\b|\bprimary en suite\b(?! (?:bath|suite|bedroom))/iu,
  /\b(?:bar|counter) or (?:marble|granite|quartz|stone)\b/iu,
];
