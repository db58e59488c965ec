import type { Faq } from '#domain/listings/queries.ts';
import {
  DELIVERY,
  formatCents,
  PRICE_CENTS,
  QUOTE_RULE,
  REGULAR_PRICE_CENTS,
  VOLUME_RULE,
} from '#domain/podcasts/rules.ts';

export const questions: Faq[] = [
  {
    question: 'How does Hearthcast work?',
    answer:
      'You send us a listing link and pay for the order. We read the listing, write a script from its facts, record the episode and build everything around it. We’ll email you when it’s ready, and you’ll find it all in your account.',
  },
  {
    question: 'What is included in an order?',
    answer:
      'A 3-5 minute podcast episode, social posts for Instagram, Facebook, LinkedIn and X, email marketing content, a promotional image and a custom webpage for the property with a player, photos and your contact details.',
  },
  {
    question: 'How soon do I get my podcast?',
    answer: `Delivery is ${DELIVERY}. You’ll get an email.`,
  },
  {
    question: 'Do I need any technical skills?',
    answer:
      'No. If you can copy a link, you can order a podcast. There’s nothing to install, record or edit, and the posts and email are ready to copy.',
  },
  {
    question: 'Can I order for several listings?',
    answer: `Yes. Each listing gets its own episode, page and marketing kit. ${VOLUME_RULE} You see it before you pay. ${QUOTE_RULE}`,
  },
  {
    question: 'What makes this different from other tools?',
    answer:
      'Most tools give you a blank page and a generator. We hand you finished work: an episode you can play for your seller, written only from what your listing says, on a page made for sharing. Nothing about the home is made up.',
  },
  {
    question: 'Does a podcast help sell a home?',
    answer:
      'No one can promise you a sale. But an episode keeps people with a home for minutes instead of seconds, in the car or on a walk, where photos can’t reach them. And sellers hear how seriously you take their house.',
  },
  {
    question: 'How do I get started?',
    answer: `Choose Get Started, fill in your name, email, phone and the link to the listing, and pay ${formatCents(PRICE_CENTS)} (regularly ${formatCents(REGULAR_PRICE_CENTS)}). You set up your account afterward.`,
  },
];
