const interior =
  /(?<!\b(?:outdoor|exterior|lot|terrace|deck|garden)\b[^.;,]{0,24})\b(\d{1,2},?\d{3})\+? ?(?:sq\.? ?ft\.?|square feet|SF\b)(?: of)?(?: (?:interior|living|indoor|total|finished|thoughtfully|designed|well-designed|usable))* (?:space|area|living)\b/i;
/** Two measurements of a home differ slightly. */
const tolerance = 0.02;

/** Whether a sentence's size differs from the line of figures: in one post, they'd contradict each other. */
export function saysOtherSize(text: string, sqft: string | number | null): boolean {
  const said = Number(interior.exec(text)?.[1]?.replace(',', ''));
  const given = Number(String(sqft ?? '').replace(/\D/g, ''));
  return given > 0 && said > 0 && Math.abs(said - given) > given * tolerance;
}
