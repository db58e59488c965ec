import type { OfferNoun } from '#domain/listings/offer/rules.ts';
import { Island } from '../island.tsx';
import type { AskState } from './ask-state.ts';

type AskSectionProps = {
  slug: string;
  /** What the page calls the offer. */
  noun: OfferNoun;
  /** What people ask first about such a home. */
  suggestions: string[];
  state?: AskState | undefined;
  isFramed?: boolean;
  canHear?: boolean;
};

/** Under the player, for asking what the episode left open. */
export function AskSection(props: AskSectionProps) {
  const { slug, noun, suggestions, state, isFramed = false, canHear = false } = props;
  return (
    <section aria-labelledby="ask" className={`print:hidden ${isFramed ? 'mt-3' : 'mt-10'}`}>
      <h2 id="ask" className={`scroll-mt-6 ${isFramed ? 'mb-3 text-xl' : 'mb-4 text-2xl md:text-3xl'}`}>
        Ask about this {noun}
      </h2>
      <Island
        name="ask-box"
        wake="touch"
        props={{ slug, suggestions, state: state ?? null, isFramed, canHear }}
      />
    </section>
  );
}
