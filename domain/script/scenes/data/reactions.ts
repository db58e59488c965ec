/**
 * What Miles makes of a thing just told, in one breath, before Nora goes on with the next: a consequence, never a
 * question. "= id" is the feature's, with words of its name behind "~" (counters~granite) where the remark is about
 * them; a line in front of which conditions stand in parentheses is said only if they hold. A remark says "the tub" or
 * "it"; the words of the listing were just heard.
 */
export const reactions = `
= island
The cook faces the room, with an island. Nobody talks to a back.
An island's where the conversation ends up, whatever the living room looks like.
Everybody at the party [ends up at|drifts to|winds up at] the island. [It's gravity|I don't make the rules].
I'd [roll out dough|chop onions|frost a cake] at one end of the island and [do my taxes|write postcards] at the other.
Nobody ever [asks|tells] guests to stand around the island. They just do.
= island~large,oversized,huge,massive,expansive,giant,enormous
Somebody could nap on an island [that size|that big]. I'm not saying who.
I'd lose the [salt|pepper|good spoon] on an island [that size|that big], and find it [in spring|at the holidays].
That's an island you could hold [a town meeting|a bake sale|auditions] at.
= island~seating,seats,stools,breakfast,bar
The party never makes it past the stools at the island.
I'd have breakfast at the island, and lunch, and be caught there at dinner.
Whoever sits at the island gets handed something to chop.
= island~marble
Marble on the island. I'd put a coaster under my coaster.
= island~two_,double_,dual_
One island for cooking and one for everybody who says they're helping.
= waterfall-island
The counter goes over the edge of the island and keeps going. [I respect the commitment|Somebody couldn't stop].
A waterfall you can [wipe down with a sponge|set a coffee on].
= peninsula
A peninsula is an island that [couldn't bear to leave|kept in touch with the mainland].
I'd pull a stool up to the peninsula and call it my office.
= breakfast-bar
The breakfast bar's where I'd read the paper and get in the cook's way.
I'd do the crossword at the breakfast bar until it was lunch.
= pantry
I'd alphabetize the [soup|beans|spices] in the pantry. [You couldn't stop me|Nobody could stop me].
A pantry means nobody [counts|sees] how much [cereal|pasta] I own.
I could finally buy the big [bag of rice|jar of pickles|sack of flour], with a pantry [to put it in|to hide it in].
= butlers-pantry
All pantry, no butler. [I'd manage|I can carry a tray].
= counters~granite
Granite's a slice of mountain, and I'd [make toast|butter bread|ice cupcakes|open mail] on it.
No slab of granite looks [like the next one|quite like another]. Neither do my [pancakes|omelets|pie crusts].
Granite doesn't flinch at [a bag of groceries|a cast-iron pan|a dropped can]. I'm the one who flinches.
= counters~quartz,caesarstone
[A sandwich|Toast|Takeout] looks [planned|like an occasion] on quartz.
A bowl of [lemons|pears|limes] on quartz, and it's [a magazine cover|a still life].
= counters~marble
[Pie dough|Pastry] likes marble, because marble stays cool. I'd [try to|do my best].
Statues get marble, and so would my [toast|meatloaf|scrambled eggs].
I'd cut [lemons|limes|tomatoes] on a board, on a towel, on the marble. Carefully.
= counters~butcher,wood
Butcher block likes a little oil now and then. So do I.
= counters
[One corner|One end] of the counter is where the [mail|keys] would live. I'd pick it early.
I'd lean on the counter and call it [cooking|supervising|helping].
Somebody always ends up sitting on the counter at a party. It's me.
Bread wants a counter, an afternoon and nobody watching. I'd manage the first part.
= appliances~stainless
Stainless steel shows every fingerprint, so at least you know who's been snacking.
Stainless steel tells on [everybody|anybody] who's been [in the leftovers|at the cake].
All that stainless steel, and I'd still [make the same four dinners|make grilled cheese|eat over the sink].
= appliances~miele,gaggenau,sub-zero,subzero,wolf,viking,thermador,bosch,bertazzoni,la_cornue,fisher,liebherr,cove,jenn
Somebody [meant|planned] to cook there. I'd try not to let them down.
Serious appliances. I'd bring a can opener and some respect.
My [frozen pizza|instant oatmeal|canned chili] would feel overdressed in there.
With those appliances, I can't blame the oven anymore.
I'd practice saying the names on the appliances before I turned one on.
= appliances~new,newer,updated
New appliances, so nobody else's pizza is baked on.
= appliances~panel,integrated
Appliances in disguise. I'd open every door before I found the milk.
= appliances
I'd cook once, properly, and [mention it|bring it up] for [a month|a year].
My [omelet|one good stew|lasagna] would finally get a fair trial.
= gas-range
Blue flames on the range. I'd make [pancakes|popcorn|fried eggs] just to watch.
A flame you can read. My eggs on that range might survive.
= gas-range~burner
That range has more burners than [I have recipes|I have pots|my whole cookbook].
Soup on one burner, and the rest just to [show off|keep it company].
= vent-hood
[The fish stays a secret|Nobody will know about the bacon], then.
= double-oven
The pie and the turkey can stop arguing over the oven.
A second oven, so the rolls don't wait for the roast.
One oven for dinner, one for the dessert I promised.
= wine-fridge
Mine would be half seltzer, if I'm honest.
The [cheese|good mustard|pickles] would move into that fridge first.
I'd keep one good bottle in that fridge, and a lot of [lemonade|iced tea|ginger ale].
I'd label every shelf of that fridge and fill one.
= backsplash
I cook like somebody conducting an orchestra, so the backsplash would earn its keep.
= cabinets~custom
Cabinets made to measure. My [mugs|pots|platters] weren't.
Somebody planned every inch of the cabinets. I'd put the whisk in the wrong one.
Custom cabinets, and I'd still keep one drawer for [string|batteries|rubber bands].
= cabinets~42,tall,floor-to-ceiling,ceiling-height
The top of the cabinets is where the fondue set goes to rest.
= cabinets~walnut,wood,oak,cherry,maple,rift
Wood cabinets, so even the cereal lives in furniture.
= cabinets~blue,navy,green,gray,grey,black,espresso
Somebody was brave about the color of the cabinets. I like that.
= cabinets
Maybe in those cabinets, every lid finds its [pot|jar].
I'd hide the good [chocolate|cookies|olives] in the cabinets and forget where.
= farmhouse-sink
You could [bathe a large dog in that|soak a roasting pan in that, lying flat].
= pot-filler
Carrying a full pot across a kitchen is the only exercise I do, so [there goes that|that's over].
= eat-in
Breakfast [stays where it's made|stays hot]. [Good|So does the gossip|I'm for it].
The [toast|soup|coffee] never gets cold on the way to the kitchen table.
A kitchen you can sit down in. The cook gets company, and advice.
= galley
Everything in a galley's one step away. It's a cockpit with a toaster.
= windowed-kitchen
A window in the kitchen makes me a better dishwasher.
Something to look at out of the kitchen window while the water boils.
= open-kitchen
An open kitchen means the cook hears the gossip. As it should be.
So the cook's still in the conversation. I talk better with a spoon in my hand.
= breakfast-nook
I'd read the back of every cereal box in the breakfast nook.
The second cup happens in the nook.
A nook's for people who don't start talking until the toast's done.
= second-kitchen
[One kitchen for show, one for the onions|The mess has its own address]. I approve.
= fireplace~two_,three_,four_,five_,six_,several,multiple
One fireplace to read by, one to be seen reading by.
= fireplace~marble,limestone
Marble around a fireplace. I'd dress for it.
= fireplace~stone,brick
I'd lean on the warm side of the fireplace after the fire was out.
= fireplace
A fireplace tells you where the couch goes. One decision less.
Winter evenings have somewhere to go, with a fireplace.
The [dog's|cat's] already picked a spot by the fireplace.
A fire in the fireplace makes [a dull book|a long book|any book] readable.
I'd stare into the fireplace and call it [thinking|work|research].
Somebody has to [poke|tend|talk to] the fire. I volunteer.
The [book|good chair|soup], the blanket, the fireplace. I'd see people in the spring.
= wood-fireplace
You can't fake the crackle. That's the part of a wood fire [I'd come for|I'd stay up for].
I'd buy the [plaid shirt|flannel|big axe] first and the firewood second.
I'd stack the wood by [size|shape|color] and show people.
= gas-fireplace
A fireplace with an off switch. That's [camping|wilderness|roughing it] I can handle.
No ashes and no logs, so there's no excuse not to light the fireplace.
I'd light the gas in [June|July|August], just to see it go.
All of the flicker and none of the [splinters|ashes|sweeping]. Gas suits me.
= decorative-fireplace
The fireplace gets to retire and look good. I'd fill it with books.
I'd put candles in the fireplace and let it reminisce.
= wood-stove
I'd be splitting kindling for the stove by the weekend.
A stove wants a flannel shirt and a stack of logs.
= hardwood~original
Original floors. Somebody learned to [dance|waltz] on those, I'd like to think.
The original floors have outlasted a lot of rugs.
= hardwood~refinished
Refinished floors. Everybody's shoes come off, [mine first|no exceptions].
Somebody sanded those floors so I don't have to. [I respect dust I didn't make|I'd send them a pie].
= hardwood~oak
Oak's put up with people for a long time. It'd put up with [me|my chair legs].
I'd cross the oak in [socks|wool socks], with [a running start|some speed].
= hardwood~walnut
Walnut floors. It'd be like walking on a piano.
= hardwood~wide
Wide planks. [Somewhere a big tree|Some very old tree] took its time.
= hardwood~new
The first scratch on those new floors would be mine, and I'd confess.
= hardwood
Hardwood's the one floor that looks better with a few years on it.
[On hardwood floors|On a hardwood floor|On hardwood], socks are transportation.
I'd cross that hardwood [slowly, like I owned it|once in dance shoes|with a cup of coffee and no hurry].
Barefoot on hardwood until [somebody makes me stop|the doorbell rings|further notice].
I'd own fewer rugs than [I planned|I do now], with floors [worth seeing|to look at].
= engineered-wood
Socks and wood floors. I'd get some speed up.
= herringbone~herringbone
Every piece of herringbone sits at an angle. Whoever laid it measured twice.
All those zigzags in the herringbone. Somebody had patience.
= heated-floors
[Warm toes in January|Bare feet in February]. [I may never own slippers again|There goes the slipper budget].
You'd find me lying on the heated floor, saying I [dropped something|lost a button|was looking for the cat].
The [cat|dog] would find the warm floor and never get up.
Bare feet on a warm floor in the morning. That's most of what I ask of a home.
= millwork
Somebody took [a lot of time|great care] over that millwork. You can't buy it by the yard.
Millwork like that is the part [movers|guests] run a hand along.
Somebody with a sharp chisel had a good year on that millwork.
= exposed-brick
I'd hang nothing on the brick and say it was [a choice|restraint].
The brick does [the decorating|most of the decorating|the talking].
I'd lean on the brick [all through the party|like I was in a band|with my arms folded], and get [chalk|dust] on my [sleeve|good jacket].
= beams
I'd look up at the beams and trip over the rug.
From the couch, I'd stare at the beams and call it thinking.
= vaulted
[The balloon gets away at the birthday party, and stays away|You'd lose a balloon up there].
I'd look up, say something, and wait for the ceiling to answer.
= coffered
A ceiling with pockets. I'd lie down to look at it properly.
You'd catch me counting squares on the ceiling.
= tall-ceilings~9-foot,9_foot,nine-foot,9'
A foot over the usual ceiling. I could [flip a pancake|swing a sweater on|raise a toast] with confidence.
My tallest friend could stop ducking under that ceiling.
= tall-ceilings~10-foot,10_foot,ten-foot,10'
The ceiling's at basketball-hoop height. [I still couldn't touch it|I'd still need the ladder|I'd jump once, to be sure].
= tall-ceilings~11-foot,11_foot,eleven-foot,11'
The ceiling's higher than a basketball hoop. [Nobody's dunking in there|I'd take it as a challenge|I'd pass the ball to somebody taller|I'd stick to free throws|I'd want a referee].
= tall-ceilings~12-foot,12_foot,twelve-foot,12'
The ceiling's two of me, nearly. I'd borrow [a ladder|the tall ladder] for the [light bulb|top shelf|cobwebs].
= tall-ceilings~13,14,15,16
That's about two ordinary doors, one on top of the other. The ceiling has room for [a real tree in December|a proper bookcase].
You could stack two of me under a ceiling like that.
= tall-ceilings~17,18,19,20,21,22,23,24,25
A giraffe could come to dinner, [look around|stretch|stand up straight] and not bump the ceiling.
= tall-ceilings
I'd finally buy the tall [lamp|bookcase|plant], with ceilings to match.
You stand up straighter under a [high|tall] ceiling. I could use that.
= double-height
[I'd hum one note and wait|I'd clap once, for science|You could fly a small kite]. That's a lot of air under one ceiling.
Two stories of air under a ceiling. I'd whisper, just to hear it.
= split-plan
(says:split_bedroom,split-bedroom) [Whoever snores|The night owl] gets [one side|one end], then, and [everybody wins|peace breaks out].
= great-room
They do call it great. I'd need a bigger rug for the room.
I've got folding chairs for a great room, and no shame.
Everybody in one great room. I'd want the corner seat.
= family-room
So there's one room for [being tidy|company] and one for [being yourself|the blanket fort].
= family-room~family
The board games live in the family room, missing one piece.
The family room gets the couch nobody photographs.
= family-room~media,screening,theater,theatre
In a media room, the best seat goes to whoever brings the popcorn.
I'd put the popcorn machine in the media room and lose a whole winter.
= formal-dining
My one [tablecloth|candlestick|set of matching chairs] gets its day in the dining room.
I'd eat [cereal|toast|leftovers] in the dining room, [at the head of the table|sitting up straight], with a napkin.
My gravy boat finally has [a harbor|somewhere to dock] in the dining room.
The good [plates|glasses|napkins] come out of hiding for a dining room.
Candles in the dining room on a [Tuesday|Monday|Wednesday]. Somebody has to start.
A dining room means nobody asks me to move my [laptop|jigsaw puzzle|mail] for the soup.
I'd seat the dining room by who tells the longest stories, and sit at the other end.
= wet-bar
I'd learn one good [lemonade|iced tea|punch] and pour it at the bar.
I'd wipe down the bar with a towel on my shoulder, [listening to everyone's troubles|giving out advice|calling everybody pal].
I'd cut [limes|lemons|oranges] at the bar like I'd been trained.
= wine-cellar
I own four bottles. They'd [echo|look lonely|want company] in a cellar.
I'd start the cellar with one bottle and a [flashlight|notebook|sweater].
Mine would be mostly jam. It's still a cellar.
= built-ins
It's already built in, so there's no bag of leftover [screws|bolts|parts].
Built in, with a place for the books I've read and the books I [say I've read|bought anyway].
= library~paneled,panelled,paneling
Wood panels and books. I'd start saying “indeed” in the library.
= library
I'd whisper in the library, even alone.
A library makes a person buy a lamp with a green shade.
= office
Monday gets an office, with [a door on it|a door I can shut].
The kitchen table gets to retire from office work.
= den
I'd nap in the den and call it reading.
Every home needs a den where the good blanket lives.
= bonus-room
There'd be a model railroad in that room in a week.
I'd call the room my studio and keep the vacuum in it.
= loft-space
[Up and out of sight|A spot above it all]. [I'd nap there|I'd keep the guitar up there].
= sunroom
[The plants get the best seats|I'd be fighting a fern for the chair].
= foyer
You get one deep breath in the foyer before the [rest of the day|mail|phone rings].
A foyer means guests can pretend they [didn't just run|weren't late].
= mudroom
The [boots|muddy boots|wet umbrellas] get as far as the mudroom.
The wet dog waits in the mudroom. I'd wait with him.
= staircase~curved,spiral,sweeping,winding,circular
You can't just walk down a staircase that turns. You have to [arrive|make an entrance].
I'd slow down at every turn of the staircase, for the audience.
= staircase
I'd make an entrance on the staircase. Daily. In [slippers|socks|a bathrobe].
I'd pause [halfway down|near the bottom of] the staircase, for effect.
One hand on the rail of that staircase, as if there's [a band playing|somebody watching|applause].
= bay-window
The cat's spoken for the bay window already.
My chair goes in the bay window, and so do I.
= skylight
[Rain gets a drum|You'd hear the rain first]. [I like the sound|I'd leave the radio off].
The [moon|sunrise] gets in through a skylight, no charge.
You'd know the weather [lying down|without sitting up], with a skylight.
Nobody looks in through a skylight but the [pigeons|clouds].
= wall-of-windows
A wall I can't hang anything on. With the windows there, [I wouldn't miss the pictures|I'd save on frames].
I'd lose an hour [a day|every morning] standing at those windows.
With all those windows, daylight does the [decorating|wallpapering].
= big-windows
The [houseplants|ferns|tomato seedlings] would fight over those windows.
I'd move my [chair|book|coffee] along the windows, with the sun.
The [fern|cactus|ficus] gets a promotion, with windows that size.
= new-windows
[No more guessing which window sticks|The curtains can hold still], then.
= original-details
Original, because somebody kept saying no to the [dumpster|wrecking bar].
Somebody held on to the original parts. I'd send [them a card|flowers].
= stained-glass
[The floor gets colored in|You get a second painting, on the floor], when the sun's right.
= pocket-doors
A door that knows when to leave. I'd demonstrate it to every guest.
The door disappears into the wall. I'd do it daily, for the trick.
= french-doors
[Two doors, one flourish|Both French doors, one flourish]. I've practiced.
You throw French doors open and then you have to say something [grand|in French|memorable].
I'd open both French doors, even to [take out the recycling|get the mail|let the cat out].
= barn-door
[A barn door, no barn|All the barn, none of the hay].
= murphy-bed
[The bed goes up, and the room's a room again|By day, there's no evidence of sleep].
= hidden-door
I'd [find every excuse to use it|give up the secret within the hour].
= primary-suite
A suite means the rest of the place can stay up late.
In a suite, whoever's up first doesn't wake the [house|others].
Close the door of a suite, and the dishes are [somebody else's problem|tomorrow's problem].
I know where the laundry chair goes in that suite.
I'd expect a mint on the pillow in a suite.
A suite, and I'd still sleep on the edge because of the dog.
= walk-in-closet~two_,double_,dual_,three_,his_
A closet each. That's how [treaties hold|peace lasts].
Whoever owns more shoes still ends up with both closets.
= walk-in-closet~large,oversized,huge,massive,spacious
A closet I'd need [directions|a map|a guide] in. I own nine hangers.
My nine hangers would need [name tags|introductions] in a closet that size.
I could pace in a closet that size, deciding on [a tie|a sweater|socks].
= walk-in-closet
The chair with all the sweaters on it gets to be a chair again, [with a closet|thanks to the closet].
[Winter coats|Ski pants|Wedding clothes] at the back of the closet, [good intentions|sweatpants] at the front.
You can shut the closet door behind you. Nobody sees the [first outfit|first three tries|early drafts].
The good [coat|suit|raincoat] gets a closet and stops sharing a hook.
= walk-in-closet~dressing
A dressing room means nobody sees the early drafts.
I'd come out of a dressing room the way they do on stage, pause included.
= closets
I'd fill the closets with things I'm keeping just in case.
= primary-bath
[I'd bring a book|The mirror stays fogged in peace].
= ensuite
[A short walk in a towel|No hallway in a towel]. [I approve|That's dignity].
A bath off the bedroom, so nobody knocks [but me|before coffee].
= soaking-tub~clawfoot,claw-foot,claw_foot
A tub with feet. It looks ready to leave before I am.
= soaking-tub~jetted,jet_,whirlpool,jacuzzi
Bubbles in the tub, on a switch. I'd be late [to everything|for work|on purpose].
= soaking-tub~freestanding,free-standing,stand-alone
No wall to lean a [magazine|book] on, but you get to see [the whole room|out in every direction].
A tub that stands on its own asks for [a little table|a stool] next to it, for the [tea|book].
A tub out in the open. That's [a stage|the good seat] in any bathroom.
I'd walk all the way around the tub before I got in.
= soaking-tub
I'd be a [raisin|prune] by eight o'clock in that tub. [No regrets|Happily].
A [paperback|magazine] in the tub [always|usually] comes out thicker than it went in.
I'd solve [everything|the crossword|all my problems] in the tub, and forget the answers while I dried off.
One song in the tub, then the whole album.
The phone stays [in another room|on its charger], and I stay in the tub.
A deep tub wants [a tray, a book|a candle, a book|a sandwich, a book] and no appointments.
= walk-in-shower~rain,rainfall
A rain shower's the one rain nobody [complains about|runs from].
Under a rain shower, people forget [what they came in for|what time it is].
= walk-in-shower
No clammy curtain to wrestle in the shower.
(says:walk-in_shower,walk_in_shower) No edge to trip on before coffee.
= steam-shower
A cold comes on, and you've got steam [down the hall|at home].
Whoever has steam at home stops [booking a spa|driving to the gym for it].
I'd [wear|carry] a wrinkled [shirt|suit] into the steam and call it ironing.
= sauna
Eight minutes in the sauna, and I'd be a happy boiled egg.
I'd last eight minutes in the sauna, proudly.
= double-vanity
[Two toothbrushes, one treaty|That's peace before coffee], at a double vanity.
A double vanity means nobody [waits for|fights over] the mirror.
At a double vanity you can brush your teeth and disagree at the same time.
= powder-room
Guests get the powder room, and never meet my [toothbrush|towels|shampoo].
I'd put the fancy [soap|hand towel] in the powder room and forbid myself to use it.
A powder room keeps company out of my medicine cabinet.
I'd hang the strange painting in the powder room. Guests need something to [discuss|report back on].
= windowed-bath
[Fresh air after the shower|A window you can crack after a shower]. [The mirror thanks you|That's underrated].
= marble-bath~marble
In a marble bath, I'd feel underdressed in a robe.
Marble in the bath. I'd [shave|brush my teeth] like a Roman.
A marble bath makes a person buy better soap.
= marble-bath
I'd wear the good robe to that bath.
That bath deserves the good [towels|soap|robe].
= in-unit-laundry
I'd own fewer [socks|towels|T-shirts], with laundry that close.
Sheets on a [Tuesday|Thursday]. With laundry at home, any day's the day.
Laundry in [slippers|a bathrobe|pajamas]. I've [been waiting for|dreamed of] that.
I'd miss [the jar of quarters|saving quarters] a little, with laundry [at home|that close].
A [rainy|lazy|gray] Sunday can be laundry day, and nobody has to [find shoes|put on shoes].
Laundry and [a movie|a ballgame|a nap] at the same time. That's [efficiency|a good evening].
= washer-dryer~combo,all-in-one
One machine, both jobs. I'd give that washer a raise.
= washer-dryer~stack
A dryer on top of a washer. Bunk beds for towels.
= washer-dryer
A washer at home turns laundry from a trip into [a button|a background noise].
So nobody moves my [socks|towels|sheets] out of the washer but me.
A washer [at home|right there], so I get my [Sundays|weekends|Saturdays] back.
I could spill [soup|coffee|sauce] at lunch and be [respectable|presentable] by dinner, with a washer that close.
[Warm towels|A warm sweater|Warm sheets], straight from the dryer. [I'd skip the robe|I'd take that over breakfast].
No more carrying [a bag of towels|a sack of sheets|my good shirts] to somebody else's washer [in the rain|on a Sunday].
= laundry-room
A laundry room means the noise has [its own door|a door on it].
All I ask of laundry is a door I can [shut|close] on [it|the pile].
The [ironing board|drying rack|broom] can stop falling out on people, with a laundry room.
A laundry room keeps the [clean|big|folded] pile off the [couch|bed].
I'd hide [presents|the good cookies|birthday gifts] in the laundry room. Nobody volunteers to go in.
The [drying rack|wet sweater] gets a laundry room, and I get the shower back.
I'd fold with the [radio|ballgame] on in the laundry room and call it [an hour to myself|a vacation].
= laundry-room~sink
A sink in the laundry room. The sneakers have somewhere to soak.
= shared-laundry
I'd get to know people by their towels.
So you meet the neighbors over the lint trap.
= finished-basement
The drum kit goes in the basement. Everybody wins.
That's the table-tennis floor, down in the basement.
Movie night goes in the basement, where nobody sees the popcorn.
= basement
Every hobby I ever quit could live in the basement.
The paint cans go in the basement, with my other decisions.
= basement~cellar
The paint cans go down to the cellar, with my other decisions.
I'd keep the cellar for jam, and for hobbies I gave up on.
= attic
[The holiday boxes have an address|Holiday boxes, upstairs].
= storage~cage
A storage cage. The skis can think about what they've done.
= storage~locker
A storage locker. It's high school again, but with suitcases.
= storage
The [fake tree|sled|snow shovel] finally has storage to spend the summer in.
I have a box labeled [miscellaneous|cables|maybe]. It's waited years for storage.
The [suitcase that holds the other suitcases|box of empty boxes|bag of bags] goes in storage.
The [exercise bike|bread machine|fondue set] can retire to storage with dignity.
The [skis|tent|golf clubs] come out from behind the [couch|door] and go into storage.
= central-air
The fans can go back in the [box|closet], with central air.
[July|August] can do what it likes. That's what central air is for.
With central air, I'd wear a sweater in August.
With central air, [ice cream|a popsicle] can be eaten at a normal speed.
Central air, so nobody has to sleep beside a box fan.
= mini-split
[Each room votes on its own weather|Everybody gets their own thermostat war].
= water-heater
[The second shower stays hot|No more racing for the first shower].
= new-roof
[One thing nobody has to shop for|The rain's been dealt with].
= solar
[The roof has a job|A roof that works days].
= ev-charger
[The car eats at home|No more charging at the mall].
= generator
[When the block goes dark, your soup's still hot|The ice cream survives the storm].
= smart-home
I'd argue with the thermostat, and it would [have data|remember|take notes].
The lights and I would have to be introduced.
I'd tell the lights good night and wait for [an answer|a reply].
= balcony~juliet
A balcony for one line of Shakespeare and a geranium.
= balcony
Coffee on the balcony, in a robe, before anybody's up.
One chair and one basil plant on the balcony, and I'm a farmer.
I'd announce things from the balcony. Dinner, mostly.
A balcony gets you outside without finding your shoes.
= terrace
Come June, a terrace is the room everybody [prefers|uses most].
The weather decides where you eat, with a terrace. That's a nice problem.
[Dinner|Lunch|Everybody] moves to the terrace, and stays until somebody's cold.
A terrace makes [a grilled cheese|a sandwich|cold pizza] a meal.
First coffee and last call of the day, same chair, on the terrace.
Tomatoes in pots on the terrace, and opinions about them.
= roof-deck
Fireworks, and nobody's tall hat in front. That's what a roof deck's for.
A roof deck's where the party goes when the kitchen's full.
Supper tastes different up on a deck, with [wind in the napkins|the city underneath].
Everybody I know is free on the Fourth of July, if there's a roof deck.
= deck
The grill finally has a stage, on that deck.
I'd be out on the deck in an apron, giving advice.
Two folding chairs on the deck and a pitcher of something.
= patio
I'd buy [chairs that don't fold|the good chairs|a real umbrella], for a patio.
My wobbly [table|grill] gets flat ground on a patio.
Lunch on the patio on a [Tuesday|Wednesday]. I'd call it [a meeting|work].
= porch
I'd wave at everybody from the porch.
Two rockers on the porch, and opinions about the weather.
= yard
I'd plant one [tomato|rosebush|pumpkin] in the yard and talk about it [all summer|until frost].
A yard means somewhere to be barefoot on purpose.
The dog would call the yard a kingdom.
= garden
I'd start the garden with one [tomato|pepper|sunflower] and a lot of confidence.
First coffee goes out to the garden, in a [coat|robe|raincoat] if I had to.
= courtyard
A courtyard's got sky, and no traffic in it.
I'd take the newspaper out to the courtyard in slippers.
= pool
[I own one pair of trunks, and I'm ready|Cannonballs, then|I'd do one lap and float].
Lunch tastes better next to a pool. I don't know why.
= hot-tub
[Snow on the hair, soup to the chin|You sit in soup and look at stars].
= fire-pit
I've got a stick picked out for the fire pit.
Everything I own would smell like the fire pit, and I wouldn't mind.
= outdoor-kitchen
[The smoke stays outside with the cook|Then nobody has to carry the burgers through a door].
= fruit-trees
[Free breakfast, one month a year|I'd be up a ladder with a bucket].
= shed
[A place for the mower and my secrets|The rakes get a roof].
= workshop
[I'd make one wobbly stool and retire|Sawdust with a door on it].
= adu
[Guests with their own front door|Company, but over there]. [I love company over there|The best kind].
= dock
[I'd sit at the end and dangle|Now I need a hat and a cooler].
= acreage
[I'd get lost, once|I'd walk the edges with a thermos].
= garage~heated
A heated garage. The car would live better than my houseplants.
= garage~two-car,2-car,two_car,2.5,three-car,3-car
One side of the garage for the car, one for what I'll sort someday.
= garage
A garage keeps the [bikes|ladders|sleds] out of the hallway, and sometimes even fits the car.
I'd hang a [ladder|rake|bicycle] in the garage and feel like an adult.
= garage-parking
I'd never circle the block again, [with garage parking|parking indoors].
Garage parking, so no more tickets under the wiper.
(says:attached !says:detached) Dry feet from the car. [That's worth something|I'll take it].
= carport
[Shade for the steering wheel|No more oven mitts for the steering wheel].
= driveway
[No circling the block|I'd wave at people still looking for parking].
= parking-space
The car gets its own space, and knows where it sleeps.
A parking space, so no more circling like a shark.
= doorman~24-hour,24_hour,24/7,around-the-clock
A late flight, and somebody's still at the door. That's a nice way to [come home|end a trip].
Somebody at the door all night, so the spare key doesn't have to live [under a pot|with a neighbor].
Somebody at the door is up when I [lose my keys|come home|lock myself out] at [midnight|all hours].
= doorman~concierge
I'd ask the concierge for one restaurant and never stop saying thanks.
= doorman
Somebody at the door means the [takeout|flowers|parcel] doesn't have to wait for me.
With a doorman, somebody [notices|knows] when you're back.
I'd have to start [looking presentable|combing my hair|wearing real shoes] at the door.
Somebody at the door would know my name, and how often I order [noodles|pizza|books].
The doorman would know [the dog's|my dog's] name before [mine|he knew mine].
= elevator
The [groceries|boxes|dumbbells] take the elevator, and so do I.
[An elevator. My knees just voted|My knees just voted for the elevator|My knees heard the word elevator].
= private-elevator
[The doors open, and you're home|Home in one ding].
= live-in-super
When the [sink|faucet|buzzer] acts up, there's a super who's met it before.
A good super knows every [pipe|valve|fuse] by name.
A super in the building beats a [phone number on the fridge|card in a drawer].
I'd learn how the super takes [coffee|tea], on day one.
= gym
My best excuse was the [walk|drive|bus] to the gym. [I'll need another|There it goes].
I own the [headband|shoes|water bottle] for a gym. [That's half of it|It's a start].
I'd go to the gym once and bring it up [all week|at every dinner|until spring].
I'd hold the door of the gym for people who mean it.
= home-gym
[No commute to the treadmill|The treadmill can see you from the couch].
= bike-room
The bike comes off the living room wall and into a bike room.
No more handlebars in the hallway, with a bike room.
My bike would have a better room than I had in college.
= lounge
I'd read other people's magazines in the lounge.
A lounge is a living room I don't have to vacuum.
= dog-run
You'd know [the dogs' names before the owners'|every dog by name within a week].
= tennis
[I serve like I'm swatting a bee|I own the shorts, if not the backhand].
= views~skyline,city,downtown,manhattan,cityscape
At night, the view's [the lamp|the night-light|the television].
I'd [know|tell] the weather by which building in the view [went missing|had its head in a cloud].
I'd turn the [couch|good chair|table] toward the view. The television can face the wall.
You'd start [pointing at|naming] buildings in the view and getting them wrong.
= views~lake,river,water,ocean,harbor,bay
The view does something else every [hour|morning]. I'd keep [notes|a diary].
I'd learn which boats in the view keep a schedule.
= views~park,garden,tree,courtyard,green
You'd get [the leaves turning|a whole autumn] in the view, and I wouldn't own a rake.
The view comes and goes with the leaves, like [a slow movie|a play in four acts].
= views~sunset
With that view, dinner's whenever the sunset says.
= views
With a view like that, guests stop [looking at|noticing] the furniture.
A view's the one thing in a home you can't [order later|add later].
I'd pull a [chair|stool] up to the view and cancel [something|my plans|lunch].
I'd describe the view to people who [called about something else|didn't ask|dialed a wrong number].
The desk [faces away from|turns its back on] the view, or nothing gets [done|written].
= exposure~south
The plants would send you a card for that exposure.
= exposure~east
Breakfast gets the sun, with that exposure.
= exposure~west
Dinner gets the sun, with that exposure.
= exposure~two_,three_,triple,double_,dual,four_
If one exposure's [gloomy|cloudy|dull], you try the other.
= exposure
You could tell the time by where the cat is, with that exposure.
= tree-lined
[Leaves to rake, and worth it|Shade you didn't have to plant].
`;
