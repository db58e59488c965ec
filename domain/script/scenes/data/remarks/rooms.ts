/** Bedrooms, baths and closets: what Miles makes of what Nora has just told, and what she says back behind the slashes. */
export const roomRemarks = `
= primary-suite
They call it a suite, like you've [checked in|got a reservation]. // [And nobody mentions checkout|With no checkout time|And you keep the key].
I'd hang a do-not-disturb sign on the [doorknob|door]. // They'd knock to [ask why|ask if you're serious|offer you toast].
A door, a lamp and a [good book|fat novel]. That's plenty. // [That's a whole evening|And crackers, out of sight|Some nights, just the lamp].
"Go to your room" stops being a [punishment|threat]. // [You'd misbehave on purpose|I'd go early|I'd ask for a longer sentence].
That's where you slip off to when the party [runs long|won't end]. // [The coats got there first|To look for somebody's coat].
A whole [Sunday|rainy Saturday] could happen in there. // With one trip out, for [toast|the paper|coffee].
Primary. So that's [headquarters|the capital|the head office]. // Meetings are held [lying down|in pajamas].
Getting ready in there, and nobody sees the [rough draft|work in progress]. // You come out [published|finished]. [I like that|Very nice].
Whoever wakes up first tiptoes out and comes back a [hero|legend]. // Only [if there's coffee|with coffee|carrying toast].
The good [quilt|lamp|pillow] goes in there. Company gets the other one. // [Company won't tell|They never ask].
[A second snooze|Sleeping in|Another ten minutes] feels official in a suite. // [As if it were on the schedule|I'd sign off on it].
Every suite gets a chair with [clothes|a sweater|yesterday] on it. // [Nobody's ever sat in it|It thinks it's a closet].
In a suite, I'd ring for [toast|tea|pancakes]. // And then [get up and make it|go see who answers].
In music, a suite's [several|a string of] short pieces. // [That one ends with a nap|The slow one's my favorite|Mostly the slow movement].
I'd read one page in there and wake up [wearing it|under it|holding the book]. // Same page [tomorrow|every night]. [It's a classic|No rush].
You could be late for breakfast in your own home. // [Fashionably|They'd start without you]. [In slippers|With good hair].
The phone sleeps in the kitchen, and the suite gets [me|the book]. // [You'd both rest better|You two can catch up at breakfast|A fair trade].
So breakfast in bed has [a venue|an address|a headquarters]. // The crumbs [move in, too|know it well].
You close one door, and the [dishes|emails|errands] are out there. // They'll [keep|wait]. They [always do|have patience].
Nothing says [grown-up|adult|all settled] like a suite. // [Except pillowcases that match|Next comes a second lamp].
= walk-in-closet
You don't reach into a closet like that. You [visit|drop in]. // And nobody leaves [empty-handed|in the same shirt].
Getting dressed is a [short trip|journey|voyage] now. // You [come back changed|pack when you get there].
I'd go in for a sock and come out [an hour later|in a tuxedo|in a cape]. // [Without the sock|With one sock].
It's a room where everything's [your size|in your size]. // [A very flattering room|You'd fit right in|The crowd's on your side].
My [shirts|jackets|sweaters] could stop touching. // They've been [awfully close|through a lot together].
The chair with the [jeans|sweaters|shirts] on it is free to go. // It [served with honor|can be a chair again].
The hats can come down off the [bedposts|doorknobs|lampshade]. // They've [earned a shelf|waited their turn].
Finally, the suitcase has somewhere to [sulk|nap|wait]. // [Packed with hope|Between its big moments].
I could sort [everything|my shirts] by color. // [Navy, navy, black, navy|Gray, gray, one brave yellow|Blue, blue, that one, blue].
That's where I'd take a [private|secret|very important] phone call. // [The coats won't talk|Wool keeps a secret].
I'd see [everything I own|every shirt I have] and still have nothing to wear. // [Now you'd know for sure|But comprehensively].
The wool and the linen, [under one roof|in the same room]. // They've [never met|only heard rumors]. [Be gentle|It's touching].
Nobody's closing that with a [shoulder|running start]. // The door just [closes|shuts], [like a door|no grunting].
I'd finally know what I own. That's [a little scary|humbling]. // [The vests will surprise you|Striped, mostly|It's more vests than you'd think].
You could try on the whole [vacation|week|wedding weekend] in there. // [Twice, in private|And come out in a sun hat].
My good coat wouldn't have to bunk with the [raincoat|windbreaker|poncho]. // They'd [still be friends|write].
A closet you go into. I'd [knock|say hello first]. // The coats would [appreciate it|say come in].
So the shoes live with their [partners|other halves]. // [Some have been searching for years|It's a beautiful reunion].
Laundry, put away. All the way [away|in]. // [Not just near it|Past the chair and everything|The finish line].
I've [stood|stared] in front of closets. Standing in one's progress. // [Same decision, better seats|Same sigh, closer up].
Even my [bathrobe|gym shorts|old sweatshirt] would look like a collection. // The [early period|permanent wing], [well preserved|lovingly worn].
Company's coats don't have to [pile|camp] on the bed. // The bed [was gracious about it|gets the evening off|never complained].
The [outfit|jacket|hat] I never wear gets its own spot. // [Front row, still hoping|Someday, it'll be ready].
Everything on a hanger, where I can see it. Mornings get [simpler|shorter]. // [Pants first, then opinions|You'd only argue with the tie|Half of dressing is finding].
= soaking-tub
There's no such thing as a [quick|five-minute] soak. // They call that a [rinse|shower|dip].
Beans soak. Now [it's my turn|I get to]. // [You come out softer, too|Overnight, in your case|Same idea, better book].
You top up the hot with your [big toe|foot]. Everybody does. // [It's a life skill|The toe knows the faucet].
Somebody knocks, and I'm [nearly|almost] done. // [You've just sat down|For another hour|That's been true since six].
Any [Monday|Tuesday|Thursday] can be rinsed off in that. // [It goes right down the drain|Behind the ears, even].
That wants a rubber duck, and I'm not [ashamed|joking|embarrassed]. // He'd be [the captain|excellent company].
[Singing|Whistling|Humming] goes better in a tub. // It's the [lack of witnesses|tile answering|steam].
So I'd be in up to my [neck|chin], [happily|voluntarily]. // The [better|warm] kind of in deep.
Decisions made in a tub are [better|sounder]. // [Wrinkled, but wise|Soft around the edges|They've had time to steep].
I'd sink my [to-do list|calendar|inbox] in a tub like that. // It'd [float|bob right back]. [They do|I've tried].
A [paperback|magazine] goes in thin and comes out [thick|wavy]. // That's how you [know it was good|spot the favorites].
The phone can ring. I'd be [underwater|marinating|submerged]. // [Up to the chin|And unavailable till pruney].
= soaking-tub~freestanding
Freestanding. It's not leaning on [anybody|a thing]. // A very [independent|secure|confident] tub.
The tub stands, so you can [lie down|lie back]. // [One of you should|A generous arrangement|It's a fair deal].
You can [admire|circle] that from all sides. // Like sculpture, [but warm|with bubbles|only wetter].
It's a boat that [never leaves|stays put]. // [No oars needed|The crew's mostly suds|Safe harbor, hot water].
= soaking-tub~jetted,whirlpool
So the water does the [fidgeting|stirring], and I [sit|get to sit] still. // You're [excused|off duty].
I'd count down before I turned on the [jets|bubbles]. // [Soap stowed, toes upright|Then lift off, gently].
A capful of bubble bath in there, and it's [a cloud|a situation|weather]. // [Only your nose would show|We'd find you by the giggling].
= soaking-tub~clawfoot
A tub with feet, and it's [stayed put|still here]. // [It likes the bathroom|It's comfortable where it is].
Paws and all, and it never asks to go out. // It just [wants its water|sits and stays]. [Good tub|So well trained].
You'd sweep under it and [say hello to|tickle] the toes. // [They're not a bit ticklish|They've never been painted|They don't wiggle].
= double-vanity
They call it a vanity, and then they [double it|make it two]. // [At least it's honest|Half each. Very modest|The mirror put in a word].
So you could brush your teeth in [stereo|harmony]. // [Left and right, both minty|Soprano, alto, foam].
Even [alone|by myself], I'd use both. // [Teeth left, hands right|Mornings left, evenings right|So neither one sulks].
A side each, and a friendly [border|frontier]. // [The toothpaste crosses freely|Open day and night|Soap travels without papers].
That's one less [line|elbow|negotiation] before coffee. // [Coffee can stay first|And coffee's the hard part].
Two people could be late at the [same time|same mirror]. // [Efficient|Synchronized]. [A matched set|Nobody's waiting alone].
One tidy side, and one side with [personality|everything on it]. // You can tell [who caps the toothpaste|whose is whose].
There goes ["are you done in there."|"hurry up in there."] // Now it's ["pass the soap."|"nice hair."|"is that my comb."]
I'd still have a [favorite|favorite sink]. // [The left. It listens|The other would never know|You'd switch on weekends].
Whoever squeezes the [toothpaste|tube] from the middle, there's a witness now. // [Caught foam-handed|Justice, with mint].
Two people talking with toothbrushes in. I love that [conversation|language]. // [All vowels|Vowels and nodding]. [You get fluent|It's very warm].
Plenty of room to set things down and still lose the [comb|tweezers|dental floss]. // By the other sink. [Always|Every time].
A sink of my own. I'd [print cards|move right in|put up a flag]. // The soap's [already unpacked|having its mail sent].
Side by side, [half awake|barely awake]. That's good company. // [Even without a word|Especially without a word|It is, before the news].
You could floss with nobody [tapping a foot|hovering|waiting]. // [There goes the last excuse|The dentist would be moved].
A contact lens [by|in] one sink, the search party at the other. // [Nobody breathe|All faucets freeze|All hands, no water].
One sink gets the [good|fancy] soap, one gets the soap people use. // Only one of them ever [shrinks|gets smaller|meets a hand].
I'd wash my [face|hands] in one and [a sweater|socks] in the other. // [They won't compare notes|Separate careers].
You splash, and it's your own [puddle|mess]. // [Accountability, with suds|Puddles know who made them|No more blaming the wind].
Two people in the mirror, both [practicing a speech|fixing a collar|rehearsing an excuse]. // [The mirror's heard worse|It nods at everyone].
= ensuite
En suite. That's French for no [waiting|line|knocking|hallway]. // Roughly. [It loses a little in translation|The French say it faster].
So the whole commute to the toothbrush is [one door|one doorway|a single door]. // [And no traffic|No traffic, no transfers|And you never need a coat].
Nobody [knocks on the door|jiggles the handle|asks how long you'll be]. // So you can [finish the song|sing the second verse|do the high part].
Midnight, half asleep, and you never have to [meet the hallway|find the hall light|cross a cold hall]. // [You'd hardly wake up for it|It barely counts as getting up].
You could leave your [toothbrush|good soap|shampoo|book] out and nobody would [move|borrow|touch] it. // [Right where you left it|It would still be there Friday].
The hallway never has to see me in [that robe|my old robe|the short robe]. // [I think the hallway's relieved|The hallway sends its thanks|The hallway had seen enough].
A bedroom with its own bath. It's a hotel without the [little soaps|tiny shampoo|paper shower cap]. // And nobody slides a bill [under the door|under your door].
That settles who [showers|brushes|shaves] first. It's whoever's [closer|nearest the door|on that side of the bed]. // [Geography, not seniority|Decided by geography|Good. Let geography decide].
Out of bed and under the water before [you've had a thought|the day finds out|anybody says good morning]. // That's how a [morning|Monday|workday] should go.
[Half dressed|Half awake|Half ready] all morning, and nobody the wiser. // [That's between you and the mirror|The mirror won't tell].
You can change your mind about the [shirt|tie|sweater] and never cross [a hall|the hall|a hallway]. // [Change it twice, even|As often as it takes|Or about both halves of the outfit].
Brush your teeth and you're still [in the conversation|part of the conversation]. [I like that|Good]. // [Mostly nodding|Mumbling, but included|Your half comes out foamy].
I like a bathroom that [belongs|reports|answers] to one bedroom. // [No divided loyalties|It knows where it lives|It's clear about the chain of command].
The bed's right there. You could go back and reconsider [the day|Monday|the whole morning]. // [Many have|People have|It's been known to happen].
= walk-in-shower
The acoustics alone! I'd [do the whole album|sing both parts|take requests]. // [The shower can't leave|It's a patient audience|You'd have a captive audience].
[All my best|All of my good|My few good] ideas [come|show up] in the shower. // [Mine go right down the drain|And they rinse off so easily].
I've won [every argument|some great debates|all my best arguments] in a shower. // [The other side never showed up|You ran unopposed|Easy, with nobody else in it].
One more minute under the water is how every [Monday|morning|workday] goes wrong. // [It's always a long minute|Worth it, though|It's a good minute].
Step in [grumpy|rumpled|half asleep], step out [civil|reasonable|somebody nicer]. // [Everyone else benefits|The rest of us thank it|Water does most of the work].
Hot water on [both shoulders|the back of the neck|a tired back], and no [hurry|appointments|meetings]. // [That is the meeting|I'd put it on the calendar|I'd call that a full schedule].
The shower's where I [rehearse|practice] [phone calls|speeches|saying no]. // [You always do well in there|Standing ovation, every time|I do both voices].
After a [long flight|day of moving boxes|muddy afternoon], that's the first place I'd head. // [You'd have to beat me there|I'd hold your coat].
Shave, sing, plan the [day|menu|week], all in one stop. // [Not the first two at once|I'd separate the first two].
I'd stay in until I was [late|pink|wrinkled|missed]. // [We'd send in coffee|Somebody would slide in a note|We'd start without you].
Every bar of soap I ever dropped [found|hit|knew] my foot. // [Soap has excellent aim|They train for it|It's drawn to you].
Water on, and nobody [can call me|can text me|expects an answer]. // [Phones can't swim|The phone can't swim|It's the last place left].
= walk-in-shower~walk-in,walk_in
Then there's no clammy curtain [hugging me|sneaking up on me|clinging to my back]. // [It only wanted to be close|They do get attached|It meant well].
= walk-in-shower~walk-in,walk_in,large,oversized
Elbow room in the shower. [Both|Two] elbows. // [At the same time, even|Simultaneously, if you like|Raise them. Celebrate].
= walk-in-shower~separate
Its own shower, so nobody rinses their hair [standing in a bathtub|crouched in a tub]. // [The tub gets to relax, too|Division of labor|Everyone sticks to one job].
= walk-in-shower~rain
Rain, [on purpose|by appointment|on demand], and it's [warm|hot]. // And no [umbrella|puddles|galoshes].
I've run from rain all my life. That one I'd [stand in|stay out in|wait around for]. // [Leave the umbrella|Forget the umbrella|Nobody brings an umbrella].
So the forecast is [rain|warm rain|rain, indoors], then [pancakes|coffee|toast]. // Clearing by [eight|nine|midmorning].
= powder-room
Guests never meet my [toothbrush|shampoo|medicine cabinet]. // [You'd stay mysterious|It's shy anyway|Some things should stay a mystery].
The fancy soap shaped like a [seashell|rose|little fish|swan] finally has a job. // [Strictly ornamental|And nobody may touch it|No one will dare use it].
That's where the [strange painting|odd mirror|framed diploma|bowling photo] goes. People have a minute. // [And they can't leave|They'll bring it up at dinner].
If wallpaper's ever going to go [wild|all out|a little mad], it's in there. // [Flamingos, if you like|Palm trees. Parrots. Everything|I'd vote for flamingos].
Halfway through a party, that's where you go to [check your teeth|fix your hair|breathe]. // [And come back a better guest|It's always worth the trip].
Company can wash up without [a tour of the bedrooms|passing the unmade bed|meeting the laundry]. // So [that's the one you tidy|you only shine one sink].
Somebody's always in there when [the cake comes out|the toast starts|the story gets good]. // [It's usually you|It's tradition|Someone has to be].
A candle, a good [mirror|hand soap], one flower in a [glass|bottle|teacup]. Done. // [Decorated by lunch|That's all it asks].
One more [sink|bathroom|door to knock on] at a party shortens the line in the hall. // [And the gossip with it|I've made friends in that line].
I'd put a [crossword|stack of comics|joke book] in there. // [The party would thin out|There'd be a line|You'd never get people out].
It's the one room every guest [sees|visits|inspects] alone. // [And they look at everything|Dust the light bulbs|They do look around].
You could fold the toilet paper into a [point|swan|little fan], like a hotel. // [Guests would tip|They'd ask for the manager|And leave a mint].
= powder-room~powder
All the powder rooms I've been in, and [I've never seen any|nobody's ever had any|not one had any] powder. // [They switched to soap|It's mostly soap now|The powder's ceremonial].
Nobody [goes to the bathroom|uses the restroom] in a powder room. They [freshen up|excuse themselves]. // [And we leave it there|And nobody asks].
Now I have to buy [some powder|a powder puff|a little tin of powder]. // [Just for show|One tin should last|For the look of the thing].
= powder-room~half
Half a bath. It's the half [I use most|everybody needs|people ask for]. // [The busier half|The other half just soaks].
= primary-bedroom
Primary. So there's a [chain of command|pecking order|ranking]. // [It outranks the hallway|The hallway reports to it].
The chair with all the [sweaters|laundry|shirts] on it is going in there, I know it. // [It arrives by itself|Every bedroom has that chair].
First thing in any bedroom, I fall [backward|face-first|sideways] onto the bed. // [Make sure it's delivered|Have a bed there first].
[Sunday|A rainy Sunday|Saturday morning] could happen [entirely|from start to finish] in there. // [Papers, crumbs and all|With toast at intervals].
The thick book lives by that bed, and I'd read [one page|half a page|the same page] every night. // [The best page, though|You'd finish eventually].
The alarm clock in there should [feel guilty|apologize|be ashamed]. // [And it gives you nine minutes|It apologizes every nine minutes].
The [dishes|emails|bills] don't follow you into the bedroom. // [They never look there|They don't know where you sleep].
I promise not to put [an exercise bike|a rowing machine|a treadmill] in there. // [It'd be a coatrack by Friday|You'd only hang shirts on it].
The extra blanket goes across the foot, folded like [a hotel's|a magazine's|company's coming]. // [Until the first nap|For about a day].
Making that bed would be my [exercise|big achievement|one victory] of the day. // [I'd applaud|Hospital corners count double].
The nightstand's already full in my mind. [Glass, book, lamp|Water, book, one earplug]. // [Leave room for the cookie|And a pen that's dry].
Curtains, a lamp, nobody on the schedule. I'd be out by [nine|ten|page two]. // [With the book on your face|Lamp still on].
Most of my time in there I'd be [asleep|unconscious|snoring]. // [The room won't take it personally|That's what it's for].
= primary-bedroom~large,oversized,spacious
All that room, and I'd still sleep on [one edge|six inches|the last inch]. // [The middle's for show|Everyone does].
= renewed-baths
The old [wallpaper|grout|faucet] is somebody else's memory. // [A fond one, surely|They can keep it].
Somebody picked the [faucet|drain cover|knobs]. All I have to pick is the soap. // [Choose wisely|That's the fun one].
I'd brush my teeth [longer|with better posture|like somebody in a commercial]. // [Both rows, slowly|Dentists everywhere rejoice].
Whoever redid {them} lived with [one sink|plastic sheets|a bucket] for a while. [I'd say thanks|I'd thank them]. // [Every morning, to the mirror|Through the toothpaste, but sincerely].
The mirror and I could start [over|fresh|from scratch]. // [No history between you|It'll be kind].
The only thing left to [learn|figure out|discover] is which way's hot. // [One yelp and you'll know|You learn it by yelping].
That's the kind of bathroom I'd keep spotless for [a week|nine days|the first month]. // [Then toothpaste happens|Toothpaste has other ideas].
The [hammering|drilling|sawing] already happened. I just get to [sing|hum|run the water]. // [The better half of the noise|In that order, always].
I'd buy matching [soap dishes|bottles|cups] and act like I'd always had them. // [You'd start decanting things|Next, a label maker].
I've lost whole weekends to one [faucet|toilet seat|soap dish]. Somebody did it for me. // [And made the hardware runs|All three hardware runs].
= renewed-baths~updated
Updated. I wish my [hair|wardrobe|singing] came that way. // [It'd need a contractor|Permits would take months].
= renewed-baths~renovated,remodeled
So the plumber's already [come and gone|been and gone|been thanked]. // [And left one pencil|Somewhere there's a pencil].
= steam-shower
So you can [sing|rehearse a speech|practice your opera] inside a cloud. // A cloud's a [forgiving|very polite|captive] audience.
Put a wrinkled [shirt|jacket|suit] in there and call it ironing. // Your [fingers|fingertips|toes] take the wrinkles instead.
Somewhere to [sit|stand|stay] and be a dumpling. // [Drain well|Serve immediately|Served with soy sauce].
[Finally|At last], fog [I can turn off|I can schedule|with a switch]. // [London|San Francisco|Venice] would be [jealous|envious].
My glasses would be [no use|retired|purely decorative] in there. // [There's nothing to read|Nobody reads in a cloud] anyway.
Nobody can [find|reach|bother] me in a cloud. // We can [still|always] hear the [humming|singing].
[Dumplings|Clams|Carrots] figured out steam years ago. // They [come|came] out [tender|smiling|pinker], too.
That settles [Sunday|Monday night|Tuesday evening]. I'll be in the cloud. // I'll [hold your calls|take messages|send snacks].
Steam on purpose! Mine usually comes from [burning dinner|a kettle I forgot|an old radiator]. // This one [you can turn off|you invite].
You go in a [grump|Monday|clenched fist] and come out a [noodle|poached pear|peach]. // [Done at the edges|Cooked through].
Breathe in, breathe out, forget what [day|month|year] it is. // [Still this one|The same one], I [think|believe|hear].
I'd [write|dictate|plan] my memoirs in there. The pages would never survive. // [Possibly|Probably|Perhaps] a mercy.
= marble-bath
[Brushing|Flossing] your teeth in there, you'd feel like a [senator|statue|Roman emperor]. // Statues rarely [rinse|spit|get cavities].
Michelangelo saw statues in marble. I see a place for [soap|my razor|a toothbrush]. // Even [statues need|David needs] a rinse.
I'd need a better [robe|bathrobe|pair of slippers] to go with the marble. // And [a monogram|better posture|a better entrance].
So my [shampoo|razor|toothpaste] finally lives in a [palace|museum]. // [Velvet rope|Roped off|Guided tours], naturally.
All those veins in the marble. You could [get lost|travel|read them like a map] while brushing. // I'd be [in Italy|at the coast] by rinsing.
Nobody [hurries|rushes] through a bath made of marble. // Marble [took its time|wasn't rushed|took ages], too.
A mountain gave up a corner so I can [shave|rinse|gargle]. // [The mountain understands|Somebody thanked it, I hope].
My drugstore [soap|shampoo|toothpaste] would feel underdressed in marble. // A nice [dish|tray|bow] [fixes|hides] that.
Even my [bedhead|morning face|yawn] would look carved in there. // [Early|Late|Unfinished] period.
It's a [fine|handsome] way to meet a Monday, surrounded by marble. // Mondays need [the help|something that solid].
I'd speak only in [Latin|verse|proclamations] until I'd dried off. // [Veni, vidi|I came, I saw], I [shampooed|gargled].
That settles it. I'm [drying off|shaving|washing up] with dignity from now on. // [Marble expects|The marble deserves] no less.
= closets
The chair with the [clothes|sweaters|coats] on it goes back to being a chair. // It's [forgotten how|out of practice].
Everything I'm keeping just in case gets somewhere to [wait|live]. // Case [has yet to|may never] [arrive|turn up].
I own [nine hangers|two coats|four sweaters]. They'd have room to [mingle|spread out]. // They'd [multiply|throw parties|get ideas].
The [suitcase|ironing board|tuxedo] finally goes out of sight. // And then [nobody|no one] [finds|can find] it.
So there's a place to shove everything when [the doorbell rings|company's early]. // And then [lean on|hold|guard] the door.
[Winter coats|Wedding clothes|Ski pants] in back, good intentions [up front|in the middle]. // Sweatpants [within|always in] reach.
So the [guitar|vacuum|umbrella] doesn't have to be decor. // It was never [fooling anybody|good at it|comfortable].
Nobody trips over my [boots|gym bag|tennis racket] anymore. // [We'd all|Everybody'd] had [a turn|enough turns].
That settles it. Every shirt gets [its own hanger|shoulder room]. // Even the [orange|Hawaiian|itchy] one.
Finally, I could sort by [color|sleeve|size]. // That would last [a weekend|till Tuesday|one laundry].
Somewhere at the back of a closet is the [scarf|glove|sweater] I've been missing. // It's [up|inside] [a coat|somebody's] sleeve.
Shut the closet, and I'm a [tidy|new|better] person. // Until [it opens|somebody opens it].
= primary-bath
Tell me I can sing in there. // We'd [hum|take] the [harmony|low part] from here.
The good soap finally comes out of its [wrapper|box]. // After [years|ages] in the [sock drawer|gift bag].
Nobody stands outside asking “[are you almost done|how much longer].” // They'd only [think|mouth|mime] it.
Primary, so that's the bath that votes first. // It's [solidly|always|strongly] for [bubbles|suds].
I'd take a [magazine|crossword|library book] in and come out when it's finished. // We'd send [sandwiches|a search party|soup].
You'd get ready in there like there's a [premiere|wedding|coronation]. // For the [hardware store|dentist|post office].
Mornings start in there, before anybody's seen my hair. // A [mercy|kindness|relief] all around.
Half my good ideas come while I'm brushing my teeth. // They're [hard to make out|very foamy|mostly vowels].
= windowed-bath
Shaving by daylight! I'd finally find the spot I miss. // [Under the chin|Left side]. We've [all seen it|noticed].
So the bathroom gets to see the [morning|sun|moon], too. // It's [up|working] before [anybody|you].
Something to look at besides the shampoo bottle. // I'd [read|finished|memorized] that one.
A [fern|begonia] could live in there and be smug about it. // Steam and sunshine. It'd [never leave|write home].
Nobody needs a light switch to find the toothpaste at noon. // Noon. Somebody [slept in|had a night|needs coffee].
I'd sing toward the window and hope for a [duet|bird]. // [Birds|They] have [standards|heard things].
You'd know which coat to wear before you're [dry|dressed]. // Now that's [planning|efficient|fashion].
Brushing my teeth by [moonlight|sunrise|starlight]. That's romance. // The minty [kind|sort].
A bathroom that knows it's [morning|noon|Saturday]. // Somebody in there [should|has to|ought to].
Daylight tells the truth about my [hair|robe|mustache]. // [Kindly|Gently|Fondly], with toothpaste on.
= custom-closets
Made to measure. My [sweaters|shoes|shirts] never were. // They'd [rise|live up|grow in] to it.
Somebody asked those closets what they wanted to be. // [Organized|Useful|Taller], they said.
A place for everything, even the thing I never [wear|return|admit to owning]. // [Top|Bottom] shelf, way [back|in back].
So it's a tailor for your [hangers|shoes|sweaters]. // And [nobody gets stuck|no standing still] with pins.
I'd fold everything in [thirds|little squares], just to deserve it. // Until [Wednesday|laundry day|the second sweater].
My socks would have assigned seats. // The singles could [mingle|sit together|dance].
Whoever drew those up never met my [coats|gym bag|hats]. // They'd [met|planned for|seen] worse.
Finally, the [belts|ties|scarves] come off the doorknob. // The doorknob can [turn|breathe|be itself] again.
I could get dressed [in the dark|half asleep|before coffee] and match. // Navy and black [still|always] fool [everybody|the best of us].
Most of my closet is on the floor right now. // It would all get [promoted|a lift|ideas].
One look, and I'd see how many gray sweaters I own. // And [still|then|promptly] buy another.
Custom means somebody thought about [shoes|boots|belts]. I never have. // Hence the pile by the [door|bed|couch].
= sauna
Eight minutes, and I'd be a happy [boiled egg|baked potato|dumpling]. // Eight's [ambitious|heroic|showing off].
You sit in the heat, and nobody asks you for anything. // [Except|Only] to shut the door.
I'd agree to anything after ten minutes in there. // I'd bring [contracts|the paperwork|a list].
By the end you're too warm to say both [syllables|halves] of “sauna.” // A [sigh|hum] would [do|cover it].
So I could sweat without [lifting|chasing|jogging after] anything. // And call it [leisure|a program|Saturday].
[Bread|A biscuit|Pie crust] and I do well in the same conditions. // [Golden brown|Lightly toasted|Risen], ideally.
Nobody's ever answered email in a sauna. // The phone [faints|gives up|wilts] first.
The best part of a sauna is coming out. // That's [most|some|half my] [parties|meetings], too.
I'd put on a serious face and think about [soup|ice|nothing]. // Everybody does. It's the [custom|bench|heat].
All that heat, and nobody's cooking. // [Depends|It depends] how long you [stay|sit].
= guest-suite
So company gets a door, and I get my [couch|robe] back. // Everybody's [kinder|nicer|wittier] at breakfast.
Nobody has to sleep on the pullout with the bar in it. // [Ribs|Spines|Shoulders] everywhere rejoice.
I'd leave a mint on the pillow, and a [schedule|map|menu]. // And a checkout time, [gently|in italics|late].
Guests say “don't [fuss|go to any trouble],” and I wouldn't have to. // You'd fold the [tissue|napkins|socks] into [swans|fans].
The good [pillow|soap|blanket] goes in there, and I pretend not to miss it. // You'd [visit|check on it|wave to it].
Company could stay up and finish the [movie|puzzle|pie] without me. // They'd confess over [pancakes|eggs|waffles].
I'd be such a good guest in my own guest suite. // You'd leave a [note|nice note|review].
Finally, I could say “stay as long as you like.” // And [hide|misplace] the [calendar|suitcases].
Somebody stays a weekend and leaves a sweater behind, on purpose. // That's a [deposit|reservation|sequel].
Tell me company can get to the coffee without seeing my robe. // Company's [hoping|rooting for it], too.
= split-plan
Whoever snores gets one end, and peace breaks out. // It's [signed|ratified] over [breakfast|coffee].
The night owl on one side, the [early bird|rooster] on the other. // They'd [meet at|miss each other over] coffee.
You'd have to phone me to say good night. // I'd [send a postcard|send a pigeon|pretend I'm asleep].
I split things all the time. Mostly [pants|infinitives|bananas]. // This one's [on purpose|neater].
So I could [watch the late show|learn the tuba|vacuum at midnight] at my end. // And I'd [applaud|salute you|cheer] from mine.
Everybody meets in the middle. That's [diplomacy|good policy]. // [Snacks|Passports|Pie] at the border.
Borrowing a sweater from the other end would be [a journey|an expedition|a road trip]. // I'd pack [a lantern|a map|provisions].
Left side, right side. I'd name them [East and West|Port and Starboard]. // The fridge stays [neutral|independent|international].
= king-bed
You could sleep [diagonally|like a starfish] and still be polite. // [Royalty|A king] [usually|always] does.
I'd need a map to find my other [sock|slipper|book]. // It's at the [foot|far border|other coast].
Half for sleeping, half for the [laundry|books|newspaper]. // That half [sleeps well|sleeps better|never hogs].
Nobody ends up on the edge, holding a corner of blanket. // Somebody does. It's [tradition|always you|in the bylaws].
A king bed. My pajamas aren't [ready|up to it]. // [Flannel's|Plaid's] fit for a [king|duke].
Breakfast in bed, with room for the [whole tray|Sunday paper]. // Crumbs get their own [kingdom|province|county].
Whoever steals the blanket has to haul it a long way. // They'll find the [strength|energy|leverage].
Long live the nap. // [Heavy|Drowsy] lies the [head|crown].
= murphy-bed
The bed goes up, and the room's a room again. // And nobody [sees|asks|knows] if it's made.
So by [noon|lunch], there's no evidence of sleep. // Except your [hair|face|pillow crease].
I've seen that [movie|cartoon]. Somebody always goes up with it. // [You'd make|We'd watch] the sequel.
Guests stay until you fold up the bed. // [With|After] some [warning|coffee], ideally.
It's a magic trick you can nap in. // Nothing up its sleeve but [sheets|pillows|a blanket].
You can't pile clothes on it. There goes my [system|filing|second closet]. // [There's always|You'd find] a chair.
Whoever Murphy was, he needed the floor. // For [dancing|pacing|marbles], I like to think.
Good night, and down comes the bed. I like that. // A [punctual|prompt|willing] bed.
I'd do push-ups where I slept an hour ago. // You'd [lie down|nap|snore] there, only flatter.
The wall yawns, and there's a bed. // [Yawns are|It's] [contagious|catching].
= walk-in-closet~two_,double_,dual_,three_,his_
A closet each. That's how [treaties hold|peace lasts].
Whoever owns more shoes still ends up with both closets.
= walk-in-closet~large,oversized,huge,massive,spacious
A closet I'd need [directions|a map|a guide] in. I own nine hangers.
My nine hangers would need [name tags|introductions] in a closet that size.
I could pace in a closet that size, deciding on [a tie|a sweater|socks].
= walk-in-closet~dressing
A dressing room means nobody sees the early drafts.
I'd come out of a dressing room the way they do on stage, pause included.
= soaking-tub~clawfoot,claw-foot,claw_foot
A tub with feet. It looks ready to leave before I am.
= soaking-tub~jetted,jet_,whirlpool,jacuzzi
Bubbles in the tub, on a switch. I'd be late [to everything|for work|on purpose].
= soaking-tub~freestanding,free-standing,stand-alone
No wall to lean a [magazine|book] on, but you get to see [the whole room|out in every direction].
A tub that stands on its own asks for [a little table|a stool] next to it, for the [tea|book].
A tub out in the open. That's [a stage|the good seat] in any bathroom.
I'd walk all the way around the tub before I got in.
= walk-in-shower~rain,rainfall
A rain shower's the one rain nobody [complains about|runs from].
Under a rain shower, people forget [what they came in for|what time it is].
= marble-bath~marble
In a marble bath, I'd feel underdressed in a robe.
Marble in the bath. I'd [shave|brush my teeth] like a Roman.
A marble bath makes a person buy better soap.
`;
