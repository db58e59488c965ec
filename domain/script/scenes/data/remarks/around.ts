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
= tree-lined
So the street carries its own [umbrella|parasol]. // A green one. [No handle|Nobody loses it].
You'd take the long way [home|to the mailbox|to the store], just for the trees. // [Both directions|And back].
Somebody planted all those for people they'd never [meet|know]. // [Generous|A lovely] way to be a stranger.
Trees in a row, like [an audience|an honor guard|a receiving line]. // You'd [nod|bow] a little, going by.
Every dog on the block must have a favorite. // And [strong|firm] opinions on the others.
The [pigeons|squirrels|sparrows] got the best addresses. // They [were here|signed] first.
I'd learn the trees' names and say [good morning|good evening|hello] properly. // They'd [rustle back|lean in].
With trees like that, [getting the mail|taking out the recycling|carrying groceries] turns into a parade. // The leaves [clap|applaud].
That settles where I'd take my [phone calls|coffee|bad moods]. Out under the trees. // The [birds|squirrels] would overhear.
Nobody can stay [cross|grumpy|in a hurry] under a row of trees. // [Trees|They] never hurry, either.
= bike-storage
So the bike moves out of the [hallway|living room|bedroom]. // It never [paid rent|liked the curtains].
No more handlebars in the [ribs|hip] on the way to coffee. // You'll need another [alarm clock|wake-up call].
My bike would meet [faster|shinier|fancier] bikes. // It might [get ideas|learn something].
One less thing on the wall that I'm [calling|passing off as] art. // The tire marks were [abstract|promising].
There goes my excuse not to ride [to work|for groceries|on Saturday]. // You have [others|spares].
I'd visit the bike even when I had no time to [ride|pedal]. // It [likes|appreciates] the company.
Whoever has a [bell|basket|horn] on theirs is my kind of person. // They'll [hear|see] you coming.
Tires pumped, helmet on, out the door. I can [picture|see] it. // I can [picture|see] the helmet hair.
The chain grease stays off my [good rug|pants|couch]. // Your [cuff|left cuff] never learns.
Even a unicycle's welcome in bike storage, I [assume|hope|imagine]. // It's half the [trouble|work].
= live-in-super
So the person with the wrench sleeps under the same [pipes|roof]. // [Same drips|It's personal], you might say.
I'd learn how the super takes [coffee|tea] on day one. // [Muffins|Cookies] by day two.
That's the shortest commute in the building. // With the most [keys|stops].
Somebody in the building knows which key is [which|for what]. // A rare [gift|talent].
They put “super” right in the [title|name]. I respect that. // No cape. [Big|Enormous] key ring.
I could stop doing the [rattle|drip|clank] noise over the phone. // You'd do it in [person|the hallway].
Somebody who knows every [pipe|valve|hinge] by its first name. // And which ones [sulk|grumble].
It's nice to say good morning to someone who knows the [boiler room|fuse box|pipes]. // They [go|go back] a long way.
= bike-room
So the bike gets its own room. I had to [share|wait for college]. // The bike never [snored|hogged the lamp].
The bike doesn't have to hide behind the [couch|door|curtain]. // It was a terrible [secret|hiding place].
Everybody's bikes in one room. Imagine the [gossip|bragging|shop talk]. // Mostly about [hills|headwinds].
I'd ring my bell on the way in, to be [polite|neighborly]. // The others [ring back|answer].
A ride starts without moving the [furniture|couch|coffee table] first. // That was the [warm-up|workout].
Mine has a [basket|squeak|kickstand]. I hope the other bikes are kind. // The racing bikes will [stare|whisper].
The chain grease and my [couch|rug|armchair] can see other people. // A [friendly|healthy] split.
Whoever keeps the [tandem|cargo bike|unicycle] in there, I want to meet them. // They'll be the one waving.
= doorman~24-hour,24_hour,24/7,around-the-clock
A late flight, and somebody's still at the door. That's a nice way to [come home|end a trip].
Somebody at the door all night, so the spare key doesn't have to live [under a pot|with a neighbor].
Somebody at the door is up when I [lose my keys|come home|lock myself out] at [midnight|all hours].
= doorman~concierge
I'd ask the concierge for one restaurant and never stop saying thanks.
= lounge
I'd read other people's magazines in the lounge.
A lounge is a living room I don't have to vacuum.
= dog-run
You'd know [the dogs' names before the owners'|every dog by name within a week].
= tennis
[I serve like I'm swatting a bee|I own the shorts, if not the backhand].
`;
