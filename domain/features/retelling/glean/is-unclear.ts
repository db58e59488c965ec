/** Statements that need the previous sentence, or say too little to be worth saying. */
const signs: readonly RegExp[] = [
  /^(?:(?:Up|Down)stairs, )?the (?:level|floor|space|area|room|unit|layout|flow|service|location|views?|home's|property's) /i,
  /^(?:There's|There are|It has) (?:so much|plenty of|lots of|an? (?:picture|piece|place|potential|opportunity|world)\b)/i,
  /\b(?:is|are) (?:an? )?(?:picture|piece of history|place|potential|true|home that|space that|property that)\b/i,
  /^(?:Every finish|Storage|SE|Service|You|The interiors) |, \d+%\.$/,
  / (?:has|have|includes?|include|there(?:'s| are)) (?!.*\b(?:and|plus)\b)[^,]+, [^,]+\.$/i,
  /,(?! plus| and) [\p{L}-]+\.$/u,
  /\b(?:has|have) architecture\b|\bthe heart\b|\bwork of art\b|\bindicates\b|\bquiet and neighborhood\b|\bevery amenity\b|\barrive\b/i,
  /\bdevoted to\b|\bhighest custom\b|\bdefies\b|\bartful\b|\bmudrooms laundry\b|^\p{L}+ed by [^,]* the /iu,
  /\b(?:disposal|potential|plenty of room|room for (?:seating|furniture|relaxing)|a place|blend of|rare|in mind|chance to|beauty|perfection)\b/i,
];

/** Whether a statement cut from its sentence can't stand alone, or isn't worth saying. */
export const isUnclear = (text: string) => signs.some((sign) => sign.test(text));
