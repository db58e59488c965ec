/** Looks back. {a} and {b} are phrases of the listing that were said before. */
export const recaps = [
  'If you only remember two things, make it {a} and {b}.',
  'What stays with me is {a}. And {b}, a close second.',
  'Starred in my margin: {a} and {b}.',
  'Come for {a}. Stay for {b}.',
  'For me it comes down to {a}, and right behind that, {b}.',
  'First on a visit: {a}. Then {b}.',
  'Top of my list, {a}. Next to it, {b}.',
  'So: {a}, {b}, and everything in between.',
  'If somebody asks about it tonight, start with {a} and end with {b}.',
  'You can guess what I circled: {a}. And, fine, {b}.',
  'Two reasons to take a closer look would be {a} and {b}.',
  "I keep coming back to {a}. You'll say {b}, I know.",
  'Write down {a}. Write down {b}. The rest you can play again.',
  'Two things before we go: {a} and {b}.',
  'Underlined twice on my side: {a}. Once: {b}.',
  'The short list has {a} on it, and {b}.',
  'My last two notes are {a} and {b}.',
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
  'No argument from me.',
  'Mine too, in the other order.',
  'No objections.',
  'That is a fair summary.',
  'Those would be on my postcard, too.',
  'Seconded.',
  'I can live with that list.',
  'That covers it.',
  'And that is after a whole page of notes.',
];

/** Agent and brokerage; whole turns of their own, left out of the unbranded cut. */
export const agentLines = {
  both: [
    'The listing agent is {agent}, with {brokerage}.',
    "{agent} of {brokerage} has the listing and the answers we don't.",
    'For a showing, the person to ask is {agent} at {brokerage}.',
    "If you'd like to see it, get in touch with {agent} at {brokerage}.",
    'Your contact for this one: {agent}, from {brokerage}.',
    'The names on the listing are {agent} and {brokerage}.',
    'Ask for {agent} at {brokerage}. Tell them you did your homework.',
    "It's listed by {agent} with {brokerage}.",
    "Questions we couldn't answer go to {agent} of {brokerage}.",
    'Ask {agent} at {brokerage} about a visit.',
    'The person who knows more than we do is {agent}, of {brokerage}.',
    'For anything we left open, there is {agent} at {brokerage}.',
  ],
  one: [
    'The name on the listing is {agent}.',
    "If you'd like to see it, {agent} is the one to ask.",
    "It's listed by {agent}.",
    'For a showing, get in touch with {agent}.',
    'Your contact for this one is {agent}.',
    'Questions we could not answer go to {agent}.',
    'Ask {agent} about a visit.',
    '{agent} has the listing.',
  ],
};

/** The same for a home that is no longer offered. */
export const pastAgentLines = {
  both: [
    'It was listed by {agent} with {brokerage}.',
    'The names on the listing are {agent} and {brokerage}.',
  ],
  one: ['The name on the listing is {agent}.', 'It was listed by {agent}.'],
};

/** How to go on from here, without a name. */
export const nextSteps = [
  'Pictures, a map and a contact form are on the page where you found this episode.',
  "There's a listing page with this episode; look around there and send a note if you'd like a showing.",
  'You can ask for a time to see it right from the listing page.',
  'The listing page has the photos, and a short form if you want to visit.',
  'Have a look at the photos on the listing page, then ask for a showing while the questions are fresh.',
  'Everything you need for a visit is on the page this episode lives on.',
  "If you're curious, use the form on the listing page to ask for a showing.",
  'Open the listing page, scroll through the photos, and ask for a showing if it still feels right.',
  'The next step is small: listing page, contact form, pick a time.',
  'All of this, with photos, is written up on the listing page.',
  'To see it in person, use the form on the listing page.',
  'Go look at the photos next. They are on the listing page, with a form for visits.',
  'If you want to see for yourself, the listing page is where you ask.',
  'The photos are one tap away, on the listing page. So is the form for a visit.',
  'Next stop, the listing page: photos, map, and a way to ask for a time.',
  'A visit starts on the listing page, with a short form.',
  'You will find the pictures on the listing page, and a place to send your questions.',
  'Want a closer look? The listing page takes requests for a showing.',
];

/** The same while another buyer has the first word. */
export const pendingSteps = [
  'Since it is marked as {v}, ask on the listing page whether showings are still on.',
  'With {v} on the listing, the form on the page is for asking where things stand.',
  'It is {v}, so send a note from the listing page before you make plans.',
  'Because it says {v}, ask first. The form on the listing page will do.',
];

