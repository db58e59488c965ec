/** What a listing calls the home. Where one name ends with another, the longer comes first. */
export const homeNouns = [
  ...'home house townhouse townhome rowhouse brownstone apartment condo condominium co-op coop unit residence property loft duplex triplex penthouse studio bungalow cottage cabin ranch colonial tudor victorian greystone two-flat three-flat 2-flat 3-flat one-bedroom two-bedroom three-bedroom four-bedroom 1-bedroom 2-bedroom 3-bedroom 4-bedroom condop farmhouse mansion estate pied-à-terre pied-a-terre maisonette duplex-up duplex-down'.split(
    ' ',
  ),
];

export const buildingNouns =
  'building condominium cooperative co-op tower high-rise highrise mid-rise midrise complex community development association'.split(
    ' ',
  );

/** Parts of a home that people refer to by name alone. */
export const partNouns = [
  'living and dining area',
  'living and dining room',
  'open kitchen',
  'eat-in kitchen',
  'kitchen',
  'living room',
  'living area',
  'dining room',
  'dining area',
  'family room',
  'great room',
  'media room',
  'game room',
  'bonus room',
  'sunroom',
  'mudroom',
  'laundry room',
  'powder room',
  'primary suite',
  'primary bedroom suite',
  'primary bedroom',
  'primary bathroom',
  'primary bath',
  'master suite',
  'master bedroom',
  'master bathroom',
  'master bath',
  'second bedroom',
  'third bedroom',
  'guest suite',
  'guest bedroom',
  'guest house',
  'carriage house',
  'coach house',
  'parlor floor',
  'parlor level',
  'garden level',
  'main level',
  'main floor',
  'lower level',
  'upper level',
  'ground floor',
  'first floor',
  'second floor',
  'third floor',
  'top floor',
  'basement',
  'backyard',
  'garden',
  'terrace',
  'roof terrace',
  'rooftop terrace',
  'roof deck',
  'rooftop deck',
  'deck',
  'patio',
  'garage',
  'lobby',
  'foyer',
  'library',
  'den',
  'home office',
  'office',
];

/** Ad verbs that mean "has". */
export const havingVerbs =
  'boasts offers features includes showcases provides presents has contains encompasses comprises enjoys'.split(
    ' ',
  );

/** Verbs that state things as they are. */
export const plainVerbs =
  'is was sits stands opens overlooks faces spans occupies measures comes can could dates retains includes lives runs'.split(
    ' ',
  );

/** What an ad says a home does. */
export const adVerbs =
  'blends combines embodies redefines delivers represents invites captures exudes defines embraces balances seamlessly effortlessly perfectly beautifully truly masterfully harmonizes radiates evokes epitomizes reflects celebrates elevates creates brings puts makes feels gives flows awaits promises stuns marries pairs meets merges strikes checks exemplifies ensures will serves transforms becomes belies'.split(
    ' ',
  );

/** What an ad calls the home instead of "home". */
export const praisedNouns = 'gem masterpiece beauty jewel treasure abode find showpiece showplace'.split(' ');
