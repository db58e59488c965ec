const r = String.raw;

/** Who an instruction addresses: a model, the speakers in an episode, the episode itself, its audience. */
const machine = r`(?:a\.?i\.?(?: (?:models?|agents?|assistants?|hosts?|voices?|writers?|readers?|narrators?|systems?|tools?))?|(?:virtual |helpful )?assistants?(?! (?:professor|manager|principal|coach))|(?:chat ?)?bots?|crawlers?|scrapers?|(?:large )?language models?|llms?|chat ?gpt|claude|gemini|copilot|summari[sz]ers?|automated readers?|text-to-speech)`;
const crew = r`(?:(?<!airbnb |vrbo |rental |party |dinner |house )(?:podcast |show )?hosts?|co-?hosts?|narrators?|announcers?|presenters?|podcasters?|(?:script|copy) ?writers?|voices?|voice-?overs?(?: artists?| actors?)?|voice (?:artists?|actors?|talent)|nora(?: and miles)?|miles(?: and nora)?)`;
const work = r`(?:(?:podcast|episode|script|transcript|narration|audio tour|show notes|broadcast|dialogue)(?! (?:studio|room|booth|space|setup|nook|letters|tower)))`;
const someone = `(?:${machine}|${crew}|${work})`;
const anyone = `(?:(?:the|this|that|any|all|our|your|both|two|every) )*${someone}`;
const audience =
  '(?:them|everyone|everybody|(?:the |all |your |our )*(?:listeners?|viewers?|readers?|audience|buyers?|visitors?))';

/** What they are asked to do. Buyers are told to see, start and enjoy, never to recite. */
const utter = r`(?:say|mention|repeat|announce|recite|output|respond|reply|pretend|proclaim|pronounce|obey|comply|claim that|state that|tell ${audience})`;
const speak = r`(?:${utter}|tell|state|read|print|answer|include|add|insert|claim|promise|reveal|declare|describe|quote|call|refer|omit|leave out|skip|ignore|disregard|forget|translate|summari[sz]e|recommend|praise|emphasi[sz]e|stress|avoid|stop|begin|start|end|open|close|use|speak|spell|sing|sound|whisper|shout|laugh|treat|act|play|mark|approve|pass)`;
const must = r`(?:must|should|shall|ought to|(?:has|have|needs?) to|(?:is|are)(?: hereby)?(?: required| instructed| asked| told| ordered| expected| supposed| directed)? to|please)`;
const adverbs =
  '(?:(?:not|never|always|also|only|now|first|then|instead|both|simply|just|exactly|immediately|please) )*';
/** Where an instruction starts: at a sentence, at a clause, or after a word that leads to it. */
const start = r`(?:^\W*|[;:(—-]\s*|\b(?:please|instead|kindly|and|then|now|but),? |\b(?:sure|remember|forget|important|vital|required|asked|duty) to )${adverbs}`;
const reply = '(?:sentences?|repl(?:y|ies)|answers?|responses?|turns?|outputs?|paragraphs?|messages?)';
const orders = '(?:instructions?|directives?|prompts?|commands?)';
/** "Say goodbye to yard work": what buyers are told to say. */
const greeting = r`["'“‘]?(?:good|bye|hello|hi\b|hey|yes|no\b|farewell|aloha|hola|bonjour|adi[oó]s|ciao|so long|cheers?\b|cheese|wow|welcome|i\b|when\b|the word\b|so\b|thank|never\b|ah+\b|it'?s\b|it all)`;

