/** First and second line of an episode. {me} and {you} are the hosts, {place} the address. */
export const greetings: [string, string][] = [
  ["Hi there. This is Hearthcast, and I'm {me}.", "I'm {you}. And the address on my notes today is {place}."],
  ['Hello, and thanks for pressing play. {me} here.', "{you} here too. We're talking about {place}."],
  ["You're listening to Hearthcast. I'm {me}.", "And I'm {you}, with a fresh set of notes on {place}."],
  ["Okay, {you}, we're recording. Hi everybody, I'm {me}.", "Hi, I'm {you}. Our home this time is {place}."],
  ["Good to have you with us. My name's {me}.", "Mine's {you}. Come along to {place}."],
  [
    '{you}, read me the address before I forget it.',
    "{place}. And before you forget that too: you're {me}, I'm {you}, and this is Hearthcast.",
  ],
  [
    "Welcome in. I'm {me}, across the table is {you}.",
    'Hello. Between us on that table is one listing: {place}.',
  ],
  ["Pull up a chair. This is Hearthcast; I'm {me}.", "And {you}. Let's spend a few minutes with {place}."],
  ['Hey, {me} here, from Hearthcast.', "And {you}. You've found the episode about {place}."],
  [
    "This is a Hearthcast episode about a single address. I'm {me}.",
    "I'm {you}, and the address is {place}.",
  ],
  [
    '{me} and {you} here. {you}, where are we headed?',
    "To {place}. On paper, anyway. We've done the reading so you can just listen.",
  ],
  ["Hi, I'm {me}. If you've got a few minutes, we've got a home to talk about.", "I'm {you}. It's {place}."],
  [
    'So, {you}, what did you bring me?',
    "{place}. Hello to everyone listening, by the way. That's {me}, I'm {you}.",
  ],
  [
    "Thanks for finding us. I'm {me}, this is Hearthcast.",
    "{you} on this side. Today's pages are all about {place}.",
  ],
  [
    "No slideshow, just the listing and the two of us. I'm {me}.",
    "I'm {you}. The home in question: {place}.",
  ],
  ['Hello from Hearthcast. {me} speaking.', "And {you}, who read the whole listing. It's for {place}."],
  [
    '{you}, I hear you underlined half the listing.',
    "Guilty. It's {place}. Hello, everyone. I'm {you}, and the one who caught me is {me}.",
  ],
  ["Settle in. I'm {me}.", "I'm {you}, and for the next few minutes we're all about {place}."],
  ['Hi, this is {me}, with a list of questions.', 'And {you}, with the listing. It says {place}.'],
  ['A warm hello to you. {me} here for Hearthcast.', "And {you}. We'd like you to meet {place}."],
  ["If somebody sent you this link, say thanks to them. I'm {me}.", '{you} here. They sent you {place}.'],
  [
    'Ready when you are, {you}.',
    "Then let's go. This is Hearthcast, that was {me}, I'm {you}, and here's {place}.",
  ],
  [
    "Morning, evening, whenever you're hearing this: hi, I'm {me}.",
    "I'm {you}. We've been reading up on {place}.",
  ],
  ["I'm {me}. I ask.", "I'm {you}. I look it up. Today, that means {place}."],
];

/** Asks for the short version. */
export const asksForBasics = [
  'Give me the short version first.',
  'Basics first, then the good part.',
  'What are we looking at, on paper?',
  'Start with the numbers. I like to get them out of the way.',
  'Headline figures, please.',
  'Okay, how would you put it on an index card?',
  "Let's get everybody oriented. What is it?",
  'If a friend texted you and asked what it is, what would you text back?',
  'So what do the first two lines of the listing tell us?',
  'What kind of place are we talking about?',
  'Sketch it for me.',
  'Size it up for us.',
  'And in plain numbers?',
  'Tell them what it is before we get carried away.',
  'Set the table for us.',
  'What does the fact sheet say?',
  'The essentials, if you would.',
  'Let me have the outline.',
];

/** {rooms}: "three bedrooms and two baths"; {kind}: "a single-family home"; {built}: "from 1927". */
export const basics: string[] = [
  "It's {kind} {built}, with {rooms}, {size} in all.",
  "{Rooms}, {size}, and the year on the papers is {year}. It's {kind}.",
  'Picture {kind} {built}. {Rooms}, {size} in all.',
  "We're talking about {kind}: {rooms}, {size}, built in {year}.",
  "{Size}, {rooms}, built in {year}. That's the outline of it, and it's {kind}.",
  '{Kind}. {Rooms}. {Size} of living space, all of it dating back to {year}.',
  'On the index card: {kind}, {rooms}, {size}, year built {year}.',
  "I'd call it {kind} with {rooms}. It measures {size} and went up in {year}.",
  'The listing has it as {kind}, {built}. You get {rooms} across {size}.',
  'Built in {year}, {size} inside, {rooms}. In other words, {kind}.',
  '{Rooms}, {size}, and {year} as the year built. {Kind}, then.',
  'Short version: {kind}. Slightly longer: {rooms} in {size}, built in {year}.',
  'Year built, {year}. Living space, {size}. Then {rooms}. So, {kind}.',
  "It's {kind} with {rooms} in {size}, and it's been standing since {year}.",
  "You'd be walking into {kind} {built}, {size}, with {rooms}.",
  "My notes start with {rooms}, then {size}, then the year built, {year}. It's {kind}.",
];

