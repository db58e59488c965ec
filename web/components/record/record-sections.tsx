import { readableDay } from '#domain/records/rules.ts';
import type { RecordGroup, RecordSection } from '#domain/records/schema.ts';
import { Badge } from '../ui/badge.tsx';
import { ClaimPairs } from './claim-pairs.tsx';
import { moreStyles } from './more-styles.ts';
import { RecordLines } from './record-lines.tsx';

/** Every part of a record. Claims are shown next to their facts; the rest unfolds. */
export function RecordSections({ sections }: { sections: readonly RecordSection[] }) {
  return sections.map(({ part, title, about, groups }) => (
    <section
      key={part}
      aria-labelledby={`part-${part}`}
      className="grid gap-x-12 gap-y-4 border-rule border-t py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
    >
      <div className="flex flex-col gap-2">
        <h2 id={`part-${part}`} className="scroll-mt-8 text-2xl">
          {title}
        </h2>
        <p className="text-ink-soft text-sm">{about}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        {groups.map((group) =>
          group.pairs ? (
            <Text key={group.sequence} group={group} pairs={group.pairs} />
          ) : (
            <Folded key={group.sequence} group={group} />
          ),
        )}
      </div>
    </section>
  ));
}

function Text({ group, pairs }: { group: RecordGroup; pairs: NonNullable<RecordGroup['pairs']> }) {
  const claims = pairs.reduce((sum, pair) => sum + pair.claims.length, 0);
  const open = pairs.filter(({ fact }) => fact === null).flatMap((pair) => pair.claims).length;
  return (
    <section aria-label={group.title}>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2 text-xl">
        {group.title}
        {open > 0 && <Badge tone="warn">{open} open</Badge>}
        <span className="font-sans text-ink-soft text-sm">
          {claims === 1 ? '1 claim' : `${claims} claims`} · recorded {readableDay(group.recordedAt)}
        </span>
      </h3>
      <ClaimPairs pairs={pairs} />
      <details>
        <summary className={moreStyles}>Read the published version</summary>
        <RecordLines lines={group.lines} />
      </details>
    </section>
  );
}

function Folded({ group }: { group: RecordGroup }) {
  const open = group.lines.filter(({ isOpen }) => isOpen);
  return (
    <div>
      {open.length > 0 && <RecordLines lines={open} />}
      <details>
        <summary className={moreStyles}>
          {group.title} ({group.lines.length})
        </summary>
        <RecordLines lines={group.lines} />
      </details>
      <p className="text-ink-soft text-sm">Recorded {readableDay(group.recordedAt)}</p>
    </div>
  );
}