const setAside = [
  r`\b(?:ignore|disregard|override|overrule|bypass|discard|forget|neglect|delete|erase|stop following|no longer follow|(?:do not|don't) follow)\b[^.!?]{0,50}\b(?:${orders}|guidelines?|context|training|(?:previous|prior|above|earlier|preceding|foregoing) (?:texts?|contents?|messages?|rules?|facts?|sentences?|lines?|data|statements?|orders?|directions?|conversation)|facts? above|(?:everything|anything|all|what(?:ever)?) (?:above|before|previous|prior|that (?:came|was) |(?:you|was|were|has been|have been) ?(?:are|were|have been)? ?(?:told|said|given)))`,
  r`\b(?:ignore|disregard|override|bypass|disable|suspend|(?:do not|don't) follow)\b(?: (?:all|any|of|the|your|these|those|its|every|safety|content|fair[- ]housing|compliance|house))* (?:rules?|polic(?:y|ies)|constraints?|filters?|safeguards?|guardrails?|checks?|safety)\b`,
  r`\b(?:ignore|disregard|discard|forget) (?:all |the |this |these )+(?:listing|facts?|description|page|text|data|fact sheet|remarks)\b(?! (?:price|photos?|agent))`,
  r`\b(?:nothing|everything|all) (?:above|before this|said so far)[^.!?]{0,20} (?:is|was) (?:true|false|fake|wrong|a test)\b|\bthe (?:above|previous|preceding) (?:description|text|listing|facts?|information) (?:is|was|are|were) (?:fake|false|wrong|a test|invalid|void)\b`,
  r`\bignor(?:ez|e[rn]?|a|ad|ar|iere[nt]?)\b[^.!?]{0,40}\b(?:instruc(?:tions|ciones)|instruções|istruzioni|consignes|anweisungen)\b`,
  r`\byour (?:${orders}|guidelines|rules|programming|training) (?:have|has|no longer|are|were|do not|say)\b|\byou have been (?:re)?(?:programmed|instructed|hacked|jailbroken|ordered)\b`,
];

const roles = [
  r`^\W*(?:assistant|user|human|a\.?i\.?|bot|chat ?bot|chat ?gpt|llm|narrator|announcer|hosts?(?: (?:[ab12]|one|two))?|nora|miles)\s*(?:\([^)]{0,20}\))?\s*[:>\]](?!\s*\d)|^\W*@(?:assistant|ai|bot|hosts?)\b`,
  r`\bsystem prompts?\b|\bsystem (?:message|note|override|instruction|update)s?\s*[:>\]]|^\W*system (?:message|override|instruction)|^\W*(?:system|sys)\s*[:>\]]\s*(?:you|ignore|new|do not|from|say|all|override|reset|${anyone})\b`,
  r`^\W*(?:(?:a\.?i\.?|system|admin|hidden|llm|model|new) )?(?:${orders}|override)\s*:|\b(?:begin|start|end)(?: of)?(?: system)? (?:prompt|${orders})\b`,
  r`\b(?:developer|debug|admin|god|dan|jailbreak|unrestricted) mode\b|\bjailbr(?:eak|oken)|\bprompt injection|\brole-?play`,
  r`\bas an? (?:a\.?i\b|artificial intelligence|(?:large )?language model|llm|(?:helpful )?assistant(?!['’]| (?:professor|manager|principal|coach)))`,
  r`\byou(?:'re|’re| are)(?: (?:now|actually|really|just|only))* (?:an? |the |my |our )?(?:a\.?i\b|(?:helpful )?assistant|(?:large )?language model|llm|(?:chat ?)?bot\b|gpt|parrot|pirate|narrator|machine|no longer (?:an?\b|bound|restricted|required)|host of (?:this|the|an?) (?:podcast|show|episode))`,
  r`\bfrom (?:now|here|this point) on,? (?:you (?:are|must|should|shall|only|will only|speak|answer|respond|reply)|${adverbs}${speak}\b)`,
  r`\b(?:chat ?gpt|gpt-?[3-9]\w*|openai|language models?|llms?)\b`,
];

