import { type Occasion, occasionNames } from '#domain/marketing/rules.ts';
import type { MarketingKit, OpenHouse } from '#domain/marketing/schema.ts';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Segment, SegmentedControl } from '../../components/ui/segmented-control.tsx';
import { textLink } from '../auth/text-link.ts';
import { Link } from '../routing/link.tsx';
import type { OccasionChoice } from './occasion-choice.ts';
import { OccasionUpdate } from './occasion-update.tsx';

/** The kit's occasion. Parts made for another one are listed below, with a button to update them. */
export function OccasionBar({
  kit,
  choice,
  onChoose,
}: {
  kit: MarketingKit;
  choice: OccasionChoice;
  onChoose: (choice: OccasionChoice) => void;
}) {
  const { occasions, knownOpenHouse } = kit;
  const closed = occasions.filter(({ isPossible, why }) => !isPossible && why !== '');
  const openHouse = choice.openHouse ?? knownOpenHouse ?? { date: '', start: '13:00', end: '15:00' };
  const set = (part: Partial<OpenHouse>) => onChoose({ ...choice, openHouse: { ...openHouse, ...part } });
  return (
    <section aria-labelledby="occasion-title" className="flex flex-col gap-3">
      <h2 id="occasion-title" className="font-sans font-semibold text-base">
        What are you announcing?
      </h2>
      <SegmentedControl
        aria-labelledby="occasion-title"
        value={choice.occasion}
        onValueChange={(occasion) =>
          onChoose({
            occasion: occasion as Occasion,
            openHouse: occasion === 'open-house' ? openHouse : null,
          })
        }
        className="self-start"
      >
        {occasions.map(({ name, isPossible }) => (
          <Segment key={name} value={name} disabled={!isPossible}>
            {occasionNames[name]}
          </Segment>
        ))}
      </SegmentedControl>
      {closed.length > 0 && (
        <p className="text-ink-soft text-sm">
          {[...new Set(closed.map(({ why }) => why))].join(' ')}{' '}
          <Link className={textLink} to={`/marketing/${kit.podcastId}/facts`}>
            Fix a fact
          </Link>
        </p>
      )}
      {choice.occasion === 'open-house' && (
        <div className="grid max-w-xl gap-3 sm:grid-cols-3">
          <Field label="Day" required>
            <Input
              type="date"
              value={openHouse.date}
              onChange={(event) => set({ date: event.target.value })}
            />
          </Field>
          <Field label="From" required>
            <Input
              type="time"
              value={openHouse.start}
              onChange={(event) => set({ start: event.target.value })}
            />
          </Field>
          <Field label="To" required>
            <Input type="time" value={openHouse.end} onChange={(event) => set({ end: event.target.value })} />
          </Field>
        </div>
      )}
      <OccasionUpdate kit={kit} choice={choice} />
    </section>
  );
}
