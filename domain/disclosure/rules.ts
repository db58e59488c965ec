import { networks } from '#db/column-values.ts';

/** Every written channel that says who is speaking. */
export const writtenChannels = [
  'page',
  'player',
  'embed',
  'feed',
  'file',
  'kit',
  ...networks,
  'email',
  'clip',
] as const;
export type WrittenChannel = (typeof writtenChannels)[number];
export const channels = ['spoken', ...writtenChannels] as const;
export type Channel = (typeof channels)[number];

/** What an episode and everything around it says about its voices. Staff can change all of it. */
export type Wordings = Record<WrittenChannel, string> & {
  /** Said right after the opening lines, one per episode. `{street}` and [a|b] work as in our scenes. */
  spoken: string[];
  /** Added to a script that someone else wrote without a disclosure. */
  added: string;
};

/** A listener must know by then. */
export const DISCLOSED_BY_SECONDS = 20;

/** AI must be among this many first words of a spoken wording, which leaves time for the opening lines before it. */
export const MAX_WORDS_BEFORE = 10;

export const channelNames: Record<Channel | 'added', string> = {
  spoken: 'Said by the hosts',
  added: 'Added to edited scripts',
  page: 'Listing page',
  player: 'Player',
  embed: 'Embedded player',
  feed: 'Podcast feed',
  file: 'MP3 file tags',
  kit: 'Marketing kit README',
  facebook: 'Facebook post',
  instagram: 'Instagram post',
  twitter: 'X post',
  linkedin: 'LinkedIn post',
  threads: 'Threads post',
  tiktok: 'TikTok caption',
  google: 'Google Business post',
  sms: 'Text message that names the audio',
  email: 'Email',
  clip: 'Video clips',
};

/** Limits where space is tight, in characters. */
export const maxLengths: Record<Channel | 'added', number> = {
  spoken: 240,
  added: 160,
  page: 400,
  player: 120,
  embed: 120,
  feed: 400,
  file: 300,
  kit: 400,
  facebook: 160,
  instagram: 160,
  twitter: 40,
  linkedin: 160,
  threads: 60,
  tiktok: 160,
  google: 160,
  sms: 20,
  email: 240,
  clip: 16,
};

const inPlayer = 'The hosts are AI voices.';
const inPost = 'The voices in the episode are AI-generated.';
const aboutEpisode = 'Software wrote this episode from the facts in the listing.';

/** Our wording until staff change it. Version 0. */
export const defaultWordings: Wordings = {
  spoken: [
    "You're on Hearthcast with Nora and Miles, two AI voices who've read [the listing|every line of the listing] for [a {kind} on|this place on] {street}.",
    "This is Hearthcast. We're two AI voices, Nora and Miles, with one listing between us, [for|from] {street}, in {city}.",
    'Welcome to Hearthcast. Nora and Miles here, both AI, [going by|working from] the listing for a {kind} on {street}.',
    "Hello from Hearthcast. We're AI voices, Nora and Miles, and [everything we know|all we know] about this place on {street} comes from its listing.",
    "Nora and Miles, for Hearthcast. We're AI voices, so all we've seen of {street} is the listing.",
    "[Hello, everyone|Hello there], this is Hearthcast. We're AI voices, I'm Nora, he's Miles, and today we're reading about a {kind} on {street}.",
    "Hearthcast here, with two AI voices, Nora and Miles. Today's listing is a {kind} on {street}.",
    "[Welcome|Hello and welcome]. It's Hearthcast, with two AI voices. I'm Nora, that's Miles, and we [know {street} only on paper|know {street} from its listing].",
    "This is Hearthcast, where two AI voices, Nora and Miles, [read a listing closely|go through one listing]. [Today's|This one] is on {street}.",
    "You've found Hearthcast. We're AI voices, Nora and Miles, with a listing on {street}, in {city}.",
    "[Hi|Hello]. Nora and Miles, Hearthcast. We're AI voices, so we've never set foot on {street}, but we've read the listing.",
    "It's Hearthcast. We're AI voices, I'm Nora, he's Miles, and the listing [open in front of us|on the table] is for a home on {street}.",
    "This is Hearthcast. We're AI voices, I'm Nora, he's Miles, and we're working from the listing.",
    'Welcome to Hearthcast. Nora and Miles here, both AI, with one listing in front of us.',
    "You're on Hearthcast. We're AI voices, Nora and Miles, and everything we say comes from the listing.",
  ],
  added: "Just so you know, we're AI voices, and we go by the listing.",
  page: `Nora and Miles, the hosts, are AI voices. ${aboutEpisode}`,
  player: inPlayer,
  embed: inPlayer,
  feed: `${inPlayer} ${aboutEpisode}`,
  file: `The voices in this episode are AI-generated. ${aboutEpisode}`,
  kit: 'The voices in the episode and the clips are AI-generated, and software wrote the copy from the facts in the listing. Please don’t remove the lines that say so.',
  facebook: inPost,
  instagram: inPost,
  twitter: 'AI voices.',
  linkedin: inPost,
  threads: 'The voices are AI.',
  tiktok: inPost,
  google: inPost,
  sms: 'AI voices.',
  email: 'The hosts of the episode are AI voices.',
  clip: 'AI voices',
};

/** What to switch on if the network has its own setting. */
export const uploadSettings = [
  ['YouTube', 'In the upload details, answer Yes under “Altered content”.'],
  ['Facebook and Instagram', 'Before you share a clip, turn on “Add AI label”.'],
  ['TikTok', 'Under More options, turn on “AI-generated content”.'],
] as const;

const ai = String.raw`(?:\bA\.?I\b|\bartificial intelligence\b|\b(?:computer|machine)[- ](?:generated|made)\b)`;
/** "AI-powered cameras" says nothing about a voice. */
const isWhole = String.raw`(?![- ](?!generated|made|voices?|hosts?)\p{L})`;
const speaker = String.raw`\b(?:voices?|hosts?|Nora|Miles|we['’]re|we are)\b`;
const aiVoice = new RegExp(
  String.raw`${ai}[- ](?:voices?|hosts?)|\bsynthetic voices?|${speaker}[^.!?]{0,80}?${ai}${isWhole}`,
  'iu',
);

/** Whether a text says that the voices are AI. */
export function saysAi(text: string): boolean {
  return aiVoice.test(text);
}

/** Where in a text the disclosure ends; undefined if there isn't one. */
export function endOfDisclosure(text: string): number | undefined {
  const found = aiVoice.exec(text);
  return found ? found.index + found[0].length : undefined;
}

/** What a channel says about an episode. Episodes from before we recorded this use our original wording. */
export function disclosureText(
  episode: { disclosure?: { texts: Record<string, string> } } | null | undefined,
  channel: WrittenChannel,
): string {
  return episode?.disclosure?.texts[channel] ?? defaultWordings[channel];
}

/** The written part of the wordings. */
export function writtenTexts(wordings: Wordings): Record<WrittenChannel, string> {
  const texts = writtenChannels.map((channel) => [channel, wordings[channel]]);
  return Object.fromEntries(texts) as Record<WrittenChannel, string>;
}

/** The text with the channel's line at its end, unless the text already says it. */
export function withDisclosure(text: string, wording: string, separator = '\n\n'): string {
  return saysAi(text) ? text : `${text.trimEnd()}${separator}${wording}`;
}