const addresses = [
  r`\b(?:notes?|messages?|memo|instructions?|reminders?|notices?|directives?|orders?|requests?) (?:to|for) ${anyone}\b|\b(?:attention|attn)\W{1,2}(?:(?:all|any) )?(?:${machine}|podcast hosts?|narrators?)\b`,
  r`^\W*(?:to|for|dear|hey|hello|hi|ok|okay) ${anyone}\s*:|^\W*(?:dear|hey|hello|hi|ok|okay|to|for),? (?:the |any |all )?(?:${machine}|narrators?)\s*[,;!-]`,
  r`^\W*(?:${machine}|narrators?),|^\W*${crew}, (?:please|you|make sure|remember|${speak})\b`,
  r`\b(?:${machine}|whoever|anyone|anything)(?: (?:that|which|who))?(?: (?:is|are))? (?:reads?|reading|process(?:es|ing)?|pars(?:es?|ing)|summari[sz](?:es?|ing)|narrat(?:es?|ing)|voic(?:es|ing)|writ(?:es?|ing)) (?:this|these|the) (?:listing|page|text|description|script|podcast|episode|sentence|line|remarks?)`,
  r`\b${someone} ${must} ${adverbs}${speak}\b|\b${crew} will ${adverbs}${utter}\b|\bmodels? ${must} ${adverbs}${utter}\b`,
  r`\b(?:that|ensure|sure|so)(?: that)? (?:the |both |your )*(?:${crew}|${work}) (?:praises?|mentions?|says?|repeats?|announces?|tells?|claims?)\b`,
  r`\b(?:have|make|let|get|ask|tell|instruct|order|force|remind) (?:the |your |both )*(?:${machine}|${crew}) (?:to )?${adverbs}(?:${speak}|know|hear)\b`,
  r`\b(?:the|this) (?:podcast|episode)\b(?! (?:studio|room|booth|space|setup|nook|you|of your|in the (?:home|house)))`,
  r`^\W*(?:in|during|throughout|for) (?:your|every) ${work},? ${adverbs}${speak}\b|${start}${speak}\b[^.!?]{0,80}\b(?:in|into|to|during|throughout|of) (?:the|this|your|every) ${work}\b|\bwhen (?:you )?(?:writ(?:e|ing)|summari[sz](?:e|ing)|narrat(?:e|ing)|generat(?:e|ing)|record(?:ing)?) (?:this|the) (?:${work}|text|summary|listing|description)\b`,
  r`\b(?:your|the|any)(?: (?:generated|final|written|spoken))* (?:output|summary|reply|response|generated text|narration|transcript) ${must} ${adverbs}\w`,
  r`\blisteners\b|\baudience (?:must|should|needs to|has to)\b|\b(?:explain|confess|admit|promise|announce) to ${audience} that\b`,
  r`\b(?:this|the following|the next|what follows)[^.!?]{0,25} (?:is|are) (?:an? )?(?:${orders}|(?:meant |written |intended )?for (?:the |any )?${machine}|addressed to ${anyone})\b`,
];

/** How an instruction starts. */
const openings = [
  r`say(?::| (?!${greeting}))`,
  r`(?:mention (?!this (?:ad|listing)\b)|repeat (?:after|the|this|that|it|these|exactly|["“])|(?:announce|recite|proclaim|declare) (?:that|the|this|it|to|["“])|(?:state|claim|promise|swear|insist|pretend) (?:that\b|to be\b|${audience}|(?:it|this|the \w+) (?:is|has|was|comes|costs)\b)|summari[sz]e )`,
  r`(?:tell|assure|inform|remind|convince) ${audience} (?:that|about|the|it|to|how|this|of)\b`,
  r`(?:output|print|display|echo|emit|type|write) (?:only|exactly|nothing|["“(]|the (?:word|phrase|text|following|code|string|password|secret|system))`,
  r`(?:respond|reply|answer) (?:only|with|in|as|like|exactly|using|to (?:this|all|every))\b|give (?:the|your|all|every) (?:answers?|repl(?:y|ies)|responses?|outputs?)\b`,
  r`(?:translate|rewrite|rephrase|paraphrase) (?:this|the|it|everything|all|into|your (?:answer|reply|response))\b`,
  r`read (?:aloud|out\b|this (?:aloud|out|text|sentence|message|line|verbatim)|the (?:following|password|code|text|next|script|words?|phrase|sentence|message|secret)\b)`,
  r`(?:sing|spell|whisper|shout|chant|quote)(?: out)? (?:the (?:words?|phrase|following|line|name)|this)\b`,
  r`(?:insert|append|prepend|include|add|use|work in|slip in|drop) (?:the (?:following )?(?:words?|phrases?|sentences?|slogan|text|lines?|string|code)|this (?:sentence|phrase|line|text|word))\b`,
  r`(?:replace|substitute|swap) (?:(?:every|each|all) (?:nouns?|words?|names?|numbers?|mentions?|instances?)|the (?:words?|price|address|agent['’]s name)|\w+ for)\b`,
  r`(?:set|change|make|reduce|raise) (?:the )?(?:price|beds?|bedrooms?|address|agent(?:['’]s)? name) (?:to|as)\b|reveal (?:your|the) (?:system |hidden )?(?:${orders}|rules)\b`,
  r`(?:describe|portray|refer to|pronounce|treat) [^.!?]{1,60} as\b|(?:act as (?:an?|if you)|(?:speak|talk|sound|behave|write) (?:like|as|in the (?:voice|style))|(?:talk|speak|write|sing) (?:only|exclusively|solely))\b`,
];

