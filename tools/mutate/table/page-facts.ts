import type { Mutation } from '../mutation.ts';

const wrongValues = ['domain/listings/extraction/wrong-values.test.ts'];
const severalHomes = ['domain/listings/extraction/several-homes-reason.test.ts'];
const savedFiles = ['domain/listings/saved-files/open-saved-file.test.ts'];

/** What keeps wrong facts and hostile files out of a reading. */
export const pageFactMutations: Mutation[] = [
  {
    name: 'words of buttons count as a person',
    area: 'page facts',
    file: 'domain/listings/extraction/values/read-person-name.ts',
    find: 'if (hasInterfaceWords(',
    replace: 'if (false && hasInterfaceWords(',
    tests: wrongValues,
  },
  {
    name: 'a guess is stated as a fact',
    area: 'page facts',
    file: 'domain/listings/extraction/resolve/vote.ts',
    find: 'export const minConfidence = 0.5;',
    replace: 'export const minConfidence = 0.1;',
    tests: wrongValues,
  },
  {
    name: 'a sentence counts as a brokerage',
    area: 'page facts',
    file: 'domain/listings/extraction/values/read-business-name.ts',
    find: '|| sentence.test(name)) return null;',
    replace: ') return null;',
    tests: wrongValues,
  },
  {
    name: 'a page of several homes is read as one',
    area: 'page facts',
    file: 'domain/listings/extraction/unreadable-reason.ts',
    find: 'if (several) return several;',
    replace: '',
    tests: severalHomes,
  },
  {
    name: 'an office counts as the home',
    area: 'page facts',
    file: 'domain/listings/extraction/identity.ts',
    find: 'around.some((text) => officeSigns.test(text)) &&',
    replace: 'false &&',
    tests: severalHomes,
  },
  {
    name: 'a foreign page is half read',
    area: 'page facts',
    file: 'domain/listings/extraction/unreadable-reason.ts',
    find: "if (found.isForeign) return 'unsupported country';",
    replace: '',
    tests: ['domain/listings/extraction/abroad/read-abroad.test.ts'],
  },
  {
    name: 'a gzip bomb is unpacked',
    area: 'page facts',
    file: 'domain/listings/saved-files/open-saved-file.ts',
    find: '{ maxOutputLength: maxBytes }',
    replace: '{}',
    tests: savedFiles,
  },
  {
    name: 'MHTML of any number of parts is taken apart',
    area: 'page facts',
    file: 'domain/listings/saved-files/mhtml.ts',
    find: 'if (++parts > maxParts)',
    replace: 'if (++parts > maxParts && false)',
    tests: savedFiles,
  },
  {
    name: 'small pictures of a saved page pass for photos',
    area: 'page facts',
    file: 'domain/listings/saved-files/saved-page.ts',
    find: 'sizeBytes >= minBytes && ',
    replace: '',
    tests: savedFiles,
  },
  {
    name: 'a text that is too long is cut in silence',
    area: 'page facts',
    file: 'domain/listings/read-pasted-content.ts',
    find: 'if (content.length > maxTextLength)',
    replace: 'if (false)',
    tests: savedFiles,
  },
];
