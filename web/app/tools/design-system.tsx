import { Wordmark } from '../../components/wordmark.tsx';
import { Actions } from './design-system/actions.tsx';
import { DataDisplay } from './design-system/data-display.tsx';
import { Feedback } from './design-system/feedback.tsx';
import { Forms } from './design-system/forms.tsx';
import { Foundations } from './design-system/foundations.tsx';
import { Overlays } from './design-system/overlays.tsx';

const chapters = [
  { id: 'foundations', title: 'Foundations', Part: Foundations },
  { id: 'actions', title: 'Actions and movement', Part: Actions },
  { id: 'forms', title: 'Forms', Part: Forms },
  { id: 'data', title: 'Data', Part: DataDisplay },
  { id: 'feedback', title: 'Feedback', Part: Feedback },
  { id: 'overlays', title: 'Overlays', Part: Overlays },
];

/** Every component in every state, to inspect and to test with a keyboard and a screen reader. */
export function DesignSystemPage() {
  return (
    <div id="top" className="mx-auto max-w-page px-4 pb-24 sm:px-6">
      <header className="flex flex-col gap-5 pt-10 pb-6">
        <Wordmark />
        <h1 className="text-4xl sm:text-5xl">Design system</h1>
        <nav aria-label="Chapters">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-6 items-center underline decoration-ember underline-offset-4"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {chapters.map(({ id, title, Part }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="pt-10">
          <h2 id={`${id}-title`} className="pb-5 text-3xl">
            {title}
          </h2>
          <Part />
        </section>
      ))}
    </div>
  );
}
