/** The building, the street and what is near: what Miles makes of what Nora has just told, and what she says back behind the slashes. */
export const aroundRemarks = `
= doorman
So there's a ["good morning"|"hello there"] before I've earned it. // [You'd earn it by lunch|And a "good night," either way|Nobody's keeping score].
Somebody would tell me my [tag's sticking out|sweater's on backward]. // With [great|enormous] tact. [A small cough|One eyebrow].
I'd work on my [nod|wave|hello]. // [Brief, warm, no bow|Chin down, eyebrows up].
My [dry cleaning|good suit] would get home before me. // And [better dressed|on a hanger, looking sharp|in a better mood].
So the pizza gets announced, like a [duke|count|visiting queen]. // [Half mushroom, half royalty|With an escort of breadsticks].
It's nice to be expected [someplace|somewhere]. // [It is|Very]. [Especially with bags|Even with takeout].
You'd end up with a whole friendship made of [weather|ballgames|small talk]. // [The best ones are|I've had deeper, and worse].
Nobody's ever called me "sir" in [flip-flops|a bathrobe|sweatpants]. // They'd [do it with a straight face|never look down].
A hello, where there could've been a [buzzer|keypad]. // [Buttons never ask how you are|Hello's better company|It's got a better voice].
Bring my [aunt|cousin|old neighbor] by once, and she'd be a regular. // They'd [ask after her|know her cookies|save her a joke].
Somebody at the door could tell the ballgame's score from my [face|shoulders]. // And [say nothing|open it gently].
The door opens before I've [found|dug out] my keys. // [Always the last pocket|They hide at the bottom|Keys make you ask twice].
Company gets a [whole welcome|proper welcome], and then there's me. // [You're the one with snacks|It's a good opening act|You're the second welcome].
A package gets somebody to [sit|wait] with. // They don't like [being alone|the dark].
Come home with a [cello|floor lamp|ficus], and nobody blinks. // They'd just [get the door|hold it wider].
I'd bring a [doughnut|muffin|cookie] back for whoever's at the door. // [That's how friendships start|You'd be remembered fondly].
A door somebody's minding. Mine only ever got [kicked|leaned on]. // That one gets [conversation|compliments|held].
Home with [groceries|flowers|an armload of books], and a hand on the door. // [Elbows can retire|No chin required].
I'd be on a first-name basis in a [day|week]. // [By the second grocery bag|And they'd know your pizza|Theirs first, then yours].
Somebody notices when you've had a haircut. // [And says so|And they mean it]. [Every time|On the way in].
= gym
So my excuses have to get [creative|better|sharper]. // They'd be in [great|terrific] shape.
There goes ["it's too far."|"it's across town."] // You've [still got|always got] "I just ate."
No commute. I'd be the only thing [running|in motion]. // And still [in the same place|getting nowhere|where you started].
I already own the [headband|sweatband|shorts]. // [That's the warm-up|Then you're half dressed|The hard part's done].
My water bottle finally has [a job|work]. // It's [been training for this|waited on that shelf forever|very well rested].
I'd wear the sneakers all day, [to be ready|just in case]. // [Readiness burns something|Being ready counts|Laces tied and everything].
Getting there could count as the [warm-up|workout]. // [Some stop right there|Then cool down, and home|I'd count the sneakers, too].
Every gym's got dumbbells. I don't care for the [tone|name]. // They [mean it kindly|never took it personally|carry it well].
I'd be the one on the bike with a [crossword|mystery|cookbook]. // [You'd speed up at the good parts|Slow pages, slow legs].
The weights can come out from under my [bed|couch]. // The vacuum's [thrilled|been asking].
I could say "off to the [gym|treadmill]" and mean it. // [Both halves, even|The whole sentence]. [Good for you|I'd be proud].
Lying on a mat is an exercise. I'm [sure of it|fairly sure]. // [The advanced one|It's all in the commitment].
One workout, one [cookie|muffin|slice of pie]. That's a system. // In that order, [ideally|at first|for a week].
The me who makes [resolutions|lists|big plans] would love a gym. // [He's very ambitious|He's good for a week|He'd bring a chart].
A quick workout, then your own [shower|soap]. I like the second part. // [Most people do|That's the reward|The soap likes you, too].
= gym~fitness
Fitness center. I'd start around the [edges|suburbs|outskirts]. // And [work inward|stay near the water fountain].
= elevator
The [groceries|suitcases|dumbbells|paint cans] ride up with me, like [equals|friends|colleagues]. // [Let them off first|Let them go ahead].
I'd carry the [keys|bread|flowers], and it would carry the rest. // [Fair division|A good partnership|It never complains].
Now I need a [joke|remark|weather report] that fits between floors. // [Four words, tops|Skip the setup|Short, with a nod].
Everybody watches the numbers like they're [a movie|the news|the final score]. // [It ends on your floor|And it comes out right every time].
I never outgrew [pushing the button|being the one who pushes the button]. // [Just the one, though|You may go first|One button, Miles].
A whole ride to [check your teeth|fix your collar|remember why you went out]. // [Better than most meetings|Every day, both ways].
You forget the [umbrella|keys|shopping list] and going back's no [tragedy|drama|saga]. // [Ding, and you're forgiven|Another ding, that's all].
Going up! I've always wanted to say it like [a bellhop|a department store|the old movies]. // [Ladies' hats, third floor|Second floor, lampshades].
Long day, [heavy bag|two bags|tired feet], press a button. // [And exhale|Best part of the commute].
The [delivery|pizza|moving] people must [love|like] an elevator. // [They arrive smiling|You can hear it in the ding].
Every time the doors open, it's [a surprise|a game show|a magic trick]. // [Mostly it's groceries|Usually it's someone's ficus].
Nobody's ever given an elevator speech in an elevator. [Not one|Not once]. // [We study our shoes instead|We read our shoes].
I'd hold it for anybody with their [arms full|hands full|arms full of flowers]. // [Word would get around|Finger on the button, noble].
A suitcase with wheels and an elevator. [That's travel|I'm packed|I'm off]. // [And you roll home again|Not one grunt].
= transit
So somebody else drives and I [read|stare out a window|do the crossword]. // [Just don't miss your stop|Until you miss your stop].
The car key could [gather dust|retire|hang on its hook] with honor. // [It's seen enough red lights|Let it rest].
Meet friends for [dinner|lunch|a movie] and nobody says 'where'd you park.' // That's [half|most] of [our|the] conversation [gone|freed up].
You can carry a [cello|ficus|floor lamp|wedding cake] on transit and nobody looks twice. // [They'd give it a seat|Somebody would offer it a seat].
I've got a very dignified run for [the one that's pulling out|the closing doors]. // [Nobody's is dignified|I've seen it. No].
I'd invent [errands|appointments|a cousin across town], just to ride. // [Bring a snack|Any excuse].
I'd keep the fare card in my [good coat|blue jacket|raincoat], ready for anything. // [And wear the other one|You'd be wearing the other one].
That puts the whole town a [chapter|short story|few pages] away. // [The far side's a novel|Depends how fast you read].
Late night, big dinner, no [steering wheel|parking garage|parking ticket]. // [Just sit back and digest|Just you and your dessert].
A way home that doesn't need [gas|a parking spot|a jump start]. // [And never a car wash|Or an oil change].
Somebody else drives, and I look out the window. // And [tell everybody|report] what you [saw|see].
I'd finish a [book|sweater|crossword] one stop at a time. // And ride [right past|beyond] [yours|your own].
You get off, and there's nothing to park. // Mid-sentence, [if need be|sometimes|like now].
Public transit. I'm the public! // They named it [for|after] you. [Belatedly|Nice gesture].
I'd give up my seat so grandly, there'd be applause. // There'd be [a nod|a nod, maybe|one nod].
I could be in two places by [lunch|noon]. // And hungry in [both|each]. [Efficient|Impressive].
I'd have a favorite color on the map. // The others [sulk|understand|connect anyway].
A [novel|thermos|window seat] and no steering. That's a commute. // And [nobody|not a soul] to honk at.
You're never lost on a bus. You're on [tour|an excursion]. // With [commentary|stops|a transfer], [unfortunately|happily].
I'd practice saying “this is my stop” and stand up [slowly|gravely]. // [Two|Three] stops [early|too soon].
= tree-lined
So the street [carries|brought] its own [umbrella|parasol]. // A green one. [No handle|Nobody loses it].
You'd take the long way [home|to the mailbox|to the store], just for the trees. // [Both directions|And back|Twice around].
Somebody planted all those for people they'd never [meet|know]. // A [generous|lovely|nice] way to be a stranger.
Trees in a row, like [an audience|an honor guard|a receiving line]. // You'd [nod|bow] a little, going by.
Every dog on the [block|street] must have a favorite. // And [strong|firm|leaky] opinions on the others.
The [pigeons|squirrels|sparrows] got the [best|nicest] addresses. // They [were here|signed] first.
I'd learn the trees' names and say [good morning|good evening|hello] properly. // They'd [rustle back|lean in].
With trees like that, [getting the mail|taking out the recycling|carrying groceries] turns into a parade. // The leaves [clap|applaud|wave].
That settles where I'd take my [phone calls|coffee|bad moods]. Out under the trees. // The [birds|squirrels] would overhear.
Nobody can stay [cross|grumpy|in a hurry] under a row of trees. // Trees [never|don't] [hurry|sulk|fuss], either.
= bike-storage
So the bike moves out of the [hallway|living room|bedroom]. // It never [paid rent|liked the curtains|did dishes].
No more handlebars in the [ribs|hip|bathrobe] on the way to coffee. // [You'll|You'd] need another [alarm clock|wake-up call].
My bike would meet [faster|shinier|fancier] bikes. // It might [get ideas|learn something|want streamers].
One less thing on the wall that I'm [calling|passing off as] art. // The tire marks were [abstract|promising|your best work].
There goes my excuse not to ride [to work|for groceries|on Saturday]. // You have [others|spares|backups].
I'd visit the bike even when I had no time to [ride|pedal]. // It [likes|appreciates|needs] the company.
Whoever has a [bell|basket|horn] on theirs is my kind of person. // They'll [hear|see] you coming, [too|I imagine].
Tires pumped, helmet on, out the door. I can [picture|see] it. // I can [picture|see] the [helmet hair|wobble].
The chain grease stays off my [good rug|pants|couch]. // Your [cuff|left cuff] [never learns|disagrees].
Even a unicycle's welcome in bike storage, I [assume|hope|imagine]. // It's half the [trouble|work|bike].
= live-in-super
So the person with the wrench sleeps under the same [pipes|roof]. // [It's personal|It's professional pride], [then|you might say].
I'd learn how the super takes [coffee|tea] on day one. // [Muffins|Cookies|Pie] by [day two|the weekend].
That's the shortest commute in the building. // [With the|And the] most [keys|stops|hallways].
Somebody in the building knows which key is [which|for what]. // A [rare|great] [gift|talent|thing].
They put “super” right in the [title|name]. I respect that. // No [cape|tights]. [Big|Enormous] key ring.
I could stop doing the [rattle|drip|clank] noise over the phone. // You'd do it in [person|the hallway|the elevator|full costume].
Somebody who knows every [pipe|valve|hinge] by its first name. // And which ones [sulk|grumble|sing].
It's nice to say good morning to someone who knows the [boiler room|fuse box|pipes]. // They go [way back|back a long way].
= bike-room
So the bike gets its own room. I had to [share|wait for college]. // The bike never [snored|hogged the lamp|sleepwalked].
The bike doesn't have to hide behind the [couch|door|curtain]. // It was [a terrible|never a good] [secret|hiding place].
Everybody's bikes in one room. Imagine the [gossip|bragging|shop talk]. // Mostly about [hills|headwinds|calves].
I'd ring my bell on the way in, to be [polite|neighborly]. // The others [ring back|answer|would faint].
A ride starts without moving the [furniture|couch|coffee table] first. // That was the [warm-up|workout|hard part].
Mine has a [basket|squeak|kickstand]. I hope the other bikes are kind. // The racing bikes [will|may] [stare|whisper].
The chain grease and my [couch|rug|armchair] can see other people. // A [friendly|clean|long overdue] split.
Whoever keeps the [tandem|cargo bike|unicycle] in there, I want to meet them. // They'll be the one [waving|with a whistle].
= beach
Sand in the [book|shoes|sandwiches]. I'd miss it if it weren't there. // It [always comes|follows you] home, [too|anyway].
I'd bring a big book and read one page all day. // The waves [interrupt|talk over it|turn pages].
That settles the hat. It's [straw|floppy|enormous]. // It'll be swimming [before you|first|by lunch].
Everybody's a [genius|master builder] at sand castles until the moat. // The moat has [its own|other] [plans|ideas].
I could look for one good shell a whole [afternoon|morning]. // And come home with a [bucketful|pocketful|hatful].
Toes in first, then a long [debate|meeting] about the rest. // The [elbows|shoulders|ears] hold out longest.
A gull's going to take my [lunch|fries|sandwich]. I've made peace with it. // [So has|It's fine with|A relief for] the gull.
You sit down, dig your heels in and stop talking. // You'd [narrate|describe|hum through] the digging.
A nap with a hat over my face. // Nobody asks a hat [anything|for favors|to share].
I'd come home with my [pockets|shoes|pail] full of pebbles. // And [remember|name|label] every one.
= lounge
It's a living room I don't have to vacuum. // You'd still [fluff|straighten|compliment] a pillow.
I'd read other people's [magazines|newspapers] and start their crosswords. // In [ink|pen|crayon], I assume.
So my birthday can be bigger than my [couch|kitchen table]. // The cake [has|gets] room to [spread|pose].
Somewhere you can be out and still be [home|in]. // [Real|Outdoor] [pants|shoes], though.
You drop in for a [minute|cup of coffee] and stay for the [story|card game]. // [Suddenly|Next thing,] it's [dinnertime|tomorrow].
Somebody on that couch owns a [drill|ladder|muffin tin] I could borrow. // You'd ask by the second [story|cookie|handshake].
A party, and my dirty dishes aren't invited. // They'd [never mingle|only sit|just stack up] anyway.
I'd have a favorite chair in there by [Tuesday|the weekend]. // And look [wounded|betrayed|orphaned] when it's taken.
= park-nearby
Somewhere to take a [sandwich|sandwich on a Tuesday]. // Sandwiches [like|love|deserve] an outing.
Grass I don't have to mow! // [The very|Easily the] best [kind|variety].
Parks, plural. I could have a favorite [bench|tree|duck]. // And a [backup|second favorite|rival].
I'd throw a ball to nobody, and some dog would bring it back. // A [better|different|wetter] ball, [usually|I find].
You go for some air and come back with [leaves|grass] in your hair. // And a [better|longer|sillier] story.
Everybody's in a good mood in a park. Even the geese. // I've [met|dealt with|argued with] geese.
I'd take a [blanket|thermos|folding chair] and claim a little country. // [Population|Chief export|National anthem], one nap.
That settles Sunday. A [bench|blanket], a bagel, no plans. // The pigeons have [plans|plans for the bagel|other ideas].
= dog-run
You'd know the dogs' names before the owners'. // Hello, [Biscuit's|Pickles's|Waffle's] person.
So the dogs have a social [club|calendar]. // With better [attendance|snacks] than [mine|ours].
Somebody throws one ball, and the whole place holds a meeting. // Motion carried. [Off it goes|By the beagle|Then buried].
I'd go even without a dog. // They'd sniff your [references|pockets|sandwich].
Everybody sniffs and everybody's introduced. Parties should be that easy. // Fewer [coats|name tags|toasts], too.
Finally, all that running in circles has an address. // It's mostly [left|sharp|joyful] turns.
= named-place~park
I'd have a bench, and the bench would have a regular. // With [crumbs|a newspaper|opinions].
A kite! You run backward and pretend [you meant it|it's flying|you know how]. // [The|Some] tree usually [wins|gets it].
You feed one pigeon in a park, and you're [the mayor|in charge]. // [Cities|Towns|Careers] were built on less.
Checkers with whoever's sitting there. They always win. // They let you [hope|go first|explain].
Everybody in the park's running, and I'm eating a [pretzel|donut|hot dog]. // [Somebody|Someone] has to [cheer|supervise].
Lunch on the grass, and an ant with [a plan|a clipboard|big ideas]. // It brought the whole [office|department|choir].
You come back from a park knowing every dog. // And not one [owner|human|last name].
I'd take a [sandwich|thermos|bagel] to the park and call it a meeting. // The [ducks|squirrels] [preside|take notes].
Somewhere to look at [leaves|ducks|clouds] for no reason. // That's [reason|schedule] enough.
Somebody under a tree always has a guitar and four chords. // [Three|Two], [on weekdays|when it's cold|with feeling].
A bench, the paper, the second half of a [bagel|muffin|croissant]. // The first half's the [pigeons'|sparrows'].
I'd lie down in the park to look at clouds. Just resting my eyes. // [The squirrels|The joggers|Passersby] [tell me|say] you snore.
A whole place for doing nothing, with paths. // The paths are [optional|suggestions|decor].
I'd get into somebody's picnic by admiring the [pie|potato salad|lemonade]. // It works for the [ducks|ants|squirrels].
A blanket, a book, and not one page read. // You'd read [the clouds|the inside of your hat|one ant].
That's where a [thermos|ball glove|folding chair] earns its keep. // And gets [left|forgotten|napped on] under a tree.
= named-place~beach,ocean
A bucket, a shovel, no deadline. // Until the waves [inspect|collect|revise] it.
I'd bury my feet in the sand and forget where I put them. // They [usually|always] [turn|wash|come] up.
The book comes home with half the beach in it. // Mostly in chapter [two|three|one]. [It's gritty|Good grip].
I'd jump one wave and shriek like a [teakettle|gull]. // The gulls would [answer|take notes|back off].
Everybody squints at the horizon like they lost something. // The [umbrella|hat|sunscreen], usually.
One flat stone, and I'm skipping till [supper|dark]. // You always [round up|count twice|claim nine].
A cooler, a hat, a terrible song. // [Everybody|Everyone] knows the [chorus|words].
The umbrella takes longer than the [swim|picnic]. // And [leaves|goes home|cartwheels off] first.
First the toes, then the yelling, then you won't come out. // Not [until|even for] the [sandwiches|fries].
I'd dig the moat and let somebody else do the towers. // Every [castle|kingdom] needs [drainage|a ditch digger].
= named-place~market,whole_foods,trader
I'd go in for [lemons|milk|one onion] and come out with a cartful. // [Minus|Everything but] what you went for.
You knock on a melon, you listen, you nod. // The nod's for [show|the crowd|the melon].
There's always a cheese sample. I go around [twice|again]. // In a [different|second|borrowed] hat.
I'd shop hungry and come home with [olives|cheese|a pineapple]. // [That's|Call that|There's your] supper.
Every avocado gets a squeeze and a [verdict|pep talk]. // It's [ripe|ready] for one [lunch hour|afternoon].
The list says [eggs|soap|rice]. The cart says party. // The cart's [persuasive|an optimist|usually right].
You run into somebody you know by the [soup|yogurt|peaches], for an hour. // And the ice cream [listens|softens|gives up].
Someday I'll learn which checkout line moves fastest. // It's [always|usually] the [other|next] one.
I always get the cart with the bad wheel. // We'd [hear|find] you by the [lettuce|soup].
You buy a loaf of bread, and the end never makes it home. // That's the [toll|delivery fee|tip].
= named-place~museum,theater,theatre
I'd whisper my opinions in there. // [Nearly|Almost|Stage] whisper.
You nod slowly, and everybody thinks you [understood|get it]. // A hand on the chin [helps|seals it|adds years].
I'd dress up and still be the one with [mustard|soup|jam] on my sleeve. // The arts are [forgiving|broad-minded|used to it].
Afterward there's pie, and we [argue|disagree] about what it meant. // It meant [pie|another slice|à la mode].
A rainy [Sunday|Saturday] goes in, and somebody interesting comes out. // With a [postcard|tote bag|scarf].
I'd hold the program upside down and look moved. // It works [both ways|on most people|every time].
A little culture, then a big sandwich. // In that order, [officially|for appearances|I insist].
Somebody in there is going to shush me. // I've [volunteered|rehearsed|started].
I'd stand in the lobby as if I knew somebody. // [Chin up|Eyes half closed], [scarf|coat] over one shoulder.
Finally, something to say at dinner besides “pass the [peas|salt|rolls].” // You'd say it for [weeks|a month|a season].
= named-place~line,station,subway,train
Somebody else drives, and I read. // The same [page|paragraph|sentence], [over and over|till the end].
I'd get a seat and guard it like a [crown|treasure]. // Then give it up, [nobly|grandly|with a bow].
“Stand clear of the closing doors.” I always wanted a motto. // It works [in|for] [meetings|refrigerators], too.
I do my best people-watching over a [newspaper|book] I'm not reading. // They're watching you [not read|hold it upside down].
The voice calls out my stop, and I'm the only one who understood. // It's a [gift|dialect|calling].
The train pulls in, and everybody's hair goes sideways. // Yours [improves|started there|looks better].
You learn which car opens right by the [stairs|exit]. // It's a [science|life's work|sport].
You miss one train, you get another. Not much in life works like that. // [Pancakes|Crackers] [do|come close].
I'd do the crossword on the train, hanging on to a pole. // Seven letters, “[lurched|swaying|jostled].”
Nobody asks you anything on a train but “is that seat taken.” // And mostly with [eyebrows|a nod|a cough].
I'd read a whole novel on the train, one stop at a time. // And miss yours [at the ending|for a chapter|weeping].
You'd tap in like you've been doing it [forever|all your life]. // Then tap [the wrong|your library|a coffee] card.
= named-place~river,lake,lakefront,harbor
I'd stand by the water, hands in my pockets, being deep. // Ankle-deep, [tops|at most|maybe].
Skipping stones! I've got the [wrist|sidearm] for it. // I've [heard|seen] it [plunk|sink].
Boats go by, and you wave, and they wave back. // It's [boat|maritime|the captain's] manners.
A [sandwich|peach|cookie] tastes better facing the water. // The ducks [would like|want] [proof|a crumb].
I'd say “[looks choppy|wind's coming up]” to people and nod. // You get seasick in [the tub|a rocking chair|the rain].
Look at water for a minute, and it's been an hour. // Water doesn't [wear|own|check] a watch.
I'd learn one good knot and use it on everything. // We'd never open the [garbage|curtains|crackers] again.
I think best next to water. Mostly about lunch. // [Deep thoughts|Still waters], with [pickles|mustard].
A jog by the water, or a [hot dog|pretzel|snow cone] by the water. // The [second|snack], at a [stroll|good clip].
Somebody should name the ducks. // They [have|prefer|quack] their own.
Somebody's always fishing and never catching. // That's [why|mostly why] it's called [fishing|an afternoon].
By the water, you get the sky twice. // [Upside down|Wrinkled], the second [time|helping].
= restaurants
Finally I'd have a usual, and they'd see me coming. // By the [usual|hungry|hopeful] look.
I'd only be [looking|browsing], which is how it starts. // And [how it ends is|it ends in] [bags|boxes].
You get to know everybody behind a counter. // And they know your [order|whole story|middle name].
You go out for one thing and come home with a story. // And [crumbs on|a little bag|a second thing].
= restaurants~restaurants,restaurant,dining,cafes,cafe,coffee
Nobody at the table has to do the dishes. // My [favorite|best] [course|dish].
You study the whole menu and order the same thing. // They'd already [written it down|turned it in|poured it].
Somebody else's [onions|apron|oven], somebody else's pans. // [Your|Just your] [fork|compliments].
I always want what the next table's having. // They know. They're [chewing faster|guarding it|using elbows].
“By the window,” I'd say, like I'd discovered it. // For one, and a [newspaper|big scarf|mystery].
The refrigerator could have the night off. // It's been [humming|hinting|working doubles].
= restaurants~shopping,shops,shop,boutiques,boutique,stores
I'd go out for [socks|a lamp|batteries] and come home with a hat. // The hat [called your name|started it].
“Just looking.” I should have it printed on a T-shirt. // Then you'd have to [buy|try] [one|two].
Whoever carries the bags gets to pick lunch. // You'd carry [everybody's|mine, too|the lunch].
I'd try on [scarves|hats|boots] until somebody said my name. // [Twice|Three times], through the [glass|curtain].
= doorman~24-hour,24_hour,24/7,around-the-clock
A late flight, and somebody's still at the door. That's a nice way to [come home|end a trip].
Somebody at the door all night, so the spare key doesn't have to live [under a pot|with a neighbor].
Somebody at the door is up when I [lose my keys|come home|lock myself out] at [midnight|all hours].
= doorman~concierge
I'd ask the concierge for one restaurant and never stop saying thanks.
= tennis
[I serve like I'm swatting a bee|I own the shorts, if not the backhand].
`;
