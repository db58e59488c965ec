import { articleFor } from '#domain/english/article-for.ts';
import { joinList } from '#domain/english/join-list.ts';
import type { Home } from './home.ts';
import { homeValue } from './home-value.ts';
import type { Words } from './scenes/fill-line.ts';

/** "A condo from 1968 with two bedrooms, two baths and 1,093 square feet": all the counts in one breath. */
export function describeHome(
  home: Home,
  { withYear, told }: { withYear: boolean; told: ReadonlySet<string> },
): Words {
  const studio = home.fact('studio');
  const kind = homeValue(home, 'kind');
  const name = studio ? 'studio' : (kind?.text ?? 'home');
  const year = withYear ? homeValue(home, 'year') : undefined;
  const counts = ['beds', 'baths', 'sqft']
    .flatMap((slot) => homeValue(home, slot) ?? [])
    // Don't repeat counts from the hook.
    .filter(({ factIds }) => !factIds.every((id) => told.has(id)));
  const counted = joinList(counts.map(({ text }) => text));
  const text = [
    name === 'land' ? name : `${articleFor(name)} ${name}`,
    year && `from ${year.text}`,
    counted && `with ${counted}`,
    // Rooms of several homes in one building.
    counted && home.kind === 'multi-family' && 'in all',
  ]
    .filter(Boolean)
    .join(' ');
  const factIds = [studio ? [studio.id] : (kind?.factIds ?? []), year?.factIds ?? []];
  return { text, factIds: [...factIds.flat(), ...counts.flatMap((one) => one.factIds)] };
}
