import type { SiteSettings } from '#domain/context.ts';
import type { MailHome } from '#domain/mails/mail-home.ts';
import type { MailContent } from '#domain/mails/render-mail.ts';
import * as account from '#domain/mails/templates/account-mails.ts';
import * as answering from '#domain/mails/templates/answering-mails.ts';
import * as episode from '#domain/mails/templates/episode-mails.ts';
import * as lead from '#domain/mails/templates/lead-mails.ts';
import * as order from '#domain/mails/templates/order-mails.ts';
import * as question from '#domain/mails/templates/question-mails.ts';
import * as team from '#domain/mails/templates/team-mails.ts';
import { updateToHearMail } from '#domain/mails/templates/update-to-hear-mail.ts';
import { webhookDisabledMail } from '#domain/mails/templates/webhook-disabled-mail.ts';

export const evilText = '<img src=x onerror="alert(1)">&\'';

const listingId = '0f8c1f6e-2d0b-4a8e-9a43-8d5c0f0e1a11';

/** Every email that the product sends, with all optional parts, for a site at this URL. */
export function sampleMails(url: string): Record<string, MailContent> {
  const site: SiteSettings = {
    name: 'Hearthcast',
    url,
    supportPhone: '(555) 010-0142',
    callNowPhone: '(555) 010-0199',
    supportEmail: 'support@hearthcast.example',
  };
  const home: MailHome = {
    name: '14 Heron Point Road',
    cityLine: 'Larkmere, VT',
    link: null,
    photoUrl: `${url}/listing-covers/${listingId}/photo.jpg`,
    playPhotoUrl: `${url}/listing-covers/${listingId}/play.jpg`,
  };
  const unread: MailHome = {
    ...home,
    name: 'Listing on www-with-a-very-long-name.brokerage.example',
    cityLine: '',
    link: 'https://www-with-a-very-long-name.brokerage.example/homes/48-alder-lane?id=7100001',
  };
  const link = `${url}/auth/verify?token=abc&type=signup&redirect_to=https%3A%2F%2Fx`;
  const at = new Date('2026-11-15T14:05:00Z');
  const buyer = {
    contactType: 'listing_lead',
    firstName: 'Ben',
    lastName: 'Okafor',
    email: 'benjamin.okafor.with.a.long.address@household.example',
    phone: '8025550142',
    listingUrl: 'https://brokerage.example/homes/14-heron-point-road',
    amountCents: null,
    message: 'Is the boathouse heated? We could come by on Saturday.\nThanks, Ben',
    details: { listingAddress: '14 Heron Point Road', source: 'Listing Page' },
    consent: {
      wording:
        'By sending this, you agree that we’ll share it with Maya Lind, who may reply by email, phone or text.',
      givenAt: '2026-11-15T14:05:00.000Z',
      pageVersion: '2026-11',
    },
    cameFrom: 'Yard sign',
    home,
  };
  const asked = { home, homeName: home.name, question: 'How old is the roof?' };
  const numbered = { firstName: 'Ana', number: '+15125550160' };
  const endsOn = 'December 17, 2026';
  const pageUrl = `${url}/listings/14-heron-point-road-larkmere`;
  return {
    confirm: account.confirmSignUpMail(site, { firstName: 'Ana', link }),
    'confirm and choose': account.confirmAndChooseMail(site, { firstName: 'Ana', link }),
    recovery: account.recoveryMail(site, { link }),
    'choose password': account.choosePasswordMail(site, { link }),
    'already registered': account.alreadyRegisteredMail(site),
    'staff invite': account.staffInviteMail(site, { firstName: 'Ana', link }),
    'staff access': account.staffAccessMail(site, { firstName: 'Ana' }),
    'set up account': account.setUpAccountMail(site, { firstName: 'Ana', home, link }),
    'first password': account.firstPasswordMail(site, { at }),
    'password changed': account.passwordChangedMail(site, { at }),
    'factor added': account.factorAddedMail(site, { at, type: 'totp', friendlyName: evilText }),
    'recovery code used': account.recoveryCodeUsedMail(site, { at, left: 4 }),
    'order confirmed': order.orderConfirmationMail(site, {
      firstName: 'Ana',
      homes: [home],
      paidCents: 2999,
      receiptUrl: 'https://pay.example/receipts/1',
    }),
    'several confirmed': order.orderConfirmationMail(site, {
      firstName: evilText,
      homes: [unread, home],
      paidCents: 5998,
      receiptUrl: null,
    }),
    'staff order': order.staffOrderMail(site, { firstName: 'Ana', homes: [unread] }),
    refunded: order.orderRefundedMail(site, { firstName: 'Ana', homes: [home], refundedCents: 2999 }),
    'answering ready': answering.answeringReadyMail(site, {
      ...numbered,
      planName: 'All your homes',
      minutes: 1000,
      paidUntil: endsOn,
    }),
    'answering extended': answering.answeringExtendedMail(site, { ...numbered, endsOn }),
    'answering reminder': answering.answeringReminderMail(site, { ...numbered, endsOn, priceCents: 7900 }),
    'answering ended': answering.answeringEndedMail(site, { ...numbered, keptUntil: endsOn }),
    'answering refunded': answering.answeringRefundedMail(site, { firstName: evilText, refundedCents: 7900 }),
    'set up answering': answering.setUpAnsweringMail(site, { firstName: 'Ana', link }),
    'answering waiting': answering.answeringWaitingMail(site, {
      customerEmail: buyer.email,
      planName: 'One home',
      trouble: evilText,
    }),
    ready: episode.podcastReadyMail(site, {
      firstName: 'Ana',
      home,
      pageUrl,
      homeUrl: `${url}/marketing/1`,
      minutes: 4,
      hasPassword: true,
    }),
    'ready for a guest': episode.podcastReadyMail(site, {
      firstName: '',
      home,
      pageUrl,
      homeUrl: `${url}/marketing/1`,
      minutes: null,
      hasPassword: false,
    }),
    questions: episode.questionsMail(site, {
      firstName: 'Ana',
      home,
      questions: ['When was the kitchen redone?', 'What do you like best about the street?'],
      account: { url: link, setsPassword: true },
    }),
    'episode changed': episode.episodeChangedMail(site, {
      firstName: 'Ana',
      home,
      changes: [{ label: 'Price', before: '$815,000', after: '$785,000', turns: 2 }],
      recordUrl: `${url}/marketing/1`,
      unsubscribeUrl: `${url}/unsubscribe?kind=episode-changed&email=ana%40example.com&signature=x`,
    }),
    'agent lead': lead.agentLeadMail(site, buyer),
    'agent call': lead.agentLeadMail(site, {
      ...buyer,
      firstName: 'Caller',
      lastName: '(802) 555-0142',
      email: '',
      consent: null,
      details: { recordingUrl: `${url}/phone-messages/1.wav?expires=1&signature=x` },
    }),
    'staff lead': lead.staffContactMail(site, buyer),
    'staff order contact': lead.staffContactMail(site, {
      ...buyer,
      contactType: 'order',
      amountCents: 5998,
      message: evilText,
      consent: null,
      details: { listingUrls: ['https://brokerage.example/a', 'https://brokerage.example/b'] },
    }),
    'enterprise inquiry': lead.staffContactMail(site, {
      ...buyer,
      contactType: 'enterprise_inquiry',
      listingUrl: '',
      message: '',
      consent: null,
      home: undefined,
      details: { companyName: 'Lakeshore Realty', numberOfListings: '26-50' },
    }),
    'forwarded lead': lead.forwardedLeadMail(site, {
      fullName: 'Ben Okafor',
      email: buyer.email,
      phone: '',
      message: buyer.message,
      homeAddress: '14 Heron Point Road, Larkmere, VT 05852',
      pageUrl,
      cameFrom: 'Yard sign',
      consentWording: buyer.consent.wording,
      consentTime: buyer.consent.givenAt,
      pageVersion: buyer.consent.pageVersion,
      extra: { Price: '$1,250,000' },
    }),
    'undelivered lead': lead.undeliveredLeadMail(site, {
      destination: 'Follow Up Boss',
      says: 'Follow Up Boss didn’t accept the API key.',
      teamId: null,
    }),
    'agent question': question.agentQuestionMail(site, {
      ...asked,
      buyer: 'Ben Okafor',
      email: buyer.email,
      answerUrl: `${url}/marketing/1#questions`,
      canReply: true,
    }),
    'buyer answer': question.buyerAnswerMail(site, { ...asked, answer: 'It was redone in 2016.', pageUrl }),
    'team invitation': team.teamInvitationMail(site, {
      teamName: 'Lakeshore Realty',
      role: 'admin',
      link: `${url}/team-invitation?id=1&signature=x`,
    }),
    invoice: team.invoiceMail(site, {
      number: 'HC-000012',
      teamName: 'Lakeshore Realty',
      period: 'October 2026',
      dueOn: 'Nov 30, 2026',
      totalCents: 5998,
      lines: [
        { description: '48 Alder Lane, Larkmere', date: 'Oct 5, 2026', amountCents: 2999 },
        { description: '14 Heron Point Road, Larkmere', date: 'Oct 9, 2026', amountCents: 2999 },
      ],
    }),
    'update to hear': updateToHearMail(site, {
      updateId: listingId,
      title: `Price drop: ${evilText}`,
      reason: 'It was recorded with draft voices.',
    }),
    'webhook disabled': webhookDisabledMail(site, {
      url: 'https://crm.example/hooks/hearthcast/a-rather-long-path-that-has-to-break-somewhere',
      reason: 'Your server refused every call for three days.',
      settingsPath: '/settings',
    }),
  };
}
