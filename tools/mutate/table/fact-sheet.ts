import type { Mutation } from '../mutation.ts';

const corrections = ['domain/listings/sheet/correct-draft.test.ts'];
const applied = ['domain/listings/sheet/apply-corrections.test.ts'];
const photos = ['domain/listings/sheet/add-photo.test.ts'];
const corrected = ['domain/listings/correct-listing.test.ts'];
const fixes = ['api/production/fix-facts.test.ts'];
const orders = ['domain/podcasts/fulfill-order.test.ts'];

/** What a customer corrects before paying: who may edit it, and that it overrides the page. */
export const factSheetMutations: Mutation[] = [
  {
    name: 'a paid draft can be edited',
    area: 'fact sheet',
    file: 'domain/listings/sheet/correct-draft.ts',
    find: "if (row.orderedAt) throw new AppError('conflict', PAID);",
    replace: '',
    tests: corrections,
  },
  {
    name: 'a sheet may use anyone’s photos',
    area: 'fact sheet',
    file: 'domain/listings/sheet/correct-draft.ts',
    find: 'await requireOwnPhotos(tx, draft, edit.photos);',
    replace: '',
    tests: corrections,
  },
  {
    name: 'a page of another home is read into the sheet',
    area: 'fact sheet',
    file: 'domain/listings/sheet/save-reading.ts',
    find: 'isSameHome(known.facts as PageFacts | null, reading.facts)',
    replace: 'true',
    tests: corrections,
  },
  {
    name: 'a price cut stays beside a corrected price',
    area: 'fact sheet',
    file: 'domain/listings/sheet/apply-corrections.ts',
    find: "price: ['priceCut'],",
    replace: '',
    tests: applied,
  },
  {
    name: 'an old correction hides a new price on the market',
    area: 'fact sheet',
    file: 'domain/listings/sheet/apply-corrections.ts',
    find: "const marketFields: readonly string[] = ['price', 'status'];",
    replace: 'const marketFields: readonly string[] = [];',
    tests: applied,
  },
  {
    name: 'a visitor sends photos without limit',
    area: 'fact sheet',
    file: 'domain/listings/sheet/add-photo.ts',
    find: "await limitCalls(ctx, 'add-photo', ip, limits, TOO_MANY);",
    replace: '',
    tests: photos,
  },
  {
    name: 'photos without an order stay forever',
    area: 'fact sheet',
    file: 'domain/listings/sweep-listing-files.ts',
    find: '(await sweepFolder(ctx, uploadedPhotos))',
    replace: '0',
    tests: photos,
  },
  {
    name: 'a sent photo is deleted while its draft is still being edited',
    area: 'fact sheet',
    file: 'domain/listings/sweep-listing-files.ts',
    find: `(coalesce(\${listingDrafts.facts}::text, '') || \${listingDrafts.corrections}::text)`,
    replace: `''`,
    tests: ['domain/listings/photos/sent-photo.test.ts'],
  },
  {
    name: 'an MLS listing is ordered without its notice',
    area: 'fact sheet',
    file: 'domain/podcasts/fulfill-order.ts',
    find: 'isReadAgain: isFromLink && !!link && readMlsAddress(tx.site.url, link.listingUrl) !== undefined,',
    replace: 'isReadAgain: false,',
    tests: ['api/listings/mls-orders.long.test.ts'],
  },
  {
    name: 'a later read overwrites what the customer corrected',
    area: 'fact sheet',
    file: 'domain/listings/fill-listing.ts',
    find: '{ ...before.corrections, ...fill.corrections }',
    replace: '{ ...fill.corrections }',
    tests: orders,
  },
  {
    name: 'the page disputes what the customer corrected',
    area: 'fact sheet',
    file: 'domain/script/facts/find-conflicts.ts',
    find: "if (page?.[field].source !== 'agent') return false;",
    replace: 'return false;',
    tests: orders,
  },
  {
    name: 'a home priced in other money is read without its price',
    area: 'fact sheet',
    file: 'domain/listings/read-listing-link.ts',
    find: 'if (refusal) return { readable: false, reason: refusal, isTemporary: false };',
    replace: '',
    tests: orders,
  },
  {
    name: 'an empty sheet can be ordered',
    area: 'fact sheet',
    file: 'domain/podcasts/check-homes.ts',
    find: "if (isEmpty) throw new AppError('invalid', EMPTY, { fields: { draftId: EMPTY, link: listingUrl } });",
    replace: '',
    tests: orders,
  },
  {
    name: 'a stranger corrects the facts of someone else’s home',
    area: 'fact sheet',
    file: 'api/production/handlers.ts',
    find: 'await requireOwnPodcast(call, input.podcastId);\n    const who =',
    replace: 'const who =',
    tests: fixes,
  },
  {
    name: 'facts of an unpaid order can be corrected',
    area: 'fact sheet',
    file: 'domain/production/reviews/find-correctable-facts.ts',
    find: "if (!producibleStatuses.includes(order.status)) throw new AppError('conflict', NOT_ORDERED);",
    replace: '',
    tests: fixes,
  },
  {
    name: 'a correction stops the first read of a listing',
    area: 'fact sheet',
    file: 'domain/listings/correct-listing.ts',
    find: "if (!listing || listing.status === 'pending')",
    replace: 'if (!listing)',
    tests: corrected,
  },
  {
    name: 'a second correction forgets what the page said about the first',
    area: 'fact sheet',
    file: 'domain/listings/sheet/listing-facts.ts',
    find: 'if (!/^photo/.test(field)) facts[field] = known(pageSaid);',
    replace: '',
    tests: corrected,
  },
];
