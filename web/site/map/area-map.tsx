import type { Surroundings } from '#domain/directory/surroundings/queries.ts';

/** As wide as the page can be, so that it is drawn one to one and cut only at its sides. */
const WIDTH = 1200;
const HEIGHT = 300;
const [MIDDLE_X, MIDDLE_Y] = [WIDTH / 2, HEIGHT / 2 - 10];
/** How far from the center to draw the farthest town, which sets the scale. */
const REACH = 105;
/** A phone shows only the center of the drawing. */
const PHONE_HALF = 165;
const LETTER = 6.6;
const LINE = 15;
const scales = [0.25, 0.5, 1, 2, 5, 10, 20, 50];

type Drawn = { name: string; x: number; y: number; isLeft: boolean };
type Box = { left: number; right: number; y: number };

type AreaMapProps = {
  around: Surroundings;
  /** "ZIP code 97103" or "Astoria, OR". */
  area: string;
};

/** The area around a home, drawn from the centers of ZIP codes, so no other company is contacted for it. */
export function AreaMap({ around, area }: AreaMapProps) {
  const perMile = REACH / reachOf(around);
  const radius = Math.max(14, around.radiusMiles * perMile);
  const barMiles = scales.findLast((miles) => miles * perMile <= 110) ?? 0.25;
  const towns = placeTowns(around, perMile, { radius, width: area.length * LETTER });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={describeArea(around, area)}
      className="absolute inset-0 -z-10 size-full fill-ink-soft text-[12px]"
    >
      <g fill="none" className="stroke-rule">
        {[1, 2, 3, 4, 5].map((ring) => (
          <circle key={ring} cx={MIDDLE_X} cy={MIDDLE_Y} r={ring * REACH} />
        ))}
      </g>
      <circle
        cx={MIDDLE_X}
        cy={MIDDLE_Y}
        r={round(radius)}
        strokeWidth={2}
        strokeDasharray="5 4"
        className="fill-ember/15 stroke-ember"
      />
      <text
        x={MIDDLE_X}
        y={round(MIDDLE_Y - radius - 7)}
        textAnchor="middle"
        className="fill-ink font-semibold text-[13px]"
      >
        {area}
      </text>
      {towns.map(({ name, x, y, isLeft }) => (
        <g
          key={`${name}${x}`}
          className={Math.abs(x - MIDDLE_X) > PHONE_HALF - 60 ? 'max-sm:hidden' : undefined}
        >
          <circle cx={x} cy={y} r={3} />
          <text x={isLeft ? x - 7 : x + 7} y={y + 4} textAnchor={isLeft ? 'end' : 'start'}>
            {name}
          </text>
        </g>
      ))}
      <g className="stroke-ink-soft" strokeWidth={2} fill="none">
        <path d={`M${MIDDLE_X - PHONE_HALF} ${HEIGHT - 68}v6h${round(barMiles * perMile)}v-6`} />
        <path d={`M${MIDDLE_X + PHONE_HALF - 6} 44V26m-5 6 5-7 5 7`} />
      </g>
      <text x={MIDDLE_X - PHONE_HALF} y={HEIGHT - 74}>
        {barMiles} {barMiles === 1 ? 'mile' : 'miles'}
      </text>
      <text x={MIDDLE_X + PHONE_HALF - 6} y={58} textAnchor="middle">
        N
      </text>
    </svg>
  );
}

/** The drawing in words, for those who don't see it. */
function describeArea({ city, towns }: Surroundings, area: string): string {
  const near = towns.slice(0, 4).map(({ name }) => name);
  return [
    `Approximate map of ${area}.`,
    ...(near.length > 0 ? [`Nearby: ${near.join(', ')}.`] : []),
    ...(city ? [farCity(city)] : []),
  ].join(' ');
}

/** "Portland, OR is about 75 miles southeast." */
export const farCity = ({ name, miles, direction }: NonNullable<Surroundings['city']>) =>
  `${name} is about ${miles} ${miles === 1 ? 'mile' : 'miles'} ${direction}.`;

/** The fourth-nearest town sets the scale, so that there is something around the area. */
function reachOf({ towns, radiusMiles }: Surroundings): number {
  const far = towns.map(({ east, south }) => Math.hypot(east, south)).at(4) ?? 10;
  return Math.min(40, Math.max(far, radiusMiles * 1.6, 2));
}

/** The towns that fit on the drawing, without overlapping names. */
function placeTowns(
  { towns }: Surroundings,
  perMile: number,
  own: { radius: number; width: number },
): Drawn[] {
  const taken: Box[] = [
    { left: MIDDLE_X - own.width / 2, right: MIDDLE_X + own.width / 2, y: MIDDLE_Y - own.radius - 10 },
    // The scale, and the words on the drawing.
    { left: MIDDLE_X - PHONE_HALF, right: MIDDLE_X - PHONE_HALF + 115, y: HEIGHT - 74 },
    { left: MIDDLE_X - PHONE_HALF, right: MIDDLE_X - PHONE_HALF + 115, y: HEIGHT - 62 },
    { left: MIDDLE_X + PHONE_HALF - 20, right: MIDDLE_X + PHONE_HALF + 10, y: 40 },
  ];
  const drawn: Drawn[] = [];
  for (const { name, east, south } of towns) {
    const [x, y] = [round(MIDDLE_X + east * perMile), round(MIDDLE_Y + south * perMile)];
    const isLeft = x < MIDDLE_X;
    const long = name.length * LETTER + 10;
    const box = { left: isLeft ? x - long : x - 4, right: isLeft ? x + 4 : x + long, y };
    const isInside = box.left > 8 && box.right < WIDTH - 8 && y > 14 && y < HEIGHT - 80;
    const isFree = taken.every(
      (one) => Math.abs(one.y - y) > LINE || one.right < box.left || one.left > box.right,
    );
    if (!isInside || !isFree) continue;
    taken.push(box);
    drawn.push({ name, x, y, isLeft });
  }
  return drawn;
}

const round = (value: number) => Math.round(value * 10) / 10;
