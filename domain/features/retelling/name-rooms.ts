const suite = String.raw`\b(?:primary|master|principal|main|owner's|guest|junior)(?: bedroom)? (?:suite|bedroom|retreat)\b`;
const praised =
  '(?:spa|spa-inspired|spa-like|spa-style|luxurious|luxury|luxe|beautiful|gorgeous|stunning|elegant|serene|opulent|hotel-style|resort-style|sumptuous|well-appointed)';
const bath = new RegExp(
  `(?<=${suite}[^.;]*)\\ban? (?:${praised},? )+(en-?suite |en suite )?bath(?:room)?(?: that feels [^,.]+)?(?=[,.]| and (?:an?|two|three|\\d|custom|plenty)\\b)`,
  'giu',
);
const centered =
  /^An? (?:[\p{L}-]+,? ){0,4}?((?:primary suite|kitchen|living room|dining room|great room|family room|library|den)) (?:centers|anchors|grounds|completes|crowns|awaits|rounds out)\b[^,.]*, (?:featuring|boasting|offering|with|(?:complete|outfitted|appointed|equipped) with) /iu;

/** "A kitchen anchors the floor, featuring" is about the kitchen, and the praised bath of a suite is its own. */
export const nameRooms = (text: string): string =>
  text
    .replace(centered, (_, room: string) => `The ${room.toLowerCase()} has `)
    .replace(bath, (_, ensuite?: string) => (ensuite ? 'an en suite bath' : 'its own bath'));