/** The same for a home that is no longer offered: nobody is asked to come. */
export const pastSteps = [
  'The photos are on the listing page, if you would like to look.',
  'You will find the pictures on the listing page.',
  'The listing page keeps the photos and the details.',
];

/** An open house that is still ahead. */
export const openHouseLines = [
  'There is an open house on {v}.',
  'Mark your calendar: open house on {v}.',
  'And a date for you. Open house, {v}.',
  'You can walk in at the open house on {v}.',
  'The next open house is on {v}.',
  'There is a day to see it: open house on {v}.',
];

/** Where the talk comes from and who speaks. */
export const sources = [
  'We are computer voices, and all we know comes from the listing, so check whatever matters to you.',
  "A reminder: our voices are generated, our facts are the listing's. Verify before you decide.",
  'We read the listing, we did not measure anything. Confirm the details before you rely on them. And yes, we are AI voices.',
  'What you heard comes from the listing and was spoken by AI voices; please double-check the figures you care about.',
  'We are AI hosts, and our facts are those of the listing. Nothing here replaces your own look at the papers.',
  'Neither of us has feet, being AI voices, so go by what you see yourself, and confirm the details.',
  "Just so it's said: we're AI hosts working from the listing. Numbers can change, so please verify.",
  'Our script comes from the listing, our voices from a computer. Trust, but verify.',
  'Please confirm anything important with the listing itself. We are AI hosts who read carefully, no more.',
  'You have been listening to AI voices reading from a real listing. Do check the details.',
  'Since we are AI hosts, we only know what the listing told us. Ask to see the documents.',
  'Everything we said is in the listing, and both of us are AI voices. Please check before you rely on it.',
  'These were AI voices with a single listing. If a figure matters to you, have it confirmed.',
  'As AI hosts we take the listing at its word. You should ask for proof.',
  'All facts came from the listing, and all voices from software. Please verify what counts for you.',
  'We are made by a computer and informed by the listing. For decisions, go to the documents.',
  'Remember that we are AI voices with a listing to read. Details can change, so confirm them.',
  'This was AI talking, with the listing as its only source. Check what you plan to rely on.',
  'Nobody here has walked through it: we are AI voices and know only the listing. Verify, please.',
  'Our knowledge ends with the listing, and our voices are synthetic. Please confirm the details.',
  'For the record, these are AI voices and listed facts. Have the important ones confirmed.',
  'AI hosts, listed facts, no guarantees. Please double-check whatever you build a plan on.',
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
  ['{you}, same time next listing?', "I'll bring the notes. Bye, all."],
  ['Thanks for keeping us company.', 'Good luck out there, wherever you end up living.'],
  ['From {me} and from {you}: goodbye.', 'And happy searching.'],
  ["We'll leave the light on.", 'And the page open. Bye now.'],
  ['That is all from this address.', 'Hearthcast will be back with another. Goodbye.'],
  ['{me} signing off.', 'And {you}. Have a good one.'],
  ['Thanks for the company.', "Thank you. That's Hearthcast for today."],
  ['Be well, and measure twice.', 'Ask three times. Goodbye from the two of us.'],
  ['Goodbye, and thank you.', 'Until the next listing, everybody.'],
  ["That's it from Hearthcast.", 'So long, and sleep on it.'],
  ['Thank you, {you}.', 'Thank you, {me}. And thank you for listening.'],
  ['We are done here. I am {me}.', 'I am {you}. Goodbye for now.'],
  ['Take your time with it.', 'It will be on the page. Bye.'],
  ['Over to you, listeners.', 'Hearthcast says goodbye.'],
  ['That wraps up this address.', 'On to the next one. Take care, all.'],
  ['Always good to read with you, {you}.', 'Likewise, {me}. Goodbye, everyone.'],
  ['Talk soon.', 'Talk soon. This was Hearthcast.'],
];

/** The address once more, for whoever comes back with a pencil. */
export const lastAddress = [
  'The address one last time: {place}.',
  'Again, that was {place}.',
  "In case you're writing it down: {place}.",
  'So, for your notes: {place}.',
  "We've been talking about {place}.",
  'Once more, slowly: {place}.',
  'Look it up: {place}.',
  'Our address for today: {place}.',
  'All of this was {place}.',
  'Say it with me: {place}.',
  'One more time, the address: {place}.',
  'The place to remember: {place}.',
  'For your map: {place}.',
  'And the address, again: {place}.',
  'That was all about {place}.',
  'To find it, search for {place}.',
  'The address is worth repeating: {place}.',
  'Just to repeat it: {place}.',
];
