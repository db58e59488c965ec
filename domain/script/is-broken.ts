/** What is left over when a sentence has been cut in the wrong place, wherever the statement was read from. */
const leftovers: readonly RegExp[] = [
  // "A shed of 90 square feet with this lovely house"
  /\bwith (?:this|these) (?!week|month|year)/i,
  // "It's a plan a house where …", "where every knob, hinge."
  /\ban? \p{Ll}+ an? \p{Ll}+ (?:where|that|which|with)\b/u,
  /\bevery [\p{Ll}-]+, [\p{Ll}-]+\.$/u,
  /\bopen[- ]concept (?:the|an?)\b/i,
  // "one for boats and the other"
  /\bone [^.]* and the other\.$/i,
  /, or (?:close|turn|make|convert|use) it\b/i,
  // "There's while keeping the bricks."
  /(?:^|\b(?:has|have|is|are|there's) )(?:while|despite|by|when) \p{Ll}+ing\b/iu,
  /\bdetails-\p{L}/iu,
  /\bjack and a jill\b/i,
  // "4 bedrooms with 2 baths and can be split"
  /^\p{L}*\d* ?bedrooms? with [^.]* and can\b/iu,
  // "It's lined by hedges and framed by."
  /\b(?:designed|framed|anchored|crowned|flanked|served|accented|paired|complemented|surrounded) (?:by|with)\.$/i,
  // Of "the mill and the ferry are both a mile away" only one is left: "The ferry are both …"
  /^(?:The|An?) (?:(?!and\b)[\p{L}’'-]+ ){0,3}?(?!\w*s\b)(?!and\b)[\p{L}’'-]+ (?:are|were) both\b/iu,
  // Every home has one.
  /^(?:There's|It has) (?:also )?an? (?:front door|entrance|entry|ceiling|interior|kitchen area)\.$/i,
  /^There are (?:also )?(?:private )?entrances\.$/i,
];

/** Whether no copy editor would let a statement pass. */
export const isBroken = (text: string): boolean => leftovers.some((sign) => sign.test(text));
