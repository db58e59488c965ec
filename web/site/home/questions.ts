import type { Faq } from '#domain/listings/queries.ts';
import { formatCents, PRICE_CENTS, REGULAR_PRICE_CENTS } from '#domain/podcasts/rules.ts';

export const questions: Faq[] = [
  {
    question: 'How does Hearthcast work?',
    answer:
      'You send us the link to a property listing and pay for the order. We read the listing, write a script from its facts, record the episode and build everything around it. When it is ready you get an e-mail, and all of it waits in your account.',
  },
  {
    question: 'What is included in an order?',
    answer:
      'A podcast episode of 3-5 minutes, social posts for Instagram, Facebook, LinkedIn and X, e-mail marketing content, a promotional image and a custom webpage for the property with a player, photos and your contact details.',
  },
  {
    question: 'How soon do I get my podcast?',
    answer: 'Within 24 hours of your order. At peak times it can take up to 48 hours.',
  },
  {
    question: 'Do I need any technical skills?',
    answer:
      'No. If you can copy a link, you can order a podcast. There is nothing to install, record or edit, and the posts and the e-mail are ready to be copied.',
  },
  {
    question: 'Can I order for several listings?',
    answer:
      'Yes. Each listing gets its own episode, page and marketing kit. With 10 or more listings in one order the volume discount comes off by itself, and the order form shows it before you pay. For more than 10 you can also ask us for an enterprise offer.',
  },
  {
    question: 'What makes this different from other tools?',
    answer:
      'Most tools give you a blank page and a generator. We hand you finished work: an episode you can play to a seller, written only from what your listing says, on a page made for sharing. Nothing is made up about the home.',
  },
  {
    question: 'Does a podcast help to sell a home?',
    answer:
      'Nobody can promise you a sale. What an episode does is keep people with a home for minutes instead of seconds, in the car or on a walk, where photos cannot reach them. And sellers hear how seriously you take their house.',
  },
  {
    question: 'How do I get started?',
    answer: `Choose Get Started, fill in your name, e-mail, phone and the link to the listing, and pay ${formatCents(PRICE_CENTS)} (regularly ${formatCents(REGULAR_PRICE_CENTS)}). You set up your account afterwards.`,
  },
];
