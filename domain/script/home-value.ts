import { numberWords } from '#domain/english/number-words.ts';
import { brokerageForTheEar } from './for-the-ear.ts';
import type { Home } from './home.ts';
import { nameKind } from './name-kind.ts';
import { sayStreet } from './say-street.ts';

export type HomeValue = { text: string; factIds: string[] };

/** 2.5 as spoken: "two and a half". */
function inWords(value: number): string {
  const whole = Math.floor(value);
  if (value === whole) return numberWords(whole);
  return value === whole + 0.5 ? `${numberWords(whole)} and a half` : String(value);
}

const platNote =
  / (?:\d+(?:st|nd|rd|th) )?(?:sec(?:tion)?|ph(?:ase)?|rev(?:ised)?|add(?:ition|n)?|inst(?:allment)?|subd?(?:ivision)?|replat|resub)\.?(?: (?:\d+|[IVX]+))?$/i;

/** Plat books number the sections of a subdivision; people leave that out. */
const spokenArea = (home: Home) => home.fact('neighborhood')?.value.replace(platNote, '');

type Reader = (home: Home) => string | undefined;

const readers: Record<string, { fields: string[]; read: Reader }> = {
  address: { fields: ['street'], read: (home) => spokenStreet(home) },
  street: { fields: ['street'], read: (home) => streetName(home) },
  city: { fields: ['city'], read: (home) => home.fact('city')?.value },
  state: { fields: ['state'], read: (home) => home.fact('state')?.value },
  neighborhood: { fields: ['neighborhood'], read: (home) => spokenArea(home) },
  price: { fields: ['price'], read: (home) => home.fact('price')?.value },
  cut: { fields: ['priceCut'], read: (home) => home.fact('priceCut')?.value },
  beds: {
    fields: ['beds'],
    read: (home) => {
      const count = home.number('beds');
      return count ? `${inWords(count)} ${count === 1 ? 'bedroom' : 'bedrooms'}` : undefined;
    },
  },
  baths: {
    fields: ['baths', 'bathSplit'],
    read: (home) => {
      const count = home.number('baths');
      const split = /^(\d+) full baths? and (\d+) half baths?$/.exec(home.fact('bathSplit')?.value ?? '');
      // Two half baths don't make a full one.
      if (split && Number(split[2]) > 1)
        return `${numberWords(Number(split[1]))} full and ${numberWords(Number(split[2]))} half baths`;
      return count ? `${inWords(count)} ${count === 1 ? 'bath' : 'baths'}` : undefined;
    },
  },
  sqft: { fields: ['sqft'], read: (home) => spokenSize(home) },
  year: { fields: ['yearBuilt'], read: (home) => home.fact('yearBuilt')?.value },
  kind: { fields: ['type'], read: (home) => nameKind(home).text },
  fee: { fields: ['hoa'], read: (home) => home.fact('hoa')?.value },
  taxes: { fields: ['taxes'], read: (home) => home.fact('taxes')?.value },
  lot: { fields: ['lot'], read: (home) => home.fact('lot')?.value },
  agent: { fields: ['agent'], read: (home) => home.fact('agent')?.value },
  first: { fields: ['agent'], read: (home) => home.fact('agent')?.value.split(' ')[0] },
  brokerage: {
    fields: ['brokerage'],
    read: (home) => {
      const name = home.fact('brokerage')?.value.replace(/,? (?:Inc|LLC|L\.L\.C|LLP|Corp|Co)\.?$/i, '');
      return name && name === home.fact('agent')?.value
        ? 'the brokerage of the same name'
        : name && brokerageForTheEar(name);
    },
  },
  status: { fields: ['status'], read: (home) => home.fact('status')?.value },
  openHouse: { fields: ['openHouse'], read: (home) => home.fact('openHouse')?.value },
  county: { fields: ['county'], read: (home) => home.fact('county')?.value },
};

/** A fact about the home in spoken words; undefined if unknown. */
export function homeValue(home: Home, name: string): HomeValue | undefined {
  const reader = readers[name];
  const text = reader?.read(home);
  if (!reader || !text) return undefined;
  const factIds = reader.fields.flatMap((field) => home.fact(field)?.id ?? []);
  return { text, factIds: name === 'kind' ? [...factIds, ...nameKind(home).factIds] : factIds };
}

function spokenStreet(home: Home): string | undefined {
  const street = home.fact('street')?.value;
  return street && sayStreet(street);
}

/** The street alone: "Mozart Street". */
function streetName(home: Home): string | undefined {
  return spokenStreet(home)
    ?.replace(/,.*$/, '')
    .replace(/^[\d-]+[A-Z]?\s+(?:1\/2\s+)?/, '')
    .replace(/^(?:North|South|East|West) (?=\p{Lu}\p{Ll}+ \p{Lu})/u, '');
}

/** A size the listing calls approximate stays approximate. */
function spokenSize(home: Home): string | undefined {
  const size = home.fact('sqft')?.value;
  const figure = /[\d,]+/.exec(size ?? '')?.[0];
  if (!size || !figure || /^(?:about|approx)/i.test(size)) return size;
  const figures = [figure, figure.replaceAll(',', '')];
  const isRough = home.says(
    figures.flatMap((one) =>
      ['approximately', 'approx', 'approx.', 'about', 'nearly', '~'].map((word) => `${word} ${one}`),
    ),
  );
  return isRough ? `about ${size}` : size;
}
