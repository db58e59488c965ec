const noun =
  '(?= \\p{Ll})(?! (?:and|or|with|in|on|of|for|to|from|by|at|is|are|was|were|has|have|that|which|plus)\\b)';
const pairs: readonly [RegExp, string][] = [
  [new RegExp(`\\b(full|part)[ ]?(time|service|size|floor)${noun}`, 'giu'), '$1-$2'],
  [/\b(live) in (?=super|staff|resident|doorman|manager)/giu, '$1-in '],
  [
    /\bon ?site(?= (?:super|manage|staff|laundry|parking|engineer|gym|fitness|storage|porter|shared|maintenance|mainten))/giu,
    'on-site',
  ],
  [/\bpet friendly(?= \p{Ll})/giu, 'pet-friendly'],
  [
    /\b(walk) (in|up|out|through) (?=closets?\b|pantry|pantries|showers?\b|apartment|building|basement|closet)/giu,
    '$1-$2 ',
  ],
  [/\bhand held\b/giu, 'handheld'],
  [/\bhard wood (?=floor)/giu, 'hardwood '],
  [/\bwall to wall (?=\p{Ll})/giu, 'wall-to-wall '],
  [/\bside by side (?=\p{Ll})/giu, 'side-by-side '],
  [
    /\bwell (managed|maintained|kept|run|equipped) (?=\p{Ll})(?!(?:with|by|and|in|on|to|for)\b)/giu,
    'well-$1 ',
  ],
  [/\b(queen|king|twin) sized? (?=bed\b|primary|bedroom)/giu, '$1-size '],
  [
    /\b(custom|gut|wood|glass|stone|marble|hand|tree|brick|app|oak) (designed|built|made|renovated|rehabbed|paneled|enclosed|clad|lined|carved|painted|driven)(?= (?!and\b|with\b|by\b|in\b|for\b|to\b|from\b|on\b|as\b)\p{Ll})/giu,
    '$1-$2',
  ],
  [/\b(shaker|farmhouse|loft|craftsman) style (?=\p{Ll})/giu, '$1-style '],
  [/\b(north|south|east|west)(?:ern)? facing (?=\p{Ll})/giu, '$1-facing '],
  [/\bsingle family (?=home|house|residence|townhouse)/giu, 'single-family '],
  [/\bsound ?proofed\b/giu, 'soundproofed'],
  [
    /(?<=\b(?:an?|the|its|with|two|three|four|has|and|,) )(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (zone|burner|unit|story|piece|fixture|car|room|foot)(?= \p{Ll})(?! (?:and|with|in|on|of|for|from|per|is|are|plus|to|at)\b)/giu,
    '$1-$2',
  ],
  [/\bset back (?=terrace)/giu, 'setback '],
  [/\b(full[- ]service) white gloved\b/giu, '$1, white-glove'],
];

/** Hyphenates compounds before a noun: "a full service building" becomes "a full-service building". */
export const hyphenate = (text: string) =>
  pairs.reduce((current, [words, joined]) => current.replace(words, joined), text);