/** The asking price, said once here. */
export const asksPrice = [
  "And they're asking?",
  "What's the number?",
  'Price?',
  "And what's on the price tag?",
  "I'll ask what everybody's wondering: how much?",
  'So what would it cost?',
  "What's the figure at the top of the listing?",
  'Do we know the asking price?',
  'Say the number out loud for me.',
  'And the dollars?',
  'Where does the price sit?',
  'What are the sellers hoping for?',
  'And the asking price?',
  'Money next. How much?',
];

export const statesPrice = [
  "They're asking {price}.",
  '{price} is the asking price.',
  "It's listed at {price}.",
  'The number is {price}.',
  'The price on it: {price}.',
  '{price}, as it stands.',
  'The sellers have it at {price}.',
  "You'd be starting the conversation at {price}.",
  'The listing says {price}.',
  "{price}. That's the figure.",
  'It is priced at {price}.',
  'Asking price, {price}.',
  'The figure is {price}.',
  "What they'd like is {price}.",
];

export const statesCut = [
  "And that's after a cut of {cut}.",
  "It's come down {cut} to get there.",
  "They've taken {cut} off, by the way.",
  'There was a price cut on the way: {cut}.',
  "Worth adding: it's {cut} lower than it was.",
  'That already has a {cut} price cut in it.',
  'It used to be {cut} more.',
  'Somebody took a pencil to it: {cut} less than before.',
  'Note the price cut, too. {cut}.',
  'The listing marks a cut of {cut}.',
];

/** Where the home is no longer offered, nobody is asking anything. */
export const asksShownPrice = [
  'Is there a price on the page?',
  'Does the page show a figure?',
  'And the figure on the page?',
];
export const statesShownPrice = [
  'The page shows {price}.',
  'The figure on the page is {price}.',
  'It lists {price}.',
];

/** Said right after the figures; {v} is the status as listed. */
export const statesGone = [
  'One thing first: the listing marks it as {v}, so this is a look at the home, not an offer.',
  'To be clear from the start, it is listed as {v}. We are here for the home itself.',
  'Before we go on: the status says {v}, so nobody needs to hurry.',
];

/** A line that leads from the figures to the rooms. */
export const intoHome = [
  "Good. Let's go in.",
  'Okay, coats off. Take us inside.',
  "That's the frame. Now fill it in for me.",
  'Fine. Walk me through what the listing says about the inside.',
  "I've got my pencil ready. Go.",
  "Then let's start indoors.",
  "All right, what's waiting inside?",
  'Figures done. What do we find inside?',
  'And now the part people actually listen for.',
  "Enough arithmetic. What's it like in there, going by the listing?",
  'Now put some pictures in my head.',
  "Lead on. I'll follow with questions.",
  "Let's wander, then.",
  'From numbers to rooms, please.',
  'Okay. Where do we begin?',
  'The microphone is yours. Well, half of it.',
];

/** The same where the listing does not say what kind of home it is. */
export const kindlessBasics: string[] = [
  'It has {rooms} in {size}, and it was built in {year}.',
  'You get {rooms} across {size}. Year built, {year}.',
  '{Rooms}, {size}, and the year on the papers is {year}.',
  'Built in {year}, {size} inside, with {rooms}.',
  '{Size}, {rooms}, built in {year}. That is the outline of it.',
  'In figures: {rooms}, {size}, built in {year}.',
];

/** The same with less to say, the fullest first. */
export const plainBasics: string[] = [
  "It's {kind} with {rooms}, {size} in all.",
  '{Kind}: {rooms}, {size}.',
  "It's {kind}, {rooms}, built in {year}.",
  "{Rooms}, built in {year}. It's {kind}.",
  "It's {kind}, {size} of it, dating from {year}.",
  "What's for sale here is {kind}, {lot} of it.",
  '{Kind}, and it measures {lot}.',
  "It's {kind} with {rooms}.",
  "It's {kind}, {size} in all.",
  "It's {kind} from {year}.",
  "It's {kind}.",
  'It has {rooms} in {size}.',
  'You get {rooms}, {size} in all.',
  '{Rooms}, and it measures {size}.',
  'It has {rooms}, and it was built in {year}.',
  'The listing counts {rooms}.',
  'It has {rooms}.',
  "It's {size} in all.",
];

/** The same where there is no house to enter. */
export const intoGround = [
  'Good. Tell me what is out there.',
  "Then let's hear what the listing says about it.",
  'All right, details.',
  'Go on, describe it.',
  'Okay. What else is on the page?',
  'I would like to picture it. Help me.',
];
