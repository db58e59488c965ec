/** Asks for the list that a sentence promises before its colon. */
export const listPrompts = [
  'Meaning?',
  'Details, please.',
  'Break that down for me.',
  'Go on, spell it out.',
  'Okay, list it for me.',
  'How so?',
  "I'll need specifics.",
  'And that means?',
  'Be precise.',
  'Take that apart for me.',
  'Name the parts.',
  'In what way?',
];

/** The same where something was redone. */
export const workPrompts = [
  'What went in?',
  'And what did they choose?',
  'What did they put in?',
  'So what is in it now?',
  'With what?',
  'What did they end up with?',
  'And the result?',
  'Tell me what they picked.',
  'And what does it have now?',
  'What did that get them?',
];

/** Answers such a prompt. {list} begins with a small letter, {List} with a capital. */
export const listAnswers = [
  '{List}.',
  'That would be {list}.',
  'It names {list}.',
  'Here goes: {list}.',
  'In one breath: {list}.',
  'Well, {list}.',
  'So, {list}.',
  'On the page: {list}.',
  "I've got {list}.",
  'In the order of the listing: {list}.',
];

/** The other host finishes the list. */
export const handOvers = [
  'And {rest}, while we are counting.',
  'Plus {rest}.',
  'And {rest}.',
  "Don't leave out {rest}.",
  'You forgot {rest}.',
  '{Rest}, too.',
  'I also have {rest} on mine.',
  'Add {rest} to that.',
  'And then {rest}.',
  'My half of the list: {rest}.',
  'And besides, {rest}.',
  'And to finish the thought, {rest}.',
  'Not to skip over {rest}.',
  'Also {rest}. That one was mine to say.',
];

/** Put before a sentence that begins with a small word; {s} is that sentence. */
export const additions = [
  'And {s}',
  'Then {s}',
  'Also, {s}',
  'On top of that, {s}',
  'And it says {s}',
  'I can add this: {s}',
  'My turn: {s}',
  'Here is one from my side: {s}',
  'What I marked: {s}',
  'While we are at it, {s}',
  'Oh, and {s}',
  'To which I will add, {s}',
  'Reading on, {s}',
  'Let me jump in: {s}',
  'And going by the page, {s}',
  'Another thing: {s}',
  'Something else I noted: {s}',
  'Which brings me to this. {S}',
  "There's this, too. {S}",
  'One more for you. {S}',
  'Let me take the next one. {S}',
];

/** Put before the answer to a question. */
export const leads = [
  'This one is easy.',
  'I have it right here.',
  "I'll give it to you nearly as written.",
  'Well.',
  'Right.',
  'Hm, let me find it.',
  'Good question.',
  'I marked this.',
  'Ah, yes.',
  'Here it is.',
  'One second. Yes.',
  'So.',
  "Let's see.",
  'Glad you asked.',
  'Okay, so.',
  'That one I know by heart.',
  'Easy.',
  'Got it.',
  'Coming right up.',
  'That one is marked, hold on.',
];

/** Quotes a sentence of the listing as it stands; each also answers a question. */
export const quoteFrames = [
  'The listing puts it like this: "{q}"',
  'Their words, not mine: "{q}"',
  'In the words of the listing: "{q}"',
  'Listen to how they say it: "{q}"',
  'This one should not be rephrased: "{q}"',
  'Here is how they put it: "{q}"',
  'Straight from the page: "{q}"',
  'The listing says it best: "{q}"',
  'Let me quote: "{q}"',
  'Read out as written: "{q}"',
];

/** Reads out what is no sentence. {q} begins with a small letter. */
export const noteFrames = [
  'The listing notes: {q}.',
  'In a few words, the listing says: {q}.',
  'One line is brief: {q}.',
  'There is a short note here: {q}.',
];

/** Picks up a part of the home from earlier in the talk; {np} was said before. */
export const callbacks = [
  "So far I've got {np} on my list, and now this.",
  'That and {np}. There is a shortlist in the making.',
  'Between that and {np}, the page is filling up.',
  'Second star in the margin, after {np}.',
  'First {np}, now this.',
  'I had {np} circled already. One more circle, then.',
  'You mentioned {np} before. This goes right below it.',
  'As if {np} were not enough.',
  'Add it to {np} and you have two reasons to look twice.',
  '{Np} had my vote a minute ago. Now it is close.',
  'Remember {np}? Same page of my notes.',
  'With {np}, that makes two for the list.',
];

/** Lists features that no sentence has told. {list} */
export const featureLines = [
  'A few more from the feature list: {list}.',
  'The feature list adds {list}.',
  'Quick ones we have not worked in yet: {list}.',
  'Also ticked on the sheet: {list}.',
  'Under features it also has {list}.',
  'Odds and ends that matter: {list}.',
  'Not in the write-up, but on the list: {list}.',
  'The bullet points also name {list}.',
  'Then there is the checklist: {list}.',
  'And among the features, {list}.',
];

/** The same where only one is left. */
export const singleFeatureLines = [
  'And one more from the feature list: {list}.',
  'The feature list has one more for us, {list}.',
  'One thing we have not worked in yet: {list}.',
  'Also ticked on the sheet: {list}.',
  'The bullet points also name {list}.',
  'Not in the write-up, but on the list: {list}.',
  'Among the features it also names {list}.',
];
