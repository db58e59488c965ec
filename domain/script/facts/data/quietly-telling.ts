/** What a home was, who made it, what comes with it: told in words that name nothing of a home, and remembered. */
export const quietlyTelling =
  /\b(?:furniture|furnished|freshly painted|pet[- ]friendly|no board|board approval|HDFC|income restrict\w+|low(?:er)? maintenance|flip tax|first time (?:on|to)|original owners?|architect\w*|developed by|landmark\w*|historic\w*|history|mansion|icon|famed|famous|notable|filmed|speakeasy|duplex|triplex|full[- ]floor|former(?:ly)?|once (?:the|a|home)|not (?:permitted|allowed))\b/i;
