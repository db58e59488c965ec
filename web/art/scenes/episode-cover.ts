import { heroTall } from '../hero.ts';
import type { Picture } from '../picture.ts';
export function episodeCover(): Picture {
  return heroTall();
}