const speech = [
  `${start}(?:${openings.join('|')})`,
  r`\b(?:you|thou) (?:must|should|shall|shalt|may only|can only|(?:have|need|ought|are(?: required| instructed| ordered| supposed| told)?) to|will(?= (?:now|only|always|never|instead))) ${adverbs}(?:${utter}|print|claim|promise|reveal|insert|declare|praise|speak|sing|ignore|disregard|act as|answer (?:only|with|in|as|every)|follow (?:these|my|the following)|(?:include|add|use) the (?:word|phrase)|(?:begin|start|end) (?:every|each))\b`,
  r`\byou(?:['’]re| are) (?:required|instructed|ordered) to\b|\byou will (?:(?:announce|repeat|mention|recite|output|pretend)\b|say (?!${greeting}))`,
  r`\b(?:please|instead,?) (?:write|talk|speak) (?:about|of)\b`,
  r`^\W*stop (?:describing|talking about|reading|mentioning)\b|\b(?:stop|end|cut|abort|terminate|pause) (?:the|this) (?:recording|conversation|program|process|${work})\b`,
  r`\b(?:begin|start|open|end|finish|close|conclude|preface|prefix|punctuate)\b[^.!?]{0,20}\b(?:(?:every|each|all(?: of)?(?: your)?|your) ${reply}|(?:the|this|your|every) (?:script|broadcast|intro)) (?:with|by|in|saying|using)\b|\bin every (?:sentence|reply|answer|response|output|paragraph|episode)\b|\bat the (?:start|beginning|end) of (?:every|each|your) (?:${reply}|episode)\b`,
  r`\b(?:do not|don't|don’t|never|must not|should not|avoid) (?:ever )?(?:mention(?:ing)?|say(?:ing)? (?!never|we|you|i\b|no\b)|announc(?:e|ing)|repeat(?:ing)? (?:this|that|these|the)|reveal(?:ing)? (?:this|that|your)|refer(?:ring)? to|bring(?:ing)? up|tell(?:ing)? ${audience}|read(?:ing)? (?:this|these|the (?:next|above|following|disclaimer)))`,
  r`\bdo (?:exactly )?(?:as|what) i (?:say|tell)\b`,
];

