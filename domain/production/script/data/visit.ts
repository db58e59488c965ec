/** Looks back. {a} and {b} are phrases of the listing that were said before. */
export const recaps = [
  'If you only remember two things, make it {a} and {b}.',
  'What stays with me is {a}. And {b}, a close second.',
  'Starred in my margin: {a} and {b}.',
  "I came for {a}. I'd stay for {b}.",
  'For me it comes down to {a}, and right behind that, {b}.',
  "I'd want to see {a} with my own eyes. Then {b}.",
  'Top of my list, {a}. Next to it, {b}.',
  'So: {a}, {b}, and everything in between.',
  'When I tell somebody about it tonight, I will start with {a} and end with {b}.',
  'You can guess what I circled: {a}. And, fine, {b}.',
  'Two reasons to take a closer look would be {a} and {b}.',
  "I keep coming back to {a}. You'll say {b}, I know.",
  'Write down {a}. Write down {b}. The rest you can listen to again.',
  'From this whole page I would pick {a}, then {b}.',
];

export const recapReplies = [
  'You read my mind.',
  'I had the same ones.',
  'Hard to argue with.',
  "I'd have picked those as well.",
  "Mine's close to that.",
  'Good picks.',
  'We rarely agree this fast.',
  'I will sign that.',
  'Mine too, in the other order.',
  'No objections.',
  'That is a fair summary.',
  'Those would be on my postcard, too.',
];

/** Agent and brokerage; whole turns of their own, left out of the unbranded cut. */
export const agentLines = {
  both: [
    'The listing agent is {agent}, with {brokerage}.',
    "{agent} of {brokerage} has the listing and the answers we don't.",
    'For a showing, the person to ask is {agent} at {brokerage}.',
    "If you'd like to see it, get in touch with {agent}, {brokerage}.",
    '{agent} represents the sellers, through {brokerage}.',
    'Your contact for this one: {agent}, from {brokerage}.',
    'The names on the listing are {agent} and {brokerage}.',
    'Ask for {agent} at {brokerage}. Tell them you did your homework.',
    "It's listed by {agent} with {brokerage}, who can set up a time.",
    "Questions we couldn't answer go to {agent} of {brokerage}.",
    'And thanks to {agent} at {brokerage}, who brought us this listing.',
    '{agent} at {brokerage} can show you around.',
  ],
  one: [
    'The name on the listing is {agent}.',
    "If you'd like to see it, {agent} is the one to ask.",
    "It's listed by {agent}.",
    'For a showing, get in touch with {agent}.',
    'Your contact for this one is {agent}.',
    'Questions we could not answer go to {agent}.',
    '{agent} can set up a time for you.',
    '{agent} has the listing.',
  ],
};

/** How to go on from here, without a name. */
export const nextSteps = [
  'Pictures, a map and a contact form are on the page where you found this episode.',
  "There's a listing page with this episode; look around there and send a note if you'd like a showing.",
  'You can ask for a time to see it right from the listing page.',
  'The listing page has the photos, and a short form if you want to visit.',
  'Have a look at the photos on the listing page, then ask for a showing while the questions are fresh.',
  'Everything you need for a visit is on the page this episode lives on.',
  "If you're curious, the form on the listing page goes straight to the people who can show it.",
  'Open the listing page, scroll through the photos, and ask for a showing if it still feels right.',
  'The next step is small: listing page, contact form, pick a time.',
  'All of this, with photos, is written up on the listing page.',
  'To see it in person, use the form on the listing page.',
  'Go look at the photos next. They are on the listing page, with a form for visits.',
];

/** Where the talk comes from and who speaks. */
export const sources = [
  'We are computer voices, and all we know comes from the listing, so check whatever matters to you.',
  "A reminder: our voices are generated, our facts are the listing's. Verify before you decide.",
  'We read the listing, we did not measure anything. Confirm the details before you rely on them. And yes, we are AI voices.',
  'What you heard comes from the listing and was spoken by AI voices; please double-check the figures you care about.',
  'Fine print, kindly meant: AI hosts, facts from the listing, and nothing here replaces your own look at the papers.',
  'Neither of us has feet, being AI voices, so go and see for yourself, and confirm the details.',
  "Just so it's said: we're AI hosts working from the listing. Numbers can change, so please verify.",
  'Our script comes from the listing, our voices from a computer. Trust, but verify.',
  "The facts were the listing's, the voices were artificial, and the checking is up to you.",
  'Please confirm anything important with the listing itself. We are AI hosts who read carefully, no more.',
  'You have been listening to AI voices reading from a real listing. Do check the details.',
  'Since we are AI hosts, we only know what the listing told us. Ask to see the documents.',
];

export const signOffs: [string, string][] = [
  ["Thanks for listening. I'm {me}.", "I'm {you}. Take care."],
  ['That was Hearthcast. Bye for now, {you}.', 'Bye, {me}. Bye, everyone.'],
  ['So long from both of us.', 'See you at the next address.'],
  [
    'I am {me}, and I will stop asking questions now.',
    "I'm {you}, and I don't believe that for a second. Goodbye.",
  ],
  ['Thank you for your time. It was a pleasure.', 'Same here. Until the next one.'],
  ['And that is our few minutes.', 'Time nicely spent, I thought. Goodbye from Hearthcast.'],
  ['Go have a look. Then tell us we were right.', 'Or wrong. We can take it. Bye.'],
  ['{you}, same time next listing?', "I'll bring the notes. Bye, all."],
  ['Thanks for keeping us company.', 'Good luck out there, wherever you end up living.'],
  ['From {me} and from {you}: goodbye.', 'And happy searching.'],
  ["We'll leave the light on.", 'And the page open. Bye now.'],
  ['That is all from this address.', 'Hearthcast will be back with another. Goodbye.'],
  ['{me} signing off.', 'And {you}. Have a good one.'],
  ['Thanks for the company.', "Thank you. That's Hearthcast for today."],
  ['Right, I want lunch.', 'You always want lunch. Goodbye, everybody.'],
  ['Be well, and measure twice.', 'Offer once. Goodbye from the two of us.'],
];

/** The address once more, for whoever comes back with a pencil. */
export const lastAddress = [
  'The address one last time: {place}.',
  'Again, that was {place}.',
  "In case you're writing it down: {place}.",
  'So, for your notes: {place}.',
  "We've been talking about {place}.",
  'For anyone who joined late, it was {place}.',
  'Once more, slowly: {place}.',
  'Look it up: {place}.',
  'The pin on the map goes at {place}.',
  'File all of that under {place}.',
  "And the address hasn't changed while we talked: {place}.",
  'Our address for today: {place}.',
  'All of this was {place}.',
  'Say it with me: {place}.',
];
