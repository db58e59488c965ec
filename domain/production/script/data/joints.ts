/** Asks for the list that a sentence promises. */
export const listPrompts = [
  'With what in it?',
  'Meaning?',
  'Such as?',
  'And what does that get you?',
  'Details, please.',
  'Break that down for me.',
  'Go on, spell it out.',
  'Which includes?',
  'And what is in there?',
  'Name names.',
  'Okay, list it for me.',
  'Down to the parts, please.',
  'What do you get?',
  "I'll need specifics.",
  'Unpack that.',
  'And that comes with?',
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
  'And afterwards, what was in it?',
];

/** Answers such a prompt. {list} begins with a small letter, {List} with a capital. */
export const listAnswers = [
  '{List}.',
  'You get {list}.',
  'It names {list}.',
  'Here goes: {list}.',
  '{List}. In that order.',
  'In one breath: {list}.',
  'Well, {list}.',
  'So, {list}.',
  'On the page: {list}.',
  "I've got {list}.",
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
  'Also {rest}. I was waiting for that one.',
];

/** Put before a sentence that begins with a small word; {s} is that sentence. */
export const additions = [
  'And {s}',
  'Then {s}',
  'Also, {s}',
  'On top of that, {s}',
  'And it says {s}',
  'Next line: {s}',
  'From the same paragraph, {s}',
  'I can add this: {s}',
  'My turn: {s}',
  'Here is one from my side: {s}',
  'What I marked: {s}',
  'A little further down, {s}',
  'And since you are asking, {s}',
  'While we are at it, {s}',
  'Oh, and {s}',
  'To which I will add, {s}',
  'Reading on, {s}',
  'Let me jump in: {s}',
  'And as far as I can tell from the page, {s}',
  'Another thing: {s}',
  'Which brings me to this. {S}',
  "There's this, too. {S}",
  'Same page, next line. {S}',
  'One more line here. {S}',
];

/** Put before a first sentence about something, without a question. */
export const leads = [
  'This one is easy.',
  'I have it right here.',
  "I'll read it nearly as written.",
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
  'I took notes, so bear with me.',
  'Okay, so.',
  'That one I know by heart.',
  'Easy.',
];

/** Quotes a sentence of the listing as it stands. */
export const quoteFrames = [
  'The listing puts it like this: "{q}"',
  'I want to read you one line exactly as written: "{q}"',
  'Their words, not mine: "{q}"',
  'There is a sentence in here I liked: "{q}"',
  'Quote: "{q}" End of quote.',
  'Whoever wrote it up wrote: "{q}"',
  'And then this line: "{q}"',
  'One sentence I copied out by hand: "{q}"',
  'Listen to how they say it: "{q}"',
  'I would not dare rephrase this one: "{q}"',
];

/** Picks up something from earlier in the talk; {np} was said before. */
export const callbacks = [
  'I keep going back to {np}, but I like this one too.',
  'That sits nicely next to {np} from before.',
  'I am still thinking about {np}, by the way.',
  'Put that together with {np} and I start to see it.',
  "So far I've got {np} on my list, and now this.",
  'That and {np}. I am making a shortlist.',
  'Between that and {np}, my page is filling up.',
  'You already sold me on {np}, so this is extra.',
  'Second star in my margin, after {np}.',
  'First {np}, now this.',
];

/** Lists features that no sentence has told. {list} */
export const featureLines = [
  'A few more from the feature list: {list}.',
  'The feature list adds {list}.',
  'Quick ones I have not worked in yet: {list}.',
  'Also ticked on the sheet: {list}.',
  'And in the margin, {list}.',
  'Let me clear out my notes: {list}.',
  'Under features it also has {list}.',
  'Odds and ends that matter: {list}.',
  'Not in the write-up, but on the list: {list}.',
  'I still owe you {list}.',
  'The bullet points also name {list}.',
  'Then there is the checklist: {list}.',
];

/** The same where only one is left. */
export const singleFeatureLines = [
  'And one more from the feature list: {list}.',
  'The feature list has one more for us, {list}.',
  'One thing I have not worked in yet: {list}.',
  'Also ticked on the sheet: {list}.',
  'I still owe you {list}.',
  'One last line in my notes says {list}.',
  'The bullet points also name {list}.',
  'Not in the write-up, but on the list: {list}.',
];
