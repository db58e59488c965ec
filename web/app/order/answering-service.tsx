import { useState } from 'react';
import { siteSettings } from '../../browser/site-settings.ts';
import { phoneLink } from '../../components/phone-link.ts';
import { Alert, AlertTitle } from '../../components/ui/alert.tsx';
import { textLink } from '../auth/text-link.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { AnsweringInquiry } from './answering-inquiry.tsx';
import { answeringLead } from './answering-lead.ts';

const answers = [
  {
    title: 'It picks up',
    text: 'Every call during your open house gets answered, even two callers at once.',
  },
  {
    title: 'It knows the home',
    text: 'Price, rooms, taxes, schools, parking: it answers from your listing’s facts, and says so when it doesn’t know.',
  },
  {
    title: 'It hands over',
    text: 'You get the caller’s name, number and question, and call back once your last guest has left.',
  },
];

/** Explains the answering service, with an inquiry form. */
export function AnsweringServicePage() {
  useDocumentTitle('AI Open House Answering Service');
  const [isSent, setIsSent] = useState(false);
  const phone = phoneLink(siteSettings.supportPhone);
  return (
    <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-4 pt-10 pb-24 sm:px-6 sm:pt-14 lg:grid-cols-[1.2fr_1fr]">
      <div className="flex flex-col gap-8">
        <header className="flex flex-col gap-4">
          <h1 className="text-4xl sm:text-5xl">The AI Open House Answering Service</h1>
          <p className="max-w-prose text-ink-soft text-lg">{answeringLead}</p>
        </header>
        <ul>
          {answers.map(({ title, text }) => (
            <li key={title} className="border-rule border-t py-5">
              <h2 className="text-xl">{title}</h2>
              <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <section
        aria-labelledby="ask-title"
        className="flex flex-col gap-5 self-start rounded-lg border border-rule bg-raised p-5 shadow-raised sm:p-7"
      >
        <h2 id="ask-title" className="text-2xl">
          Ask about it
        </h2>
        {isSent ? (
          <Alert tone="good">
            <AlertTitle>Thank you for your inquiry</AlertTitle>
            Our team replies in 1-2 business days.
          </Alert>
        ) : (
          <AnsweringInquiry onSent={() => setIsSent(true)} />
        )}
        <p className="text-ink-soft text-sm">
          Rather talk?{' '}
          {phone && (
            <>
              Call{' '}
              <a className={textLink} href={phone}>
                {siteSettings.supportPhone}
              </a>{' '}
              or write{' '}
            </>
          )}
          {!phone && 'Write '}to{' '}
          <a className={textLink} href={`mailto:${siteSettings.supportEmail}?subject=Answering%20service`}>
            {siteSettings.supportEmail}
          </a>
          .
        </p>
      </section>
    </div>
  );
}
