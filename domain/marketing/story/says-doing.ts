/** "Centers the floor", "fronts the pond": what ends in "s" before "the" is a verb, whichever it is; "across the" is none. */
const doing =
  /(?<![\p{L}-])(?!(?:across|towards|besides|plus|versus|as|is|was|has|its|this|thus|unless|less|yes)\b)\p{Ll}{3,}s the \p{Ll}/u;

/** Whether a text tells what something does: behind "The home has" it would be a second sentence. */
export const saysDoing = (text: string) => doing.test(text);
