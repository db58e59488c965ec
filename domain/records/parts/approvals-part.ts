import { describeReviewIssues } from '../../production/reviews/describe-review-issues.ts';
import { reviewLabels } from '../../production/rules.ts';
import { UPDATE_TO_HEAR } from '../../production/updates/rules.ts';
import type { Person, RecordSource } from '../record-source.ts';
import type { PartContents } from '../schema.ts';
import { line, type RecordPart } from './record-part.ts';

type Approval = PartContents['approvals']['approvals'][number];

/** People's decisions outside of reviews. */
const actions: Record<string, string> = {
  'production.script_edited': 'Edited the script',
  'production.questions_answered': 'Answered questions about the home',
  'production.restarted': 'Had the episode made again',
  'review.fact_chosen': 'Decided which fact is right',
  'listing.approved': 'The listing page',
  'record.approved': 'Everything published about this home',
  'listing.edited': 'Edited the listing',
  'listing.corrected': 'Corrected a fact',
  'listing.address_given': 'Gave the address',
  'podcast.audio_attached': 'Delivered an audio file made elsewhere',
  'update.requested': 'Had an update recorded',
  'update.approved': 'Approved an update',
  'update.dropped': 'Turned an update down',
  'update.removed': 'Deleted an update',
  'record.taken_down': 'Unpublished the home',
  'record.published_again': 'Published the home again',
};

const APPROVED = 'Approved';
/** Actions by which a person approves; the others are things that people did. */
const approving = ['listing.approved', 'record.approved'];

const decisions = {
  approve: APPROVED,
  retry: 'Sent back',
  superseded: 'Replaced by a newer version',
} as const;

export const approvalsPart: RecordPart<'approvals'> = {
  name: 'approvals',
  title: 'Approvals',
  about: 'Who approved which version, and when.',
  collect: (source) => [
    {
      subject: 'all',
      content: {
        approvals: [...reviewsOf(source), ...actionsOf(source)].toSorted((a, b) => (a.at < b.at ? -1 : 1)),
        waiting: waitingIn(source),
      },
    },
  ],
  describe: ({ approvals, waiting }) => ({
    title: 'Decisions',
    lines: [
      ...(isApproved(approvals) ? [] : [line('Approval', 'No one has approved this home yet', '', true)]),
      ...waiting.map(({ what, details, since }) =>
        line(what, 'Awaiting a decision', [...details, since].join(' · '), true),
      ),
      ...approvals.map(({ what, details, decision, by, at, note, subjectHash }) =>
        line(
          what,
          `${decision} by ${by.name} (${by.role})`,
          [at, ...details, note, subjectHash ?? ''].filter(Boolean).join(' · '),
        ),
      ),
    ],
  }),
  check: (items) => {
    const [content] = items.map((item) => item.content);
    const made = content?.approvals.filter(isByPerson).length ?? 0;
    return {
      done: made,
      total: made + (content ? openIn(content).length : 0),
      words: made === 1 ? 'approval given by a person' : 'approvals by a person',
    };
  },
  findOpen: openIn,
};

function waitingIn({ reviews, heldUpdates }: RecordSource): Content['waiting'] {
  return [
    ...reviews
      .filter(({ closedAt }) => closedAt === null)
      .map((review) => ({
        what: reviewLabels[review.reason],
        details: describeReviewIssues(review),
        since: review.openedAt.toISOString(),
      })),
    ...heldUpdates.map(({ title, reason, openedAt }) => ({
      what: UPDATE_TO_HEAR,
      details: [title, reason],
      since: openedAt.toISOString(),
    })),
  ];
}

type Content = PartContents['approvals'];

/**
 * The single rule for what approvals leave open, for the screen, the PDF, the JSON and the lists of teams.
 */
function openIn({ approvals, waiting }: Content): string[] {
  return [
    ...(isApproved(approvals) ? [] : ['Approvals: no one has approved this home yet']),
    ...waiting.map(({ what }) => `Review: ${what}`),
  ];
}

const isByPerson = ({ decision, by }: Approval) => decision === APPROVED && by.role !== 'system';
const isApproved = (approvals: readonly Approval[]) => approvals.some(isByPerson);

const nobody: Person = { name: 'Hearthcast', role: 'system' };
const gone: Person = { name: 'A deleted account', role: 'agent' };

const personOf = ({ people }: RecordSource, id: string | null): Person =>
  id === null ? nobody : (people.get(id) ?? gone);

function reviewsOf(source: RecordSource): Approval[] {
  return source.reviews.flatMap((review) =>
    review.closedAt && review.decision
      ? [
          {
            what: reviewLabels[review.reason],
            details: describeReviewIssues(review),
            decision: decisions[review.decision],
            by: personOf(source, review.closedBy),
            at: review.closedAt.toISOString(),
            note: review.note,
            subjectHash: review.subjectHash,
          },
        ]
      : [],
  );
}

function actionsOf(source: RecordSource): Approval[] {
  return source.audits.flatMap(({ action, actorId, createdAt, details }) => {
    const what = actions[action];
    return what
      ? [
          {
            what,
            details: [],
            decision: approving.includes(action) ? APPROVED : 'Done',
            by: personOf(source, actorId),
            at: createdAt.toISOString(),
            note: '',
            subjectHash: typeof details.hash === 'string' ? details.hash : null,
          },
        ]
      : [];
  });
}
