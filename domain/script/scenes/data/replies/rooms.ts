/** General words are picked up only where the talk is about a room. */
const ofARoom = String.raw`^(?=.*(?:bedroom|\bbath|suite|closet|\btub\b|shower|vanit|powder room|dressing|primary))(?!.*(?:amenit|residents|community|building (?:has|also|includes|offers)))`;

/** Miles's replies about bedrooms, closets and baths. */
export const roomReplies = String.raw`
= ^the tub can end up as
At least the laundry gets to relax.
~ Then the hook matters more than the tub.
~ So the first thing it needs is a hook.
~ A tub like that dries a lot of laundry, then.
~ Wet laundry over the best seat in the house.
~ That hook just went up in importance.
= ^slide down and see whether
So the floor plan won't tell you.
~ Deep and short. So you sit, more than lie.
~ Depth over length. That's worth knowing.
~ Then long legs stay bent.
~ Up to the chin, then, with the knees showing.
~ So the slope is the whole test.
= ^(?:less than an hour ahead|half an hour to an hour ahead|a thin mat is usually)
So the timer gets up before you do.
~ So it only needs a head start.
~ A timer's worth more than a thermostat there.
~ That's about one alarm clock ahead.
~ Then it's warm by the first coffee.
= ^(?:usually about a quarter of an hour|ten or fifteen minutes is)
That fits before work.
~ About as long as a song or four.
~ Then the glass of water goes in first.
~ So it's shorter than a bath.
~ Long enough, by the sound of it.
= generator the size of a suitcase
So a suitcase's worth of closet goes to steam.
A kettle with plumbing, more or less.
~ Then there's a small machine with a big job.
= springs or gas pistons carry the weight
So nobody gets folded into the wall, like in the old movies.
Then it's no harder than a car trunk.
~ One hand, then. That's better than I pictured.
~ Springs do the lifting. Fair enough.
= ^sheets usually stay on|^most hold the bedding
So it's only the pillows that are homeless.
~ Then the bed's made before you fold it.
~ Pillows are always the problem.
~ A strap and you're done, except for the pillows.
= ^leave room for a chair
Every home has that chair.
~ So the shirt has a place to wait.
~ Then it needs two chairs.
= loose word\. a bedroom usually
Then “den” is a way of not promising.
~ So it comes down to the window.
= wigs, by most accounts
And the word outlived the wigs.
~ So the mirror was always the point.
= how people bathe|following on|^in sequence, more or less
So it's French for no hallway.
~ Then it's all about the door.
= chimney sweep|whether the flue
Then “decorative” isn't the last word.
~ So a camera on a cable decides.
= as long as it opens\.
The window for summer, the fan for winter.
~ So a fan as well, ideally.
= balcon(?:y|ies) (?:generally|usually|tends?|tend to) (?:hangs?|sticks?|stick)
Then a terrace is really somebody's ceiling.
~ So look under your feet to know.
~ One hangs and one sits. That I can keep.
= sun, so start there\. tomatoes|tomatoes are pickier
So the sun decides the menu.
~ Basil first, then, and see.
~ Six hours is a lot to ask of a railing.
= ^no date\.
The paperwork would know.
~ Then that's one for the list.
= ${ofARoom}.*(?:\bpotential\b|\bcould (?:be|become|add|serve|fit)|can be (?:added|expanded|combined)|approved plans|possibility|opportunity to|\bspace to add\b|\broom to add\b)
So that part's still an idea.
~ Not there yet, but thinkable.
~ That one needs a drawing and a contractor.
~ Then it's a project, for whoever wants one.
= ${ofARoom}.*(?:original condition|needs? (?:updating|work|renovation|tlc)|awaits|ready for (?:your|renovation)|estate condition)
At least nobody redid it in somebody else's taste.
~ So you'd choose the tile yourself.
~ A project, and they're saying so.
= ${ofARoom}(?!.*(?:permit|allow|hook-?up|shared|building|common|coin|possib)).*(?:washer(?: and |/)dryer|laundry)[^.]{0,45}\.?$
Then nobody's saving quarters.
Sheets off in the morning, back on by night.
~ And the wash is on the premises. Good.
~ With laundry that close, one load at a time.
~ The machines being right there helps.
~ So the sheets don't travel far.
~ Laundry in the same breath. Handy.
~ That keeps laundry from being an outing.
~ A basket, a few steps, done.
~ So towels are never far from clean.
~ Nice, when the hamper and the washer are neighbors.
= ${ofARoom}.*(?:(?:storage (?:locker|cage|unit\b|room)|storage space is included)[^.]{0,40}\.?$)
Then the closets can stick to clothes.
So the skis aren't a bedroom problem.
~ And the suitcases have an address.
~ So boxes don't have to sleep in the bedroom.
~ A place for whatever closets can't take.
= ${ofARoom}(?!.*(?:leas|avail|rent|street)).*parking[^.]*\.?$
Then the car gets a room as well.
~ From the bedrooms straight to the car. All right.
= ${ofARoom}.*(?:steam (?:shower|room)[^.]*\bsauna|sauna[^.]*\bsteam)
Dry heat and wet heat. Somebody couldn't choose.
~ Both kinds of sweating, under one roof.
~ Between the steam and the sauna, winter's handled.
= ${ofARoom}.*(?:infrared[^.]*sauna|sauna[^.]*infrared)
Infrared warms up faster than the old kind, at least.
~ Infrared heats you more than the air, they say.
= ${ofARoom}.*(?:\bsauna\b)
So the gym loses one of its arguments.
In February, the sauna would be the busiest room.
~ A sauna at home is a rare line to read.
~ You could sweat without joining anything.
~ A sauna isn't something you add later, easily.
~ Now that's a reason to look forward to snow.
= (?:sprays?|aromatherapy|color-changing|chromatherapy|lighting)[^.]*steam|steam[^.]*(?:body sprays?|aromatherapy|color-changing|chromatherapy)
That shower needs a manual.
~ Steam, and then extras on top of the steam.
~ Somebody meant to stay in there a while.
= ${ofARoom}.*(?:\bsteam (?:shower|room|bath)|\bsteam\b[^.]*shower)
That's a good room to have a cold in.
Steam, without a robe and a locker key.
With steam, fifteen minutes can pass for a vacation.
~ Steam at home. That's a gym you don't drive to.
~ The steam's the part you'd miss after moving out.
~ A steam shower earns its keep in January.
~ Steam's a rare thing to find already plumbed.
~ I'd go and try the steam first.
~ That's one way to end a long Tuesday.
~ That's not in every bathroom.
~ Then the mirror's going to be fogged a lot.
= ${ofARoom}.*(?:\bwet room)
Then nobody worries about splashing.
~ A wet room, so the floor's allowed to get wet.
~ Everything in there can take water.
= curbless|zero-entry|zero-threshold|barrier-free shower|no-threshold
No curb, so nothing to stub a toe on.
~ Floor straight into shower. That looks tidy.
~ So the floor just carries on into the shower.
= body (?:sprays?|jets)|multi-?head|\bsix\b[^.]*(?:sprays|jets)
So rinsing off takes no turning around.
~ So the water comes from more than one side.
~ Body sprays. That wakes a person up.
~ You'd get wet from every direction.
~ That shower means business.
= double shower|two shower ?heads|dual shower ?heads|his and hers shower
So nobody stands at the cold end waiting for a turn.
~ Two in there, and nobody's in the cold.
= ${ofARoom}.*(?:shower[^.]*bench|bench seat[^.]*|bench[^.]*shower)
So you can sit down to wash your feet.
That'll be a shampoo shelf by the weekend.
~ A bench in the shower. Very civilized.
~ A seat in the shower tells you it's roomy.
= japanese[^.]*(?:tub|soak)|\bofuro\b|soaking tub[^.]*japanese
You sit upright in those, up to the chin.
~ So it's deep rather than long.
~ Deep water and straight backs, the Japanese way.
= claw-?\s?foot
You can mop under a clawfoot. You'd have to want to.
~ Feet and all. It stands like furniture.
~ The clawfoot gets my vote.
~ A clawfoot tub's seldom shallow.
~ Somebody kept the clawfoot. I like that.
~ That one isn't going anywhere in a hurry.
= cast[- ]iron[^.]*tub|tub[^.]*cast[- ]iron
Cast iron keeps the water warm a while.
Iron. So it was carried in by several people.
~ Nobody's moving that tub by themselves.
~ It doesn't creak when you lean back, iron.
= (?:marble|granite|stone|concrete) (?:freestanding |free-standing |soaking )*(?:bath)?tub
I'd like to have seen that tub come through the door.
Somebody checked the floor could take it, I hope.
~ A tub made of stone. Somebody had to carry that in.
~ Stone takes a while to warm up, then it stays.
~ That stays where it was put.
= tub[^.]{0,30}(?:in front of|beneath|under|below|beside|overlooking|next to)[^.]{0,25}(?:window|view|skylight)|window[^.]{0,30}(?:over|above)[^.]{0,15}tub
So you can watch the weather from the water.
Daylight in the tub. People pay hotels for that.
~ A soak with something to look at.
~ That window was put there by a bather.
~ The tub got the window. Good call.
= (?:whirlpool|jacuzzi(?!-)|jetted|air jet|air-jet|hydro)[^.]*(?:separate|stand-?alone|stall|walk-in|and a|, a)[^.]*shower
Two ways to get clean, one of them with bubbles.
~ Jets for the evening, the shower for the morning.
~ The jets are for Sunday, I suppose.
~ So the shower handles weekdays, and the jets can wait.
= ${ofARoom}.*(?:(?:whirlpool|jetted|air jet|air-jet|jacuzzi(?!-)|hydro-?massage))
Jets included. That's a louder bath.
The jets are the first thing I'd test.
A tub with a motor. I approve.
~ Bubbles, at the push of a button.
~ A tub that does some of the work for you.
~ After a long drive, the jets would earn their keep.
~ So the bath comes with a current.
~ That tub's meant for sore shoulders.
= soaking tub[^.]*\bfireplace|fireplace[^.]*soaking tub|fireplace[^.]*\btub\b
Somebody planned for February.
~ Fire and hot water in one suite. It's a good evening.
~ A fire in the room and a tub next door to it.
= undermount(?:ed)? tub
So there's a ledge for the tea.
= (?:free-?\s?standing|stand-?alone)[^.,]*\btub[^.]*(?:shower)|shower[^.]*free-?standing[^.,]*tub
The tub's standing free, so the room can't be tiny.
Then the tub gets to sit there and look good.
~ A tub on its own and a shower on its own. That takes floor.
~ Nobody has to shower over that tub.
~ Then the tub's for soaking, and that's its only job.
~ The shower does the work, and the tub does the rest.
= (?:free-?\s?standing|stand-?alone)[^.]*\btub
That tub was chosen to be looked at.
Nowhere to put the soap, though.
That's a tub with a back to dust.
~ Free-standing, so you walk all the way around it.
~ A tub away from the wall needs some floor.
~ The tub stands out in the open, then. Bold.
~ You need a big enough bath to let a tub stand alone.
~ No corner to collect soap, either.
~ You can't hide a tub like that. Why would you.
= tub[^.]*separate[^.,]*shower|separate[^.,]*tub[^.]*shower|separate (?:shower|tub)[^.]*(?:tub|shower)|separate[^.,]*shower[^.]*tub
Nobody steps over a rim before coffee.
~ So nobody showers standing in the tub.
~ A separate shower leaves the tub in peace.
~ Tub and shower apart. That's less climbing.
~ That splits Monday from Sunday.
~ So one's quick and one's slow.
~ The two of them apart takes some floor.
~ You don't have to plan around the tub, then.
~ The shower for speed, the tub for everything else.
~ Two fixtures, so two moods.
~ Separate is the good word there.
~ Somebody gave that bathroom some floor.
~ That's the way you'd draw it, with the space.
= walk-in shower[^.]*\btub|\btub[^.]*walk-in shower|soak[^.]*tub[^.]*shower|shower[^.]*soak[^.]*tub
Ten minutes or an hour, then. Depends on the day.
The shower will get the use, the tub the looks.
The tub's there when you've earned it.
~ So there's a quick option and a slow one.
~ The shower gets you out the door, the tub can wait.
~ A tub and a shower of its own. Good.
~ Both, so nobody has to give one up.
~ Then the tub's not doing double duty.
~ One for the hurry, one for the evening.
~ It's nice when a bath has both.
~ A soak's an option, and so is five minutes.
~ Two speeds in one bathroom.
= skylight[^.]*(?:bath|tub)|(?:bath|tub|shower)[^.]*\bsky(?:light|lit)|skylit[^.]*bath
You'd hear the rain through that.
A skylight's the most private window there is.
~ Daylight from above, and nobody looking in.
~ A skylight over a bath. That I'd go and see.
~ So you shave by daylight.
~ The skylight does what a window couldn't, there.
= ${ofARoom}.*(?:original[^.,]{0,30}(?:tub|tile|sink)|prewar[^.,]{0,20}(?:tub|tile|sink))
Original. So somebody kept saying no to a redo.
It's lasted this long. That's a recommendation.
~ Somebody had the sense to leave that alone.
~ They made those to last, and they did.
= \bdeep\b[^.,]{0,20}(?:soaker|soaking|\btub)
The deep ones take a while to fill. Worth it, though.
~ Deep enough to mean it.
~ So the water reaches your shoulders, maybe.
~ Deep's the right word to see in front of “tub.”
~ Deep takes patience at the faucet.
= (?:large|oversized|five-foot|six-foot|big|full-size)[^.,]{0,15}(?:soaking|soaker|\b(?:bath)?tub\b)
A tub like that wants a big water heater.
So both ends of you get warm.
~ That one's for after a long day.
~ It's a good sign when they describe the tub.
~ Room in the tub for all of you, then.
~ Not a tub you just rinse the mop in.
= soaking tub|soaker
“Soaking” ought to mean deep. I'd check.
That's half an hour nobody can reach you.
The tub would be the reason to lock the door.
~ A soaking tub. So somebody planned on sitting still.
~ The tub's where the evening ends, then.
~ I'd look at how deep it goes.
~ That's the phone-in-the-other-room spot.
~ A tub for soaking, not just for rinsing.
~ “Soaking” usually means deeper than the ordinary kind.
~ Long baths are allowed, then.
~ A tub like that slows an evening down.
~ Somebody likes their bath hot and long.
~ So there's a place to thaw out.
~ You fill it, you wait, you don't do much else.
~ It's a tub with a purpose, anyway.
= rain(?:fall|water)?[ -]?(?:style )?shower|rain (?:shower )?head|rain ?head
Rain, but you choose the temperature.
A rain head's hard on a fresh haircut.
~ Straight down from above, then. No dry corner.
~ The overhead kind. You stand still and let it work.
~ So the water falls instead of being aimed at you.
~ Rain on demand, and warm.
~ That's the sort of shower you stay in too long.
~ Rain indoors. The one kind nobody minds.
= hand-?held shower|handheld
So you can rinse the corners. And the dog.
~ A handheld helps with the rinsing. And the tiles.
= glass(?:ed)?[- ](?:enclosed|walled|in|door|framed|surround)?[^.,]{0,20}shower|frameless|glass showers?|ribbed-glass
Then there's no curtain to fight with.
Somebody's squeegeeing that glass.
~ Glass, so the room looks its full size.
~ Clear glass lets the tile show, at least.
~ Glass keeps the light moving through.
~ So the shower doesn't cut the room in half.
= (?:travertine|marble|limestone)(?:-\w+)? (?:walk-in |stall |glass )*shower|shower[^.,]{0,25}(?:in|of|with) (?:marble|travertine|limestone)
That's a lot of stone for five minutes a day.
~ Stone all the way into the shower.
~ Stone underfoot, even with the water running.
~ They didn't stop the marble at the door, then.
~ The marble goes where it gets wet. Confident.
= (?:large|oversized|huge|spacious|deep|double|extra-large)[^.,]{0,20}shower
Room to turn around with soap in your eyes.
Big enough to step out of the spray.
~ So you don't bump an elbow washing your hair.
~ Big is good in a shower.
~ So the water's the only thing that touches you.
~ A shower with some elbow room, then.
~ You can drop the soap and pick it up again.
= walk-in shower
No high rim to step over before coffee.
~ Walk in, so there's no tub to climb over.
~ You just step in. That's how it should be.
~ Straight in and straight out.
~ So the shower isn't an afterthought over a tub.
~ Walk-ins tend to be easy to wipe down.
~ A shower you walk into, and not over.
~ That's a good one on a hurried day.
~ A proper shower, in other words.
~ One less thing to step over.
= stall shower|shower stall|stall showers
Then you shower standing on flat ground.
~ So the shower's its own thing.
~ Quick in, quick out. It does the job.
= outdoor shower|surfer
Rinse off outside, and the sand stays there.
= ${ofARoom}.*(?:heated towel|towel (?:bars?|warmer|radiator))
A hot towel in January, without asking.
~ Warm towels. That's the bit people remember.
~ So even the towels are looked after.
= ${ofARoom}.*(?:(?:radiant|heated|warmed|nuheat)[^.]{0,25}(?:marble|stone|tile|limestone)[^.]*|(?:marble|stone|limestone|tile)[^.]{0,20}(?:radiant|heated))
Heat takes the one complaint out of a hard floor.
~ Warm stone. Stone's usually the cold one.
~ Then the stone isn't cold underfoot. Clever.
~ So you get the look of stone without the shock.
= ${ofARoom}.*(?:(?:radiant|heated|nuheat)[- ]?(?:heat(?:ed)? |tile |hardwood |wood |bath(?:room)? |marble |stone )*floor|heated floors|radiant[- ]heat|floors?[^.]{0,12}(?:are|is) heated)
Heated floors are hard to add afterward.
The floor's warm before you are.
You can't see it in the photos, but your feet know.
So the towel on the floor dries by itself.
~ Warm floors. Slippers are optional, then.
~ That takes the sting out of six a.m.
~ You notice a warm floor the first cold morning.
~ So bare feet are allowed in winter.
~ Then the bath mat's only decoration.
~ Somebody hated cold feet. Fair enough.
~ Nobody hops across that bathroom in January.
~ The heated floor's what you'd brag about.
~ That's the best thing to hear in winter.
~ Warm from below. I'd stand there a while.
= \bbidet|washlet|smart toilet|toto\b[^.]*toilet
Somebody came back from a trip with ideas.
Those are hard to go back from, people say.
= (?:private|separate|own|enclosed)[^.,]{0,10}(?:water closet|toilet|\bwc\b)|water closet
So one person's shower isn't everybody's wait.
That's a small room that solves a lot.
~ A water closet, so there's a second door to close.
~ The toilet gets its own door. Good manners.
~ So two things can go on in there at once.
~ With the toilet behind a door, mornings overlap better.
~ Privacy inside the privacy.
= makeup vanity|make-up vanity|dressing table|vanity table
That frees up the sink for somebody else.
~ A place to sit down and do your face.
~ So there's a seat at the mirror.
= \bfloating\b[^.]{0,30}vanit|vanit[^.]{0,20}floating
Floating, so you can mop right under it.
Then there's a spot for the bathroom scale.
~ Off the floor, so the room looks wider.
~ You can see the floor go on underneath.
~ A floating vanity's easy on the broom.
= pedestal sink
It saves floor, and costs you a drawer.
~ A pedestal sink, so nothing hides underneath.
~ Pretty to look at. The spare soap goes elsewhere.
~ A pedestal sink looks right in an old bath.
= wall-mount(?:ed)? faucets?
No puddle behind the tap, then.
~ Faucets on the wall, so the counter wipes clean.
= medicine cabinet
So the counter has a chance.
~ The small stuff goes behind a mirror, then.
= walk-in closet[^.]*(?:double|dual|twin|two)[^.,]{0,25}(?:vanit|sink|basin)
The sinks settle one argument, the closet another.
Somebody there has timed a morning.
~ A walk-in and two sinks. Mornings are covered.
~ Storage and sinks. They thought about the morning.
~ Two sinks and a closet you can enter. That's rush hour handled.
~ So there's no line for the mirror, or for the hangers.
~ The practical half of that suite is in order.
~ Hang it up, brush your teeth, out the door.
~ Sinks for two, and a closet with a door.
~ That's getting ready without a traffic jam.
= (?:double|dual|twin|two)[^.,]{0,25}(?:vanit|sink|basin)[^.]*(?:soak|\btub)|\btub[^.]*(?:double|dual|twin|two)[^.,]{0,20}(?:vanit|sink)
The sinks save minutes, the tub spends them again.
Somebody at one sink, somebody at the other, nobody in the tub.
~ Two sinks for the morning, a tub for the evening.
~ So it's fast at the sinks and slow at the tub.
~ The tub's for pleasure. The second sink's for peace.
~ The two sinks will get the daily use.
~ That bathroom works both ends of the day.
~ Two basins and a tub. It can't be a small room.
~ Brush side by side, soak alone.
~ Then the second sink makes up for long baths.
= (?:double|dual|twin|two)[^.,]{0,25}(?:vanit|sink|basin)[^.]*shower|shower[^.]*(?:double|dual|twin|two)[^.,]{0,20}(?:vanit|sink)
With two sinks, the shower's the only bottleneck.
That's a bathroom that knows what seven a.m. is.
Two faucets and a shower. The water heater's busy.
~ One showers, another shaves, nobody waits.
~ Two sinks take the pressure off that mirror.
~ So it's only the shower you'd take turns at.
~ Twice the sinks, half the waiting.
~ The second sink buys everybody five minutes.
~ So toothpaste and shampoo can happen together.
= ${ofARoom}.*(?:(?:double|dual|twin)[^.]{0,30}(?:vanit|sink|basin|bowl)|two (?:vanit|sinks|basins)|double-?(?:bowl|stone|quartz)|dual-sink)
One of two sinks always ends up neater.
Whoever planned that once waited for a sink.
Then the toothpaste goes in the middle.
No more spitting in turns.
Two sinks. That's five minutes back, every day.
~ Two sinks, so no line.
~ Then two can brush at the same time.
~ Two basins, and no negotiating.
~ Two sinks usually means a decent stretch of counter.
~ One sink for hurrying, one for taking your time.
~ That's the seven-thirty traffic sorted.
~ So shaving and brushing can overlap.
~ That bathroom's ready for rush hour.
~ You get your own side of the counter.
~ The second sink's the one you'd miss.
~ Nobody has to brush over a shoulder.
~ That's the difference between late and on time.
~ So nobody hogs the faucet.
= vanity with storage|vanity storage|oversized vanity|long vanity|vanity[^.]{0,15}(?:storage|shelving|drawers)
So the counter might even stay clear.
Then the hair dryer has a home.
~ Room under the sink for the spare rolls, then.
~ A vanity with storage hides the ugly bottles.
= vanit[^.]*(?:oak|walnut|ash|teak|ebony|wood|bronze)|(?:oak|walnut|ash|ebony|teak)[^.,]{0,15}vanit
Wood next to water. Somebody trusts the finish.
~ Wood in a bathroom warms it up.
~ Then it looks like furniture and holds toothpaste.
~ That vanity was somebody's cabinetmaker, not a box store.
= custom[^.,]{0,25}vanit|vanit[^.,]{0,15}custom
Made to fit, so there's no gap to lose the toothpaste cap in.
~ A made-to-measure vanity uses the whole wall.
~ Custom usually means it fills the corner properly.
~ Somebody measured for that vanity.
~ The vanity was drawn for that wall, then.
= (?:three|four|five|six|seven)[^.,]{0,40}walk-?in closets|walk-?in closets[^.]{0,12}in (?:all|each|every)
With that many walk-ins, there's no excuse for the clothes on the chair.
~ I lost count of the closets. In a good way.
~ Then things get hung, not piled.
~ That's more closet than some bedrooms.
= (?:two|three) of the (?:\w+ )?bedrooms[^.]*closet|closets? in (?:two|three) of
There'd be some bargaining over bedrooms, then.
~ So some rooms get the good closets.
~ Then those are the bedrooms people claim first.
= (?:two|dual|double|pair of|twin|his and hers|side-by-side)[^.,]{0,35}walk-?in|walk-in closets? in two
Two closets, and no border disputes.
You'd know whose mess it was, at least.
Two walk-ins take floor from somewhere. I'd look where.
~ One door each. That could save a morning.
~ Two walk-ins, so the hangers don't mingle.
~ So nobody's coats are pushing anybody's shirts.
~ With two of those, one could be for out of season.
~ Then it's one for this season and one for the next.
~ One for clothes, one for everything else, perhaps.
~ Each closet can have its own system. Or none.
~ Fair's fair, with two of them.
~ A second walk-in is a rare sort of luxury.
= \d+-by-\d+[^.,]{0,12}(?:walk-in )?closet|closet[^.]{0,20}\d+-by-\d+
Nobody measures a closet they're ashamed of.
~ They measured the closet. That's a sign.
= (?:room-sized|room-length|room size|dressing room size|boutique)[^.,]{0,12}(?:walk-in )?closet
Somebody's bedroom is smaller than that closet.
~ So the closet's a room, in all but name.
= walk-?through closet|passing through[^.]*closet
So the closet's a hallway that earns its keep.
~ You dress on the way to the bath, then.
~ A walk-through. Clothes on both sides, presumably.
= cedar[^.]*closet|closet[^.]*cedar
Cedar, so the moths stay hungry.
~ And it smells right every time you open it.
= california closets?|elfa|closetmaid|closet systems?|closet organiz|organized closets?|professionally organized|storage systems?|upgraded systems|built[- ]?out closet|closets? (?:are |is )?(?:built[- ]?out|organized|outfitted)|closet build-?out|custom(?:ized)?[- ](?:\w+ ){0,2}closets?|personalized shelving|closet[^.]*(?:built-ins|shelving|drawers|millwork)
Built in, so it stays when they go.
The organizing's done. Staying organized is extra.
Closets like that tell you somebody meant to stay.
So half the dresser's already in the wall.
Fitted closets are money somebody already spent.
Inside the closet is where they usually save money.
~ So the shelves are already where you need them.
~ Somebody's thought about where the shoes go.
~ That's one trip to the store saved.
~ So it's more than a rod and a shelf.
~ Then the hangers aren't all fighting for one rod.
~ Drawers inside the closet, maybe. Less to buy.
~ The closets have a plan. People don't, always.
~ You'd use every inch of a closet like that.
~ Double rods, I hope. That's where the room is.
~ Then the top shelf isn't a black hole.
~ A place for sweaters that isn't a heap.
~ With the closets fitted, the bedroom stays bare.
~ Nothing slides off the end of the rod, then.
~ So you hang up the shirts and you're moved in.
~ Closets like that make you fold things.
~ It's tidy even before you are.
~ They did the insides too. Good sign.
~ I'd open those closets before anything else.
= armoire|wardrobe closets?|built-in wardrobe|wardrobes?\b
That's one thing you won't have to assemble.
~ A wardrobe that's built in doesn't have to be carried.
= wall-to-wall[^.,]*closet|wall of [^.,]*closet|floor-to-ceiling (?:\w+ )?closet
Then the other three walls are free.
~ A whole wall of doors. That swallows a lot.
~ So one wall does all the storing.
~ A wall of it. Nothing left for a dresser to do.
= linen closet|linen-storage|linen storage
The linen closet's what people forget to build.
~ A closet for sheets, so towels aren't with the shirts.
~ So the spare blankets have a shelf.
~ A linen closet near the bath. Just where you need it.
= coat closet|entry closet|hall closets?|closets? in the hall
Then the bedroom's spared the vacuum.
~ Closets in the hall, where you take your coat off.
~ So coats stop at the door.
~ The vacuum's going in a hall closet, I bet.
= dressing (?:room|area|suite|hall)[^.]*(?:bath|vanit)
So you can dress without waking anybody.
~ Bed, dress, wash, in that order or any other.
~ So you can get ready with the light on.
~ A dressing area in between keeps the noise from the bed.
~ Then the whole morning happens behind one door.
~ Clothes on the way to the bath. It makes sense.
= dressing area
A place to get ready that isn't the edge of the bed.
~ So the mirror has some floor in front of it.
~ Then the shirts get tried on away from the bed.
= dressing rooms?
You get ready with the light on and nobody sighs.
Then the packed suitcase can stay open in there.
A whole room for deciding what to wear.
So the ironing board can stay up.
~ A dressing room, so the bedroom stays a bedroom.
~ So the clothes get a room, too.
~ The bed won't end up covered in shirts.
~ You rarely see a dressing room outside of old movies.
~ Nobody trips over shoes in the dark, then.
~ A place to get dressed with the door shut.
~ That frees a wall in the bedroom.
~ A mirror and a decent lamp and it's done.
= ^(?!.*shar).*walk-in closet[^.]*(?:en suite|ensuite|en-suite|bath)
Nobody sees you till you're dressed, then.
The robe's got a short commute.
~ Closet and bath off the bedroom. It's all one loop.
~ Out of bed, into the shower, into the closet.
~ So a morning happens without crossing the hall.
~ The walk-in's good. The bath next to it is better.
~ You could be dressed before anyone hears you.
~ Bed, bath, closet. That covers the first hour.
~ It's all behind one door. I see the appeal.
~ So the hall doesn't get your wet footprints.
~ A suite that earns the word, with the bath and closet.
~ The closet you walk into, the bath you don't share.
= ${ofARoom}.*(?:(?:large|huge|oversized|generous|massive|deep|extra-large|expansive)[^.,]{0,12}walk-?in(?: closet)?)
They're proud of that closet. I'd pace it off.
You could lose a jacket in there and find it in spring.
A closet with room for the boxes you never open.
~ Then the winter coats can stay in there all year.
~ So the luggage might fit in there too.
~ A big walk-in can swallow a dresser.
~ Then you can see what you own.
~ A closet that size doesn't need a diet.
~ So nothing has to live under the bed.
~ Somebody gave up floor for that. Gladly, I guess.
~ Then moving day's first box has somewhere to go.
~ That keeps the bedroom floor clear.
= walk-in closets
Walk-ins, in the plural. I noticed the S.
Then the spare room needn't be a closet.
~ More than one you can walk into, then.
~ So nobody has to bargain over hangers.
~ That's a lot of coats with a door on them.
= walk-?in closet|walk-?ins?\b(?=[^.]*closet)
“Walk-in” goes from one step to ten.
Then the bedroom may not need a dresser.
A door you can shut on the mess.
Space to look for the other shoe.
~ Winter coats can stay put in June, then.
~ So getting dressed happens out of sight.
~ Walk in, turn around, walk out dressed.
~ The suitcase could live in the closet too.
~ At least the closet isn't an afterthought.
~ So the bed doesn't get used as a shelf.
~ How far you walk in, that's worth seeing.
~ You can stand back and choose, in a walk-in.
~ A walk-in's the thing people ask about first.
~ That's the dresser out of the bedroom, perhaps.
~ So there's a light in there, I hope.
~ The walk-in frees up a wall.
~ Off the floor and behind a door. Good.
~ Then the laundry has somewhere to go back to.
~ A closet you can close from the inside. Quiet.
~ One walk-in beats three shallow ones.
= ${ofARoom}.*(?:\bample[^.,]{0,12}(?:closet|storage))
“Ample” is worth a tape measure.
~ “Ample” has some give in it.
~ So the chair in the corner stays a chair.
~ Somebody counted the closets and liked the answer.
= ${ofARoom}.*(?:(?:abundant|plenty of|generous|copious|tons of|substantial|excellent|lots of)[^.,]{0,12}(?:closet|storage))
Storage never makes the photos. I'd open every door.
Plenty depends on what you own.
So spring cleaning's optional.
~ I'd open every closet door, just to see.
~ Then not everything has to go under the bed.
~ That's a line people read twice, about closets.
~ Closet space is the thing you can't add later.
~ So there's somewhere for the vacuum too.
~ It's rare to hear of too many closets.
~ Closets first, then. I like that order.
~ That's the complaint most homes get, and not this one.
~ Enough closets, by their count.
~ Then one of them can be for the odd things.
= (?:two|three|multiple|several|double|additional)[^.,]{0,20}closets
With more than one closet, one's always the junk one.
You could give a whole closet to winter.
~ More than one closet. So you can sort by season.
~ Then one of them can take the coats.
~ So the hangers get some breathing room.
~ Closets in the plural. That's the word to hear.
~ So nobody's stuck with half a rod.
~ More doors to open on the visit.
= (?:large|full|full-size|oversized|big|deep|built-in)[^.,]{0,15}closets?
So it isn't just a hook behind the door.
That's one less piece of furniture to carry in.
~ A good-sized closet does a lot for a bedroom.
~ So there's a place to hang things full length.
~ Then long coats don't drag.
~ A proper closet. Older places can be stingy there.
~ Built into the wall, so the floor stays free.
= (?:three|four|five|six|seven|eight) (?:powder rooms|half[- ]baths)
That's a lot of little hand towels.
You'd have to remember which one you left your glasses in.
~ Nobody waits, then.
= (?:two|2) (?:powder rooms|half[- ]baths)
A spare for the spare.
~ Even at a party, then, no line.
= powder room[^.]*(?:marble|stone|onyx|gilded|larch|wallpaper|brass|mirror|vanit)|(?:marble|stone|onyx|gilded)[^.]{0,25}powder room
A powder room's where people can afford to show off.
~ The good stuff went in the smallest room.
~ Guests get the fancy one. That's how it's done.
~ So that's the room people come back talking about.
~ Nobody holds back in a powder room.
~ You only see it for a minute, so it has to work fast.
= ${ofARoom}.*(?:(?:hidden|secret|behind a bookcase))
So first you have to find it.
~ A hidden door. Everyone will want to try it.
~ Somebody had fun with that.
~ Guests will need directions, and they'll like it.
= (?:main|first|ground|parlor|entry)[- ](?:floor|level)[^.]{0,12}(?:powder room|half[- ]bath)|(?:powder room|half[- ]bath)[^.]*(?:main|first|ground|parlor|entry)[- ](?:floor|level)
So company never has to see upstairs.
~ So guests don't have to climb the stairs.
~ Nobody has to go up and hunt for it.
~ That saves a lot of trips up.
= powder room
So guests don't see anybody's toothbrush.
Wash your hands, check your teeth, back to the table.
A spare toilet beats a spare anything.
It's the half bath with the better name.
You miss one the first time you have eight people over.
~ >kitchen Company's coming, by the sound of it.
~ One for company. The other baths can stay messy.
~ A powder room keeps the real bathroom private.
~ So dinner guests don't wander past the bedrooms.
~ A powder room's small, and it's never empty at parties.
~ Then the hand towels in there can be the good ones.
~ >living So somebody expected company.
= half[- ]bath|half bathroom
A half bath does most of the work at a party.
The half's the half you need most.
~ Half a bath, and all of the rush gone.
~ So company has its own place to wash up.
~ An extra toilet's never the wrong answer.
= ${ofARoom}.*(?:bath[^.]*arch(?:ed|way)|arched (?:transition|doorway|opening|passage))
Arches are more work than corners. Somebody cared.
~ So the walls bend a little in there.
= ${ofARoom}.*(?:subway tile|subway-tile|classic white (?:tile|subway))
Subway tile goes with any towel you own.
~ It's hard to get tired of that tile.
~ That tile's been around a century, and it still looks clean.
~ The plain one's the one that lasts.
~ Subway tile shows you if it's been scrubbed. Fair.
= ${ofARoom}.*(?:penny[- ]tile|penny[- ]round)
Little circles. A lot of grout to love.
Penny tile has good grip underfoot.
~ Somebody laid those one sheet at a time.
= (?=.*(?:bath|shower|tub)).*(?:hexagon|honeycomb|\bhex tile|geometric (?:tile|floor)|black[- ]and[- ]white (?:\w+ )?(?:tile|floor|hex)|checkerboard)
A patterned floor hides a wet footprint.
You'd count those tiles without meaning to.
~ Black and white doesn't go out of style, it waits.
~ Patterned floors look good with plain walls.
~ A floor like that does the decorating.
~ So the floor's where you'd look first.
= ${ofARoom}.*(?:terrazzo)
Terrazzo hides everything, including toothpaste.
~ Speckled floors are the most forgiving kind.
~ Terrazzo was put down to last.
= (?=.*(?:bath|vanit)).*quartzite
Looks like marble, quartzite, and minds less.
~ Quartzite's the hard one. Toothpaste won't bother it.
= (?=.*(?:bath|vanit)).*\bgranite\b
That'll outlast the faucet.
~ Granite in a bath can take some splashing.
= corian|solid surface
Solid all the way through, so scratches can be sanded.
= ${ofARoom}.*(?:(?=.*(?:marble|stone)).*\b(?:carrara|calacatta|calcutta|statuary|statuario|arabescato|cipollino|caldia|borghini|grigio|bianco|nero|crema|arabesque|panda|alaska white|rosa levante)\b)
When the stone has a name, it had a price.
I'd look at how the veins meet in the corners.
So somebody stood in a stone yard and pointed.
~ They name the stone. Somebody chose it, then.
~ It's got a first and last name, that stone.
~ Not just any slab, if they give the name.
~ The name means a quarry. That's a long way to come.
~ No two slabs alike, of that sort.
= ${ofARoom}.*(?:(?:marble|stone)[- ](?:clad|wrapped|lined)[^.]{0,30}bath|bath[^.]{0,30}clad in[^.]*(?:marble|stone)|slab marble|full marble bath)
Stone all around. It'd echo if you sang.
~ So it's on the walls as well.
~ Marble up the walls keeps the place cool in July.
~ That's a lot of stone in one room.
~ Covered in it. They didn't do just the floor.
~ It must be quiet in there, with all that stone.
~ The stone came first and the room was built around it.
~ So the splashes land on marble, wherever they land.
~ Clad, they say. So that's the walls too.
= ${ofARoom}.*(?:marble[^.]*(?:bath|shower|vanity|tub|counter)|(?:bath|vanit)\w*[^.]*marble)
It never gets dated, marble. It only gets sealed.
Marble's easy to admire and easy to etch.
Then the towels had better be decent.
~ Marble in the bath. It's cold, and it's worth it.
~ You notice the marble before the mirror.
~ Marble stays cool, so August's covered.
~ Marble's the thing people run their hand along.
~ So nobody left a cranberry juice on the counter, I hope.
~ That's a bath somebody spent on.
~ Marble does something for even a plain bath.
~ They put the marble where it'd be seen every day.
~ The marble would be the first thing in the photos.
= \b(?:stone|tile)\b[^.]*bath|bath[^.]*\b(?:stone|tiles?|tilework|tiled)\b
I'd look at the grout lines. They tell on people.
~ It all wipes down, then.
~ Tile's where you see if the work was careful.
~ So water can go where it likes.
~ Tile in the bath is where the care shows.
~ You judge tile at the corners.
~ Then a wet floor's not a worry.
= ${ofARoom}.*(?:waterworks|kallista|dornbracht|lefroy|barber wilson|sherle wagner|duravit|grohe|kohler|hansgrohe|villeroy|zucchetti|delta |toto\b|fantini|brizo|nuheat|california faucet|crosswater|molteni|ornare|poliform)
A name brand means spare parts, at least.
If they name the brand, they paid for it.
~ They name the maker. So it wasn't the cheapest one.
~ Somebody picked those out of a catalog with care.
~ Good fixtures are the part you touch every day.
~ You'd feel that in the handles.
~ So the handles ought to turn nicely.
= jack[- ]and[- ](?:a )?jill|jack and a jill
Two doors into one bath. You learn to lock both.
~ So both locks matter in there.
~ Shared from both sides. Knocking's a good habit.
= \bgut(?:ted|[- ]renovated|[- ]rehabbed)[^.]*bath|bath[^.]*\bgut(?:ted|[- ]re)|bath[^.]*new plumbing
Behind the walls, too, I take it. That's the good part.
~ So the pipes got their turn as well, I'd hope.
= (?:fully|newly|completely|totally|just|recently) (?:re\w+)[^.]*bath|brand[- ]new (?:\w+ ){0,2}bath|bath[^.]*(?:(?:fully|newly|completely) re)
Somebody else lived through that renovation.
That's a month of plumbers you don't have to meet.
~ Then the dusty part's over.
~ So the bath's one room you can leave alone.
~ All new, so you're first to scuff it.
~ New bathrooms are the expensive kind of done.
= (?:modern|contemporary)[^.]*bath|bath[^.]*(?:modern|contemporary)
Modern as of when, I'd ask.
~ So the look is settled, and the soap dish is up to you.
= \b(?:updated|upgraded|refreshed)[^.]*(?:bath|powder)|bath[^.]*\b(?:updated|upgraded|refreshed)
An update has a date. I'd like to know which.
An update can mean a faucet or a whole wall.
~ Done already. You could just move the towels in.
~ So the bath won't be the first project.
~ Then somebody else chose the faucets. Fine by me.
~ The bath was seen to. That's a weight off.
= (?:renovated|remodeled|redone|recently|renovations)[^.]*(?:bath|powder)|bath[^.]*(?:renovated|remodeled|redone|new vanit|new tile)
Then there's no avocado tile to apologize for.
So you shower there the first night, not the tenth.
Then it's paint, not plumbers.
That's one estimate you don't need.
~ So the bath's dealt with, more or less.
~ One less room to save up for.
~ I'd ask what year that was, that's all.
~ A bathroom's the expensive one to redo, so that counts.
~ Bathrooms are where dated shows first.
~ That's the room you'd least want to redo.
~ They got the hard room over with.
~ Nobody's bringing a sledgehammer in there soon.
~ So that's already behind somebody.
= ${ofARoom}.*(?:windowed[^.]*bath|bath[^.]*(?:has|with) (?:a |two )?window|window[^.]*bath|windowed)
So the steam has somewhere to go.
A plant could live in there, then.
~ A window in the bath. That's not a given.
~ You'd get daylight to shave by.
~ A bathroom window isn't a small thing.
~ Open it a crack and the mirror clears.
~ So the fan isn't doing it all alone.
~ Daylight in there makes mornings easier.
~ Fresh air in a bathroom. It sounds small till you lack it.
~ Then you know the weather before you've brushed.
~ Windows in bathrooms are rarer than they should be.
~ That saves a light switch by day.
= (?:shares?|shared|sharing)[^.]*\bbath|\bbath[^.]*shared|access to a[^.]*full bath
Then somebody showers at night.
A shared bath teaches you everybody's schedule.
The early bird gets the hot water there.
~ Shared, so the lock gets used.
~ One bath between them. Somebody gets up first.
~ So there'd be a queue on Mondays, maybe.
~ Shared works, with a good lock on the door.
~ Then that bath earns its keep.
~ The toothbrush cup would be crowded.
= each bedroom is on its own floor|bedroom on each floor
So nobody hears anybody.
~ So every bedroom comes with its own landing.
= \b(?:each|every|all)\b[^.]*bedrooms?[^.]*(?:en[- ]?suite|own (?:\w+ ){0,3}bath|private (?:\w+ ){0,2}bath)|bedrooms (?:each|all) [^.]*(?:en[- ]?suite|own (?:\w+ ){0,3}bath)|bedrooms,? each with (?:\w+ ){0,3}bath
So nobody crosses the hall in a towel.
Your door, your bath, your mess.
~ A bath for every bed. Nobody waits.
~ Then there's no line anywhere in the morning.
~ Guests could stay a week and never share.
~ That's a lot of soap dishes, and not one queue.
~ No schedule taped to a bathroom door, then.
~ Nobody bangs on the door to say hurry up.
~ Everyone wakes up next to their own shower.
~ Like hotel rooms, that way.
= \b(?:two|three|four|five|six|seven|both|additional|secondary|other|guest|multiple)\b[^.]{0,30}(?:bedrooms|suites)[^.]{0,40}en[- ]?suite|\b(?:two|three|four|five|multiple|additional) en[- ]?suite
So the other bedrooms didn't get the leftovers.
~ En suite, and not just in the primary.
~ Then guests get a bath and don't have to be led to it.
~ Nobody draws straws for a bathroom.
~ More than one door with its own bath behind it.
~ The smaller bedrooms did well for themselves.
~ So nobody in there needs a robe in the hall.
~ That's a good deal of plumbing, and all for peace.
~ No hallway dash from those rooms.
= (?:second|third|fourth|fifth|additional|guest|another|rear|west|2nd|3rd|other)[^.,]{0,20}(?:bedroom|room|suite)[^.]*(?:en[- ]?suite|on-suite|own bath|private[^.]{0,15}bath|attached bath)
You'd hand that one to your favorite visitor.
Then nobody has to fight for the primary.
~ So the second-best room has its own bath. Not bad.
~ Whoever gets that room isn't sharing.
~ Then a guest never has to ask where it is.
~ It's a guest who doesn't have to whisper at night.
= (?:second|2nd|another|additional|secondary)[^.,]{0,12}(?:full )?bath(?:room)?|(?:full|second)[^.]{0,8}guest bath|guest bath
So one can be under repair and life goes on.
That helps when two alarms go off at once.
~ A second bath takes the pressure off the first.
~ So there's a backup when one's busy.
~ Two baths, and the morning's only half as tense.
~ The plunger can rest, then, between visits.
~ The other bath is what saves a houseful of guests.
~ A spare shower never goes unused for long.
= (?:full|two full|three full|four full|five)[^.]*(?:baths|bathrooms)|(?:baths|bathrooms)[^.]*(?:full|powder)
And somebody has to clean every one of them.
~ So nobody needs to plan around the shower.
~ Plenty of doors to knock on, then.
~ The plumber will know the place.
~ More baths than alarms, perhaps.
= (?:main|lower|first|ground)[- ](?:level|floor)[^.]*bath|bath[^.]*(?:main|lower|ground)[- ](?:level|floor)|(?:downstairs)[^.]*bath
So that floor can get by on its own.
~ A bath on that level saves the stairs.
~ So you don't climb up to wash your hands.
= ^(?!.*shar).*(?:(?:private|own|attached|ensuite|adjoining)[^.,]{0,35}bath|en[- ]?suite)
The robe doesn't have to be respectable.
Nobody else's shampoo in there, either.
So guests stay out of your medicine cabinet.
~ No hallway to cross at night.
~ A bath through the next door. That's the short way.
~ So you don't bump into anybody at night.
~ Only one door between bed and brush.
~ Then the hall light can stay off.
~ That's the walk you take half asleep, kept short.
~ A bath behind your own door. I'd take that.
~ So you can leave your things out.
~ Bath right there, so midnight's an easy walk.
~ The main thing is there's no queue.
~ Then you don't have to plan your shower.
~ En suite's worth a lot at two in the morning.
= murphy
So one room works two shifts.
A guest room that vanishes by breakfast.
~ Up it goes, and the room's yours again.
~ Then the bed only takes the floor at night.
~ Somebody got two rooms out of one.
~ A bed in the wall. That's a good use of one.
= built-in (?:twin |queen |king |full )?bed|platform bed|trundle
So that's one thing the movers don't carry.
~ Beds built in don't get moved, but they fit.
= ${ofARoom}.*(?:blackout)
Somebody sleeps in.
~ So Saturday can start at ten.
= ${ofARoom}.*(?:(?:motorized|electric|automatic|remote|hunter douglas)[^.]{0,20}(?:blinds|shades|drapes|curtains))
You can open those from under the covers.
~ So the shades go up without you.
~ No more walking around to close them all.
= ${ofARoom}.*(?:(?:solar|custom|roller|roman|pleated)? ?(?:shades|blinds|window treatments|drap))
So moving in doesn't start with a sheet on the window.
~ Shades already up. That saves a trip.
~ Curtains cost money, so that's something.
~ Then you don't wake at five in June.
= ${ofARoom}.*(?:ceiling fan|fan lamp)
So you can sleep with the air on low.
~ A ceiling fan takes the edge off a July night.
= ${ofARoom}.*(?:decorative fireplace|ornamental fireplace|non-?working fireplace)
Decorative, so it's candles and no ashes.
~ The mantel still holds books, working or not.
= ${ofARoom}.*(?:electric fireplace)
A fire with an off switch. I can live with that.
~ Electric, so nobody hauls logs past the bed.
= ^(?!.*(?:living room|dining|library)).*(?:bedroom|suite)[^.]*fireplace
Then nobody's in a rush to get up in January.
~ A fire in the bedroom. You'd read in bed more.
~ So the best chair in winter's in there.
~ The fireplace would be what I'd ask about.
~ A bedroom fireplace is old-fashioned. In the good way.
~ It's something to look at before you nod off.
~ Does wonders for a dark Sunday, a fireplace.
~ You could fall asleep to that.
~ The mantel's where the book ends up, I bet.
~ A fire in there makes it hard to leave the room.
= ^(?!(?:it|this \w+) (?:has|includes) )(?!.*(?:overlook|community|shared|common)).*(?:bedroom|suite|primary)s?\b[^.]*(?:outdoor (?:space|area)|balcon(?:y|ies))[^.]*\.?$
First coffee's going out there.
~ Step out before you're really dressed.
~ So there's air, a few feet from the bed.
~ A door to the outside, in the bedroom. I'd leave it open.
~ The balcony's the best spot to check the weather.
~ You could say good night to the sky.
~ So the room borrows a bit of outdoors.
~ A balcony keeps a bedroom from feeling shut in.
~ Slippers and a mug, and you're outside.
~ That's fresh air without going downstairs.
= ^(?!(?:it|this \w+) (?:has|includes) )(?!.*(?:overlook|community|shared|common)).*(?:bedroom|suite|primary)s?\b[^.]*terrace
Then the first coffee goes outside.
~ A terrace off the bedroom. That's a late breakfast.
~ So it's a few steps from pillow to fresh air.
~ Two doors to choose from: hall or terrace.
~ In good weather, the room keeps going.
~ Then the bedroom's the best seat in June.
~ You'd sleep with that door open in May.
~ The terrace would change how you wake up.
~ Air on tap, just past the glass.
~ A terrace is a good place to finish a book.
= ${ofARoom}.*(?:sliding[^.,]{0,12}doors?|barn door)
So you don't lose a corner to the swing.
~ Doors that slide don't eat the floor.
~ A sliding door's quieter at midnight.
= ^(?!.*(?:interior view|dimmers|inside\.)).*(?:bedroom|suite)s?\b[^.]*(?:\bviews?\b|overlook|looks? out)
The view's there when you can't sleep.
A view from bed is a good way to be late.
Then the bed goes opposite the window.
~ Something to look at before you're fully awake.
~ So the alarm isn't the first thing you see.
~ You'd keep the curtains open, for that.
~ That's what you'd open your eyes to.
~ I'd stand at that window in the evening.
~ So you'd check it even half asleep.
~ It's a nice thing to have at the end of the bed.
~ A view in the bedroom beats one in the hall.
~ You see what the weather's up to before your feet hit.
~ The window would be better than the TV.
~ Then you wouldn't hang much across from it.
= ${ofARoom}.*(?:skylight)
A skylight gets the light nobody can block.
Rain on a skylight must be something to hear.
~ Daylight from above. No curtains can argue.
= ${ofARoom}.*(?:(?:floor-to-ceiling|walls? of|corner|oversized|large|big|wide|eight-foot|huge|double|expansive|triple)[^.,]{0,25}windows?)
You'd want good shades on windows like that.
~ So the room gets its light in one go.
~ So you notice the weather.
~ Then the lamp's for evenings only.
~ So the room looks bigger than its numbers.
~ A window like that does half the furnishing.
= ${ofARoom}.*(?:south(?:ern|-facing|east|west))
South gets the long light, even in December.
~ South, so it's bright most of the day.
~ That's the sunny side.
~ So it stays warm on a winter afternoon.
~ A plant would do well on that side.
~ Then you can read there till late.
= ${ofARoom}.*(?:\beast(?:ern|-facing)?\b)
East, so the sun's the alarm clock.
~ Morning light in there, then.
~ The sun gets up first in that room.
= ${ofARoom}.*(?:\bwest(?:ern|-facing)?\b[^.]*(?:exposure|view|facing|window|sun|light)|facing west|west-facing|sunset)
West, so mornings are gentle.
Late light's the flattering kind.
~ Evening light, and no sun at six.
~ The sun says good night in there.
= ${ofARoom}.*(?:\bnorth(?:ern|-facing)?\b)
North light. Steady, and it doesn't fade the rug.
~ So no sun in your eyes at six.
~ Painters like north light, for good reason.
= ${ofARoom}.*(?:corner (?:primary|bedroom|suite|room)|(?:primary|bedroom)[^.]{0,20}corner)
So two of its walls have no neighbors.
~ Corner room, so two walls of outside.
~ Corners get more than one kind of light.
~ Air from two sides, then.
= ${ofARoom}.*(?:(?:quiet|privacy|private)[^.]{0,20}(?:wing|level|floor|corridor|hall|end|rear|bedrooms|quarters)|(?:own|private|separate|eastern|west|guest|primary|east|expanded)[^.]{0,15}\bwing\b|own corridor|end of the)
So the party can go on without you.
Distance is the best sort of soundproofing.
That's a long way from the blender.
~ A wing. You'd have to send word.
~ Then nobody's footsteps pass the door.
~ You could be home and nobody would know.
~ Away from the noise, by the sound of it.
~ So the TV in the next room isn't in the next room.
= ${ofARoom}.*(?:split[^.]{0,20}(?:bedroom|plan|floor|primary|arrangement|layout)|opposite (?:sides|ends)|separated by|across the unit|either side|three-way split)
So nobody shares a wall with a snorer.
~ Bedrooms apart. Phone calls stay private.
~ The late reader's light bothers nobody.
~ Then guests get a little distance.
~ Apart is good, for anything after ten at night.
= king[- ]?size[d]?[^.]*(?:room to spare|nightstand|full bedroom furniture|and (?:more|furniture)|sitting area)
You can make the bed from both sides, then.
So the chair in the corner's not a fantasy.
~ Then the nightstands get room as well.
~ Room to spare around the bed. That's the real test.
~ So you walk around the bed, not over it.
~ King-size, with something left over. Good.
= ${ofARoom}.*(?:king[- ]?size[d]?|king bed|\bking\b)
A king fits. Walking around it is another question.
So the bed goes in. The doorway's another matter.
~ The big mattress fits. That settles the bed.
~ So nobody has to trade down.
~ Somebody measured for a king, I take it.
~ A king takes most walls, so that's good to hear.
~ You can bring the bed you have, then.
~ Wide enough for the bed and a way around it, hopefully.
= ${ofARoom}.*(?:queen[- ]?size[d]?|\bqueen\b|full-size bed)
So I take it a king doesn't fit.
~ So it's a bedroom you measure for.
~ That's an honest size to name.
~ A queen, and they say so. I like that.
= ${ofARoom}.*(?:(?:unusually |very |extra[- ]?|over-?)?(?:large|big|spacious|oversized|huge|generous|sized|ample|double-sized|extra-large|sizable)[^.,]{0,20}(?:bedroom|suite|primary|rooms?)|bedrooms?[^.]{0,20}(?:are|is)[^.]{0,12}(?:large|oversized|spacious|generous|big|extra|unusually))
They could put a number on that.
Then the bed isn't the only thing in the room.
I'd want to see it with a bed in it.
You could walk around the bed without turning sideways.
~ So there's somewhere to put a chair.
~ Big bedrooms are easy to live with.
~ Then you don't bruise your shins at night.
~ So the dresser doesn't block the door.
~ Room for a desk, maybe, if you've got one.
~ An oversized bedroom swallows the laundry chair.
~ Big enough to leave the suitcase out.
~ Bedrooms often lose the fight for space. Not here.
= ${ofARoom}.*(?:primary[^.]*(?:sitting|lounge|library|seating)|(?:sitting|seating) (?:area|room)s?|lounge)
A place to sit that isn't the edge of the bed.
Then you can read and not fall asleep.
~ So a book doesn't have to mean lying down.
~ A chair in the bedroom that's really for sitting.
~ You'd have somewhere to put on your shoes.
~ A second seat, away from the living room's noise.
= ${ofARoom}.*(?:\blibrary\b)
So the boxes of books finally get opened.
~ A library. The books finally stand up straight.
~ Reading gets its own room. That's generous.
= ${ofARoom}.*(?:media room|theater|screening)
Nobody has to compromise on the volume.
~ A media room, so the living room stays quiet.
~ Then the big screen isn't over the mantel.
= ${ofARoom}.*(?:office (?:nook|area|alcove|space))
So the desk has a spot and the table stays a table.
~ A corner for the laptop, then.
= ${ofARoom}.*(?:home offices?|office or den|an office|private office|two offices|office nook|\boffice\b|\bstudy\b|studies)
So the laptop comes off the dining table.
Then calls don't happen in the bedroom.
~ A door to close on the day's work.
~ An office you can leave by shutting it.
~ Work stays in there, with luck.
~ The papers get a room. That helps the rest.
~ No commute, and still a door. Good.
= ${ofARoom}.*(?:\bden\b)
“Den” is whatever you decide it is.
A den's the room nobody has to keep tidy.
~ Then the TV has another place to be.
= ${ofARoom}.*(?:\bgym\b|fitness|workout|exercise)
Then the weather's no excuse. Sadly.
~ So the mat doesn't have to be rolled up.
~ No commute to the treadmill.
= ${ofARoom}.*(?:game room|playroom|recreation)
A room where the mess can stay out.
~ So the living room's spared the pieces.
= ${ofARoom}.*(?:guest (?:suite|wing|unit|room|bedroom|quarters)|in-law|guest or staff)
Look after guests like that and they stay longer.
So nobody gives up their bed at the holidays.
~ So visitors get a door of their own.
~ Nobody has to sleep on the couch, then.
~ Then company stays the night, and nobody's in the way.
~ A place for visitors keeps the sofa free.
~ Visitors can sleep in while you make the coffee.
= staff (?:rooms|quarters|room)
Those are the rooms that change jobs most often.
= bedrooms?[^.]*(?:at the rear|in the rear|at the back|rear of)|^at the rear[^.]*bedroom|rear bedroom
At the back, so the street noise is somebody else's problem.
~ The back's usually the quiet side.
= ^(?:upstairs|(?:on )?the (?:second|third|fourth|fifth|top|upper|2nd|3rd|4th)[^.,]{0,8}(?:floor|level))[^.]*bedrooms|bedrooms (?:are )?(?:found |located |all )?(?:upstairs|on the (?:second|third|upper|top))
Stairs between you and the dishes. Good.
~ So sleeping's upstairs and noise stays down.
~ Up there it ought to be quieter.
~ So the day's below and the night's above.
~ One floor for sleeping. It's easy to picture.
= \b(?:main|first|ground)[- ](?:level|floor)[^.]*bedroom|bedroom[^.]*\b(?:main|first|ground)[- ](?:level|floor)
~ So nobody has to climb to bed there.
~ Then that floor could stand on its own.
= ^(?:it|this \w+) (?:has|includes) (?:\w+ ){0,3}bedrooms|^there are (?:\w+ ){0,3}bedrooms|\b(?:two|three|four|five|six|seven) (?:additional |more |large |other |secondary )?bedrooms
Spare rooms never stay spare for long.
One of those will be a study by spring.
Then somebody can work while somebody sleeps.
~ A few doors to open on the visit, then.
~ So there's a room for whatever comes up.
~ Enough beds to have company, then.
~ Doors to close. That matters more than size.
~ So nobody's on the couch.
= ${ofARoom}.*(?:private bedrooms?|fully enclosed|full-height walls|enclosed)
So it's a bedroom and not a curtain.
~ Walls that go all the way up. Good.
~ A door that shuts. You'd be surprised how often it's missing.
~ Enclosed means dark at night, which is the idea.
= primary (?:suite|bedroom|retreat)
Somebody gets the good room.
~ A suite means a door between you and dishes.
~ They call it a suite, so there's more than a bed.
~ So there's one room that's just for the day's end.
~ The biggest bedroom always gets argued over.
~ It sounds like a room you go to early.
~ Then there's one door that stays shut.
~ A suite's more than a bedroom. I'd like to see by how much.
= (?:second|third|fourth|fifth|additional|other|2nd) bedroom
One for a guest, or for the ironing board.
A spare bedroom fills itself in a month.
~ So there's room for a change of plan.
~ An extra room is never extra for long.
~ Then there's a room to spare, or a desk.
`;
