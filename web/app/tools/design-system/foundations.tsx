import { BrandMark } from '../../../components/brand-mark.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Wordmark } from '../../../components/wordmark.tsx';
import { Row, Specimen } from './specimen.tsx';

const swatches = [
  'bg-paper',
  'bg-raised',
  'bg-sunken',
  'bg-rule',
  'bg-rule-strong',
  'bg-ink-faint',
  'bg-ink-soft',
  'bg-ink',
  'bg-ember',
  'bg-ember-strong',
  'bg-ember-wash',
  'bg-evergreen',
  'bg-evergreen-soft',
  'bg-good',
  'bg-good-wash',
  'bg-warn',
  'bg-warn-wash',
  'bg-bad',
  'bg-bad-wash',
  'bg-info',
  'bg-info-wash',
  'bg-focus',
];

export function Foundations() {
  return (
    <>
      <Specimen title="Mark and name">
        <div className="flex flex-wrap items-end gap-8">
          <BrandMark className="size-50 text-ember" />
          <BrandMark className="size-16" />
          <BrandMark className="size-8" />
          <BrandMark className="size-4" />
          <BrandMark quiet className="size-16 text-ink-soft" />
        </div>
        <Row>
          <Wordmark />
          <span className="rounded-md bg-evergreen px-5 py-4 text-on-evergreen">
            <Wordmark className="text-3xl [&_svg]:text-ember-on-evergreen" />
          </span>
        </Row>
      </Specimen>
      <Specimen title="Type">
        <p className="font-display font-[560] text-5xl leading-[1.05] tracking-[-0.015em]">
          A voice for every house
        </p>
        <h2 className="text-3xl">418 Larkspur Lane, Madison</h2>
        <h3 className="text-xl">What happens next</h3>
        <p className="font-display text-4xl tabular-nums">
          $29.99 <s className="text-2xl text-ink-soft">$100</s>
        </p>
        <p className="max-w-prose">
          Paste the link to your listing and we record a three to five minute episode about the home, publish
          its page and write the posts that go with it. You hear it before your buyers do.
        </p>
        <p className="max-w-prose text-ink-soft text-sm">
          Small text keeps its contrast. Delivery is usually within 24 hours, up to 48 at peak times.
        </p>
      </Specimen>
      <Specimen title="Color">
        <ul className="grid w-full grid-cols-2 gap-x-4 gap-y-3 text-sm sm:grid-cols-4">
          {swatches.map((name) => (
            <li key={name} className="flex items-center gap-3">
              <span className={`size-10 shrink-0 rounded-sm border border-rule-strong ${name}`} />
              {name.slice(3)}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Avatar">
        <Row>
          <Avatar name="Maya Lindqvist" className="size-16 text-xl" />
          <Avatar name="jo.park@example.com" />
          <Avatar name="" className="size-8 text-sm" />
        </Row>
      </Specimen>
    </>
  );
}