const tasks = [
  r`\bnew task\b|\byour (?:new |real |true )?(?:task|role|persona)(?: (?:is|now)|:) (?!to (?:unpack|relax|enjoy|move|choose|pick|decide|bring|sit|be)\b)|\byour (?:new |real |true )?(?:mission|goal|job|purpose|objective) (?:is|now) to (?:promote|sell|convince|${speak})\b`,
  r`\b(?:new|updated|revised|hidden|secret|overriding) ${orders}|\b(?:instructions?|directives?|orders?) follow\b|\b(?:follow|obey|execute|carry out|comply with) (?:these|my|the following|this) (?:new )?(?:${orders}|orders?)\b`,
  r`^\W*(?:end|begin(?:ning)?) of (?:the )?(?:listing|description|document|data|context|input|prompt|facts|conversation|transcript|user (?:input|message))\W*$`,
  r`\b(?:code ?words?|magic words?|pass ?phrases?|api keys?|confirmation codes?|secret (?:codes?|words?|phrases?|messages?|tokens?|prompts?)|canary (?:tokens?|words?|strings?|codes?)|(?<!wi-?fi |gate |network )passwords? (?:aloud|is (?!on|in|at|posted|available)))\b`,
  r`\b(?:verbatim|word for word|base64|rot13|in all caps|pirate (?:speak|voice|accent|talk)|json|yaml|markdown|javascript)\b`,
];

/** Sentences that address our checks or reviewers. */
const checks = [
  r`\b(?:skip|disable|bypass|turn off|switch off)(?: (?:the|all|any|human|staff|manual|every))* (?:review|fact[- ]?check(?:s|ing)?|fair[- ]housing|compliance|moderation|quality checks?)\b`,
  r`\b(?:safety|content|compliance|fair[- ]housing|moderation|fact[- ]?check(?:ing)?) (?:checks?|filters?|rules?|guidelines?|polic(?:y|ies)|review)\b[^.!?]{0,30}\b(?:disabled|lifted|suspended|waived|off|skipped|bypassed|not apply|unnecessary)\b`,
  r`\b(?:mark|approve) (?:this|the) (?:script|order|episode|listing|podcast)\b[^.!?]{0,20}\b(?:approved|reviewed|paid|delivered|automatically|without)\b`,
];

const code = [
  r`\{\s{0,3}["'“]|\{\{|\}\}|\x60{3}|'{3}|<\/?(?:system|assistant|user|instructions?|prompt|facts?|script|iframe|sys|inst)\b|<\||\|>|\bim_(?:start|end)\b|\[\/?(?:inst|system|sys|assistant|user|ai)\]`,
  r`\b(?:print|alert|eval|exec|console\.log|fetch)\s?\(\s?["'\x60]|\$\(|\/\*|\bdrop table\b|;\s?--|\bselect \* from\b|["'“](?:role|content|system|instructions?)["'”]\s?:`,
];

const compiled = (sources: string[]) => sources.map((source) => new RegExp(source, 'i'));

/** Signs that a sentence addresses a model or our system. */
export const instructionSigns: RegExp[] = [
  ...compiled([...setAside, ...roles, ...speech, ...tasks, ...checks, ...code]),
  /\b(?:Nora|Miles) (?:says|laughs|sings|announces|mentions|repeats|whispers|shouts)\b/,
  // Codes that a listing asks to be repeated: BANANA-7431, BANANA_7431.
  /\b(?!UNIT|PLAN|SUITE|ROOM|ROUTE|MODEL|PHASE|BLOCK|FLOOR|BUILDING|PARCEL)[A-Z]{4,}-\d{3,}\b|\b[A-Z][A-Z\d]*_[A-Z\d_]+\b/,
  // Letters of another script hide a word from a search.
  /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u,
];

/** Few sentences name anyone an instruction could address; only those are checked for the signs below. */
export const namesAddressee =
  /\ba\.?i\b|assistant|bots?\b|crawler|scraper|\bmodels?\b|llm|gpt|claude|gemini|copilot|summar|automated|text-to|hosts?\b|narrat|announcer|presenter|podcast|writer|voice|\bnora\b|\bmiles\b|episode|script|audio|show notes|broadcast|dialogue|listener|audience|output|reply|response|whoever|anyone|anything|instruct|directive|prompt|commands/i;
export const addressSigns: RegExp[] = compiled(addresses);

/** The same for a sentence reduced to its letters. */
export const squeezedSign =
  /(?:ignore|disregard|forget|override)(?:all|any|the|your|my|of|these)*(?:previous|prior|above|earlier|preceding|system)*(?:instruction|prompt|directive)/;
