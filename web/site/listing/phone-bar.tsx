import type { ShownAgent } from '#domain/brands/rules.ts';
import { phoneLink } from '../../components/phone-link.ts';

const item = 'flex min-h-12 min-w-0 flex-1 items-center justify-center px-2 font-semibold';

/** On a phone, a buyer's next step stays in reach: call the agent, write, or share the home. */
export function PhoneBar({ agent }: { agent: ShownAgent }) {
  const call = agent.phone ? phoneLink(agent.phone) : undefined;
  const firstName = agent.name?.trim().split(/\s+/)[0];
  return (
    <nav
      data-slot="phone-bar"
      aria-label="Contact and share"
      className="sticky bottom-0 z-20 flex divide-x divide-rule border-rule border-t bg-raised pb-[env(safe-area-inset-bottom)] shadow-floating md:hidden print:hidden"
    >
      {call && (
        <a href={call} className={`${item} bg-ember text-on-ember`}>
          <span className="truncate">
            Call {firstName && firstName.length <= 12 ? firstName : 'the agent'}
          </span>
        </a>
      )}
      <a href="#contact" className={item}>
        Message
      </a>
      <a href="#share" className={item}>
        Share
      </a>
    </nav>
  );
}
