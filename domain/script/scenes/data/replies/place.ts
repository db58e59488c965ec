/** A kitchen, a view or the hosts themselves aren't places. */
const ofThePlace = String.raw`^(?!.*\b(?:Hearthcast|views?|overlook\w*|friend|circled|pick|picture|my notes|guess|looks? out|kitchen|bedrooms?|bathrooms?|full bath|suite|balcon\w+|terraces?|decks?|garage|basement|roof|ceilings?|dining (?:room|area)|powder|closets?|fireplaces?|patio|gallery|foyer|lower level|usually|often|generally|tends?|decorators|super|amenities|pictures|parking (?:is|options|can))\b)(?=.*(?:\bsteps (?:from|away|to)|\b(?:minutes|moments|minute)\b|\bblocks?\b|\bnear(?:by)?\b|close to|adjacent|\bwalking|\bwalk (?:to|from)|stroll to|distance|\baccess\b|across|corner|just off|\boff (?:of )?[A-Z]|The listing (?:puts|mentions)|You'd have|for a start|\bsits\b|between|intersection|crossroads|is on\b|It's (?:only|just|in|on|at|within|off|between|steps|one|near)\b|It's an? [\w ,'-]{0,50}\b(?:in|on)\b|has long been|It's an? [\w' -]+ residence\.|located|It mentions|^On a|Situated))`;

/** Miles's replies about the location, the price, fees and rules. */
export const placeReplies = String.raw`
= street's to be asked for
Even the street's a secret, for now.
~ So it's the city and not the street, so far.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bin all\b)
So those are the building's totals.
~ Those are totals, then.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\$[2-9]\d,\d{3},\d{3})
Eight figures. I'm listening.
A number like that has to explain itself room by room.
~ That price deserves a slow walk through.
~ So the bar is high before the door opens.
~ I'll sit up straight for that one.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bstudio\b)
One main room, so every wall has a job.
Then the tour's a short one.
~ So the bed shares the view with everything else.
~ One room to heat, at least.
~ A studio has to be clever about where things go.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\$(?:\d+,)?\d{3},(?!\d00|\d50|99\d|\d[0-9]5)\d{3}\.)
That's too exact to be an accident.
~ A price worked out to the last dollar.
~ Nobody rounded that one.
~ Somebody did sums to get there.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bone bedroom\b,? (?:and )?(?:one and a half|two|two and a half)\b)
More baths than bedrooms. Company won't need yours.
~ A bath to spare, then.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\btwo bedrooms\b,? (?:and )?(?:two and a half|three|three and a half)\b)
One each, and another for company.
~ More baths than beds. Company gets its own door.
~ So nobody's guests end up in the private one.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bthree bedrooms\b,? (?:and )?three and a half\b)
One apiece, and the half for company.
~ Then every bedroom could claim its own.
~ Three and three, and a half left over for guests.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bfour bedrooms\b,? (?:and )?four and a half\b)
Nobody stands in a line at seven in the morning.
~ Four and four, plus a half for whoever drops by.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bfull and (?:three|four|five|six|seven) half baths)
Those half baths add up, though not to a tub.
~ That's a lot of doors to knock on.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bfull and two half baths)
Two halves, which still doesn't make a tub.
~ Both halves are for company, I'd think.
~ So visitors have two doors to choose from.
~ A bath on about every floor, by that count.
~ That's a bathroom count you need a pencil for.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\b(?:seven|eight|nine|ten|eleven|twelve|thirteen|fourteen) bedrooms)
A different bed for every night of the week.
Even the guests could have guests.
~ You could change rooms with your mood.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bfour bedrooms\b,? (?:and )?five\b|.*\bfive bedrooms\b,? (?:and )?six\b|.*\bthree bedrooms\b,? (?:and )?four\b)
There's a bath left over for company.
~ The baths outnumber the bedrooms. No waiting, then.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\b(four|five|six|nine) bedrooms\b,? (?:and )?\1 baths)
Same number of each. That settles a few arguments.
~ A bath for every bedroom, if it's split that way.
~ Even-handed, at least on paper.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bone bedroom\b)(?=.*(?<![,\d])(?:9\d\d|1,\d{3}) square feet)
So the living room got the difference, I'd hope.
~ That's a lot of room for one bedroom.
~ One bedroom, and plenty left over for the rest.
~ Most of that isn't bedroom, then.
~ Only one of those rooms is for sleeping.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*(?<![,\d])[3-6]\d\d square feet)
Quick to clean, at least.
Under seven hundred. The layout decides it.
~ Small, and honest about it.
~ Then nothing's far from anything.
~ Every foot has to pull its weight.
~ So the drawers had better be deep.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bone bedroom\b)(?=.*(?<![,\d])[78]\d\d square feet)
One bedroom, with room for a real table, I'd guess.
~ A decent size for one bedroom.
~ So it isn't squeezed, by the number.
~ That's a size you can put furniture in.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*from 18[2-5]\d)
Before the light bulb, that is.
~ That's older than most of what's written about it.
~ It was there before the telephone was.
~ So it's outlasted a great many roofs.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\b(?:house|townhouse|brownstone)\b)(?=.*from 18[6-9]\d)
Old walls, then. I'd look at what's behind them.
~ A house that old has had many keys.
~ So more than one century has had a say in it.
~ It's seen the streets go from hoofs to wheels.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*from 18[6-9]\d)
It was there when the street was all horses.
~ Old walls, so none two alike, maybe.
~ An apartment in something that old has been several things.
~ Then the front door's older than the car.
~ A century and then some in those bricks, or whatever it's built of.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\b(?:[6-9]|1\d),\d{3} square feet)
Somebody has a lot of lamps to switch off.
Enough for two people to be out of earshot.
~ That's room to lose a set of keys in.
~ At that size, you'd need to call ahead for dinner.
~ You could walk a fair way without going out.
~ A long walk from the doorbell, in places.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\b[45],\d{3} square feet)
That's a home with a far end.
Plenty of room to disagree in.
~ A lot of floor to sweep.
~ So “where are you” would be a common question.
~ Nobody has to be in the same room.
~ Two parties could go on at once.
~ Then the vacuum gets a workout.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bthree bedrooms\b,? (?:and )?(?:one bath|one and a half))
That's where a schedule on the bathroom door comes from.
~ Three bedrooms to one bath and a bit, at most. Mornings take planning.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\btwo bedrooms\b,? (?:and )?one bath)
One bath for two bedrooms. First one up wins.
~ So the bath is a shared matter.
~ Two to one. That takes a little timing.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\btwo bedrooms\b,? (?:and )?one and a half)
The half bath is a kindness to company.
~ One and a half saves the odd argument.
~ So there's a second door to knock on.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*from 202[4-9])
New enough that nobody's found the squeaks yet.
So everything in it will get old at the same time.
~ Hardly broken in.
~ That's new. The drawers should still close softly.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*from 202\d)
Not many winters on that roof.
~ Built this decade. The codes are fresh, at least.
~ So nothing in it has had time to wear out.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*from 190\d)(?=.*square feet)
Over a century old. Somebody's redone the pipes, I'd hope.
~ Well past its hundredth birthday, with the square feet counted.
~ That place has been painted a few times.
~ A hundred years of feet on those floors, or on whatever was there first.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*from 190\d)
Then it's older than sliced bread.
~ It's past a hundred, so it knows how to settle.
~ Older than zoning. It went up as it liked.
~ Whoever built it did it without a power drill.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*from 191\d)
It was built before drywall caught on.
A century's a decent trial period.
~ That's older than the radio hour.
~ It's older than every appliance in it, several times over.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*from 192\d)(?=.*\bco-op\b)
A twenties co-op. Thick walls, with luck.
~ From the twenties, so the plaster has stories.
~ The twenties liked a proper entrance. I'm hoping.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*from 192\d)(?=.*square feet)
A hundred years, give or take, is a long test.
~ From the twenties. They built with a heavy hand.
~ The twenties, and somebody's measured it since.
~ So it predates the ice maker.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*from 192\d)
It was new when jazz was.
~ A twenties building, so I'm curious about the walls.
~ The twenties. Radiators cross my mind.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\$(?:\d+,)?\d{3},999\.|.*\$\d*,?\d?\d?9,9\d\d\.)
I'll round that up, if nobody minds.
~ A hair under the round number.
~ They stopped just short of the next one up.
~ So close to round, and they held back.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\$(?:\d+,)?\d?\d?99,000\.)
They took off a thousand, for looks.
~ A thousand short of the round number.
~ One thousand more would've been round.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*from 19[34]\d)
Then it was built before the dishwasher moved in.
That's old enough to have proper closets, or none.
~ From the days of the breadbox.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bthree bedrooms\b,? (?:and )?three baths)
One bath per bedroom, if that's how it's split.
~ Three of each. Nobody's counting wrong.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bthree bedrooms\b,? (?:and )?two and a half)(?=.*square feet)
Two for the mornings, and a half for visitors.
~ The half is the one company gets.
~ So one pair of bedrooms shares, I suppose.
~ Three and two and a half is a workable sum.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bthree bedrooms\b,? (?:and )?two and a half)
A half bath for company, and the rest stays private.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bthree bedrooms\b,? (?:and )?two baths)(?=.*\b1,[0-3]\d\d square feet)
No room wasted on hallways, I'd guess.
~ Three bedrooms in that size. The layout has been thought about.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bthree bedrooms\b,? (?:and )?two baths)(?=.*square feet)
Two of the three share, I'd guess.
~ So a third bedroom can be whatever you like.
~ A spare room, if only two get slept in.
~ One of those three could have a desk in it.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bfour bedrooms\b)(?=.*square feet)
Four bedrooms. I'd like to know how they're spread out.
~ Four doors at the end of the day.
~ One of the four could be an office, easily.
~ Four to sleep in, if they're all slept in.
~ So there's a bedroom to give to a hobby.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bfour bedrooms\b)
(!says:sq,square_f) Four bedrooms, and no square feet.
~ Four, so one of them can change jobs.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\b(?:five|six) bedrooms\b)
At least one of those is going to be an office.
~ That's a bedroom for every mood.
~ A lot of beds to make.
~ You'd have a guest room and a guest room for its guest.
~ So somebody's going to need a lot of sheets.
~ Enough bedrooms to spread out.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\btwo bedrooms\b,? (?:and )?two baths)(?=.*(?<![,\d])[78]\d\d square feet)
Two of each in that size. Something in there is small.
~ Compact, with a bath apiece.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\btwo bedrooms\b,? (?:and )?two baths)(?=.*(?<![,\d])(?:9\d\d|1,0\d\d|1,1\d\d) square feet)
A bath per bedroom. That's peace before breakfast.
~ A bath apiece, and not a foot wasted, I'd guess.
~ Two of each, so nobody waits.
~ Two and two, in a size you can keep up with.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\btwo bedrooms\b,? (?:and )?two baths)(?=.*\b1,[2-4]\d\d square feet)
A bath each. That's half the arguments gone.
~ Two and two, with some elbow room.
~ One each, and space left for a proper table.
~ That's not tight, for two bedrooms.
~ Two baths, so company needn't wait for the shower.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\btwo bedrooms\b,? (?:and )?two baths)(?=.*\b(?:1,[5-9]\d\d|[23],\d{3}) square feet)
Most of that must be somewhere other than the bedrooms.
~ That's generous, for two bedrooms.
~ Two bedrooms and a lot left over.
~ So the rooms can stretch their legs.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\btwo bedrooms\b,? (?:and )?two baths)(?=.*from 19[5-8]\d)
A bath each, which wasn't a given back then.
~ Two and two, and no size. We'll go by the rooms.
~ Even numbers, and the square feet left out.
~ Two of each, from before everybody wanted one kitchen-living-everything.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*\bone bedroom\b)(?=.*\bco-op\b)(?!.*square feet)
A co-op. There's usually an interview.
~ A co-op, so there's usually a board in the story.
~ No size on the page. The rooms will have to say.
~ One of each, and the size left unsaid.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?!.*square feet)
~ (!says:sq,square_f) They haven't said how big.
~ No size given, so the rooms have to speak up.
~ Everything but the square feet.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*from 19[5-7]\d)
It's had a few kitchens since, I'd bet.
~ Midcentury, by the date. Low lines, if I'm lucky.
~ Old enough to have been redone at least once.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*from 200\d)
Old enough for a second set of appliances, I'd guess.
~ Those walls met the internet early.
= ^(?!One thing|.*\b(?:parking|garage|extra)\b)(?=.*(?:, for|, listed at) \$[\d,]+\.$)(?=.*from 201\d)
New enough that somebody planned for phone chargers.
~ Not old enough to creak, I'd say.
= ^(?:No\. )?\$[\d,]+ (?:is|comes).*cut of \$\d{1,3}\b(?!,)
A cut you could miss by blinking.
~ That's hardly a trim.
= ^(?:No\. )?\$[\d,]+ (?:is|comes).*cut of \$\d,\d{3}\b(?!,)
A nudge more than a cut.
~ Just a trim, then.
~ Somebody sharpened the pencil a little.
~ That's one small step toward the buyer.
= ^(?:No\. )?\$[\d,]+ (?:is|comes).*cut of \$10,000\b(?!,)
Ten thousand. The talking has started, then.
~ A round ten off. That's how it begins.
~ So there's been one change of mind.
~ Ten off, without anyone asking out loud.
= ^(?:No\. )?\$[\d,]+ (?:is|comes).*cut of \$1\d,\d{3}\b(?!,)
So the number can move.
The first price was a try, then.
~ That's somebody meeting the market partway.
~ A step down, and not a leap.
~ Somebody's been listening to feedback.
= ^(?:No\. )?\$[\d,]+ (?:is|comes).*cut of \$2[0-4],\d{3}\b(?!,)
The seller blinked once.
~ Twenty-some thousand has already been argued away.
~ So the opening bid was theirs, and they've moved.
~ That's a real kitchen appliance or five.
= ^(?:No\. )?\$[\d,]+ (?:is|comes).*cut of \$2[5-9],\d{3}\b(?!,)
That pays for a good many closing costs.
So the number isn't carved in anything.
~ They've taken a first step without being asked.
~ More than a rounding error, then.
~ Somebody wants this one to move.
= ^(?:No\. )?\$[\d,]+ (?:is|comes).*cut of \$[34]\d,\d{3}\b(?!,)
That's a car's worth, off the top.
~ Enough of a cut to notice from across the street.
~ So somebody rethought it properly.
~ The old price didn't hold, then.
= ^(?:No\. )?\$[\d,]+ (?:is|comes).*cut of \$[5-9]\d,\d{3}\b(?!,)
So they've done some of the bargaining themselves.
A cut like that gets people to look again.
~ That isn't a trim. That's a haircut.
~ The seller has come a fair way already.
= ^(?:No\. )?\$[\d,]+ (?:is|comes).*cut of \$[1-9]\d\d,\d{3}\b(?!,)
Six figures off. Somebody's serious.
So the first price was ambitious.
~ That's a small apartment's worth of discount, somewhere.
~ They've come down a whole flight of stairs.
~ A change like that resets the conversation.
~ I'd call that starting over.
~ The old number and the new one hardly know each other.
= ^(?:No\. )?\$[\d,]+ (?:is|comes).*cut of \$[1-9]\d?,\d{3},\d{3}
That cut is bigger than most prices.
~ A million or more, gone in one sentence.
~ That's a rather large change of heart.
= renderings
Then the furniture's imaginary.
A rendering never has a cord showing.
~ So the pictures are a promise.
= virtually staged
So the sofa isn't real.
~ The rooms are, the furniture isn't.
~ Then I'd trust the walls and skip the lamps.
= pictures are (?:from an earlier sale|of the home next door)
Then the visit matters more than the photos.
~ So the photos need a footnote.
= seller is the sponsor.*no board approval
Then nobody reads your letters of reference.
~ Straight from the sponsor, and no board to sit for.
~ So there's one gate fewer.
= no board approval (?:is )?(?:required|needed)
Then nobody interviews you.
~ So that's one stack of paper you can skip.
~ No board means no waiting on a board.
= \bas[- ]is\b
So the repairs come with the keys.
~ Two short words with a lot in them.
~ Then what you see is what's handed over.
= leased land|land lease|ground (?:rent|lease)
So you'd own the walls and rent what's under them.
~ So the ground has its own paperwork.
= bring your (?:architect|designer|vision|contractor|ideas)
So the listing admits there's work to do.
~ That's an invitation with a drawing board attached.
~ Then it isn't finished, and it says so.
= income (?:limit|rules)
A ceiling on the paycheck, for once.
~ So the figures come before the tour.
~ Then there's a form to fill in early.
= cash buyers? only|cash only|financing isn't allowed|all cash
That narrows the line at the door.
~ So the bank stays out of it.
~ No mortgage, then. That's clear, at least.
= no survey
So the edges are a bit of a mystery.
~ Then somebody's still to draw the lines.
= awaits? renovation|It needs work|calls it a project|mid-construction|drawn up but not done
Then the budget has a second column.
~ At least they say it up front.
~ So part of it's still an idea.
~ I like that they said it first.
= expected completion|closings? begin|under construction
I'd ask what happens if it's late.
~ Dates like that tend to have weather in them.
~ Then it isn't done yet.
= have to be bought with it
So that's part of the price, really.
~ Then the price has a companion.
= \bauction\b
Then the number's still open.
~ So somebody brings a gavel.
~ An auction has a date, and dates don't bargain.
= ^(?:It's )?\$[\d,.]+,? (?:and|covering).*(?:utilities|heat|water|electric)
That's a bill or two that won't be in the mailbox.
~ That's most of the mailbox in one envelope.
~ So the fee is doing several jobs.
= ^It says.*everything except electric|electric(?:ity)? is (?:the )?(?:only|extra|separate)
That still leaves one meter to watch.
~ Then only the light switch costs extra.
= ^(?!I underlined|The fee here|One cost)(?=.*\b(?:assessments?|HOA|fees?|dues|maintenance|common charges)\b)(?=.*includ)(?=.*\bheat\b)(?=.*(?:cable|internet|wi-?fi))
Then January costs what June does, for heat.
The heat's in there. That's the one I'd have asked about.
~ Heat and a connection, on one bill.
~ So winter and the internet are spoken for.
~ Warm, with a signal, and no separate envelopes for those.
= ^(?!I underlined|The fee here|One cost)(?=.*\b(?:assessments?|HOA|fees?|dues|maintenance|common charges)\b)(?=.*includ)(?=.*\bheat\b)
A cold month won't show up on that bill.
Then nobody's afraid of February.
~ The heat's inside the fee, so winter holds no surprise.
~ So somebody else watches the boiler.
~ The thermostat's off your list of worries.
= ^(?!I underlined|The fee here|One cost)(?=.*\b(?:assessments?|HOA|fees?|dues|maintenance|common charges)\b)(?=.*includ)(?=.*(?:cable|internet|wi-?fi|fiber))
A bill or two you'd never see.
~ So the connection comes with the keys.
~ Cable and such come with the bill, then.
~ One login fewer to pay for.
= ^(?!I underlined|The fee here|One cost)(?=.*\b(?:assessments?|HOA|fees?|dues|maintenance|common charges)\b)(?=.*includ)(?=.*(?:snow|landscap|lawn))
Somebody else has the shovel, or the mower.
~ So the sidewalk gets cleared without you.
= prorated utility|shared meter
So everybody's shower is in the sum.
~ One meter, many showers.
= \blow (?:maintenance (?:fees?|charges?)|fees?|taxes|assessments?|monthl)|comparatively low
“Low” is promising. A figure would be better.
~ Low is a word I'd like with a number.
= hasn't been raised|hasn't gone up|no increases?\b
I'd ask whether a raise is due.
~ Somebody's good at saying no.
= flip tax, paid by the seller
Then you'd meet it on the way out.
~ So that's the seller's to find.
~ Not the buyer's, this time around.
= flip tax, paid by the buyer
So that goes on top.
~ Then the price has a small tail.
~ The buyer's side of the ledger, then.
~ So the building takes its slice going in.
= flip tax.*isn't said who pays
Then that's a conversation for two.
~ Somebody's paying, and they're not saying who.
~ So the who is still open.
= finance up to (?:90|85|80|75)%
That leaves room for an ordinary mortgage.
~ So a bank can do most of the lifting.
~ Then the down payment isn't the whole mountain.
= finance up to (?:[67]\d)%
So there's a good chunk to bring in cash.
~ The bank gets most of it, and you the rest.
= finance up to (?:[1-5]\d)%|limited financing
That's a board that likes cash.
Then there's a lot of down in that down payment.
~ So most of the money has to be there already.
~ The bank gets the smaller half, at best.
= seller would consider financing|seller financing
The seller as the bank. You don't hear that often.
~ So there's more than one door to knock on for money.
= assessment.*(?:through|until|till) |assessment.*for \d+ months
So it has an end date. That helps.
~ At least somebody's written down when it stops.
~ An extra with a last day on it.
~ Then it's on a calendar, and it runs out.
= ongoing.*assessment|assessment.*ongoing
“Ongoing” is a word with no end date.
~ So that gets added on top.
~ Then the fee's got company.
~ “Ongoing” does a lot in that sentence.
= offers? (?:up to )?.*months of (?:maintenance|assessments?|common charges)
That's a seller who wants to talk.
~ So they'd carry the bill a while.
= ^(?:One more thing\. )?No furniture can be moved
A good thing to know before booking the truck.
~ So the boxes have to wait.
= ^(?:One more thing\. )?Pets[^.]*(?:need the board's approval|case by case|with board approval)
Somebody writes the dog a reference, then.
~ So the board looks at the leash, too.
~ The cat may need an appointment.
~ A maybe, with whiskers.
= veterinary
A vet that close saves a car ride nobody likes.
~ Even the vet's on the block.
= no washer and dryer hookups?|no washers?\b
So the laundry goes out in a basket.
~ At least they don't leave you guessing.
= \bwashers?\b.*\bapproval
So there's a form between you and the spin cycle.
~ Possible, with a signature.
~ Then laundry at home is up to a board.
= ^(?!.*in-(?:home|unit))(?=.*\bwashers?\b.*\b(?:permitted|allowed|can be installed))
Permitted isn't the same as there.
~ That's permission. The machine is another matter.
= no (?:rental cap|limit on rentals)|immediate subletting
Then you could leave and keep the keys.
~ So nobody's keeping count of the tenants.
~ That's unusually relaxed.
= Rentals(?: and investors)? are allowed|investors are allowed|investor-friendly
So it could earn its keep.
~ Then it doesn't have to be lived in by its owner.
~ That opens the door to landlords.
= Rentals aren't allowed|investors aren't allowed|no rentals|no investors
So the neighbors are owners, mostly.
~ Then it's for living in.
= ^(?:One more thing\. )?Subletting is (?:allowed|permitted)[^.]*\bafter (?:one|two|three|four|five)
The board wants to know you first, then.
~ First you live there, then you may leave.
~ So there's a waiting period.
~ You'd have to stay a while before going.
= ^(?:One more thing\. )?Subletting isn't allowed
So you live there, or it sits empty.
~ Then the name on the door is the one that lives there.
= Subletting[^.]*(?:restrictions|case by case|needs? the board)
Then it's a maybe with paperwork.
~ A yes with conditions is still a door ajar.
= ^(?:One more thing\. )?Subletting is (?:allowed|permitted)
Then a year abroad wouldn't cost you the place.
~ So you could go away for a while.
~ That's a useful yes.
= Pieds-à-terre(?:, [^.]*)? aren't allowed
The board wants neighbors, not visitors.
~ So they want the lights on.
~ Part-time won't do, then.
= pieds-à-terre[^.]*are allowed
So it doesn't have to be the main address.
~ Part-time is fine with them, then.
~ That's a fairly easygoing board.
~ A list of yeses, for once.
= wait list|waiting list
I'd ask how fast that list moves.
~ A list means people want it, and it's full.
= being renovated|being replaced
I'd ask who's paying for that.
~ So there'll be some dust first.
~ New after the noise, then.
= (?:is|are) (?:listed for rent|rented) at
So part of it works for a living.
~ That one's bringing something in.
= lease.*(?:end date|last day|decides|and the day it ends)|^A copy of the lease|^Ask to read the lease|^Start with the lease
A lease has more plot than a floor plan.
~ The end date's the part I'd circle.
~ Paper first, paint later.
~ So the lease gets read before anything's measured.
~ Then we'd know when the keys change hands.
= commercial tenants
So the shops downstairs help with the bills.
~ Good neighbors, by the checkbook.
= rooms get the last word|Believe your own eyes|Whatever differs
The rooms can't be cropped.
~ So the photos get cross-examined.
~ Walls don't have a good side.
= page that says so|deserves a document|deserves an inventory|worth a photocopy
In writing, it stays true longer.
~ Paper beats a nice phrase.
= slice of the company
Then you'd own a share of the stairs, too.
= ^(?:It's )?\$\d{1,2}(?:\.\d\d)?[.,](?!\d)
That's so low it must be something else.
~ I'd read that twice.
= ^(?:It's )?\$1\d\d(?:\.\d\d)?[.,] (?:It isn't|Monthly)
If it's monthly, that's under twenty-four hundred a year.
~ Two thousand a year or so, if it's every month.
~ Not much, if that's the whole of it.
~ A modest one, whichever way the calendar falls.
= ^(?:It's )?\$1\d\d(?:\.\d\d)?[.,](?!\d)
Under seven dollars a day, counted by the month.
~ One of the lighter ones, by the figure.
~ Small enough to wonder what's in it.
~ That's on the light side.
~ A short number, with a word missing.
= ^(?:It's )?\$2\d\d(?:\.\d\d)?[.,] (?:It isn't|Monthly)
Around three thousand a year, if it's monthly.
~ They printed the amount and not the rhythm.
~ The figure's fine. It's the calendar that's missing.
~ Once a month, it'd be under ten dollars a day.
~ A mild number, so far.
= ^(?:It's )?\$2\d\d(?:\.\d\d)?[.,] The listing doesn't say how often
Once a year would be a bargain. Nobody's said so.
Twelve of those come to around three thousand.
~ Two hundred and something, on some schedule.
~ Not a heavy one, if it's monthly.
= ^(?:It's )?\$2\d\d(?:\.\d\d)?[.,](?!\d)
Less than ten dollars a day, if it's by the month.
~ So we have the how much and not the how often.
~ A month is my guess, and it's only a guess.
~ Times twelve, it still stays under thirty-six hundred.
~ The number's there. The noun after it isn't.
= ^(?:It's )?\$3\d\d(?:\.\d\d)?[.,] (?:It isn't|Monthly)
About four thousand a year, if it's monthly.
~ By the month, it's ten dollars a day or a bit more.
~ One missing word, and I'd have been done.
~ A manageable figure, if I've guessed the period.
= ^(?:It's )?\$3\d\d(?:\.\d\d)?[.,](?!\d)
I'd budget it monthly and be glad to be wrong.
~ Somewhere around four thousand a year, then, if it's monthly.
~ Three hundred and change, on whatever day it's due.
~ They were so close to a full sentence.
= ^(?:It's )?\$4\d\d(?:\.\d\d)?[.,] (?:It isn't|Monthly)
Under six thousand a year, if that's by the month.
~ About fifteen dollars a day, paid monthly.
~ They left off one small word.
~ A number in search of a calendar.
= ^(?:It's )?\$4\d\d(?:\.\d\d)?[.,](?!\d)
Around fifteen dollars a day, counted by the month.
~ Twelve times that is five thousand and something.
~ Four hundred and some, with the “per” left off.
~ Every month, I'd guess. It's a fair guess.
= ^(?:It's )?\$5\d\d(?:\.\d\d)?[.,] (?:It isn't|Monthly)
Six or seven thousand a year, paid monthly.
~ Under twenty dollars a day, if it comes by the month.
~ It does matter what that covers.
= ^(?:It's )?\$5\d\d(?:\.\d\d)?[.,](?!\d)
Twelve of those come to six or seven thousand.
~ Five hundred and something, due on some day or other.
~ I'd want to see what that buys.
~ A middling figure, if it's by the month.
= ^(?:It's )?\$6\d\d(?:\.\d\d)?[.,] (?:It isn't|Monthly)
Seven or eight thousand a year, if that's by the month.
~ Twenty-some dollars a day, by the month.
~ The amount's clear. The rhythm isn't.
= ^(?:It's )?\$6\d\d(?:\.\d\d)?[.,](?!\d)
Twelve of those come to around eight thousand.
~ Six hundred and something, and no schedule.
~ Then the sum depends on one small word.
= ^(?:It's )?\$7\d\d(?:\.\d\d)?[.,] (?:It isn't|Monthly)
Under ten thousand a year, even monthly.
~ Around twenty-five dollars a day, if it's by the month.
~ I'd like to see the list behind that.
= ^(?:It's )?\$7\d\d(?:\.\d\d)?[.,](?!\d)
Nine thousand a year or so, if there are twelve payments.
~ Seven hundred and something, as often as it turns out.
~ It'd help to know what's on the other side of it.
= ^(?:It's )?\$8\d\d(?:\.\d\d)?[.,] (?:It isn't|Monthly)
Ten thousand a year, near enough, if it's monthly.
~ Under thirty dollars a day, by the month.
~ That ought to come with a list.
= ^(?:It's )?\$8\d\d(?:\.\d\d)?[.,](?!\d)
Times twelve, it's about ten thousand.
~ So that's a line to leave room for.
~ A number like that has a few services in it.
= ^(?:It's )?\$9\d\d(?:\.\d\d)?[.,](?!\d)
If it's monthly, that's eleven or twelve thousand a year.
~ Close to four digits, and not quite there.
~ Nearly a thousand, on a schedule to be named.
~ They kept it to three digits, just about.
= ^(?:It's )?\$1,[0-4]\d\d(?:\.\d\d)?[.,] (?:It isn't|Monthly)
Four digits. That should come with some staff or some heat.
~ The missing word is worth about eleven payments.
~ Under fifty dollars a day, if it's by the month.
= ^(?:It's )?\$1,[0-4]\d\d(?:\.\d\d)?[.,](?!\d)
Once a month or once a year. That's quite a gap.
~ I'd hope there's a good list behind that.
~ Over a thousand, so the period isn't a detail.
~ That much usually has several jobs.
= ^(?:It's )?\$1,[5-9]\d\d(?:\.\d\d)?[.,] (?:It isn't|Monthly)
Around twenty thousand a year, if it's monthly.
~ That's a figure that ought to bring friends.
~ Fifty or sixty dollars a day, by the month.
= ^(?:It's )?\$1,[5-9]\d\d(?:\.\d\d)?[.,](?!\d)
Somebody's payroll is in that, I'd guess.
I'd expect somebody at the door for that.
~ The bigger the figure, the more that word matters.
= ^(?:It's )?\$[23],\d{3}(?:\.\d\d)?[.,] (?:It isn't|Monthly)
At that size, I'd like to see where it goes.
~ So it's a serious line, whatever the calendar.
~ A figure like that is a whole paragraph elsewhere.
~ There'd be wages in that, I'd think.
= ^(?:It's )?\$[23],\d{3}(?:\.\d\d)?[.,](?!\d)
One word could change that by a factor of twelve.
That much should keep a lobby polished.
~ It'd be odd to leave out the word that matters most.
~ So the list behind it had better be long.
= ^(?:It's )?\$[45],\d{3}(?:\.\d\d)?[.,](?!\d)
By the month, that's a rent all by itself.
~ That's a number with people behind it, I'd expect.
~ A building like that has a payroll.
~ So the calendar matters a great deal there.
= ^(?:It's )?\$[6-9],\d{3}(?:\.\d\d)?[.,] (?:It isn't|Monthly)
That's the most expensive word they left out.
~ That's a lot to leave without a period.
~ Somebody's floors get polished for that.
= ^(?:It's )?\$\d\d,\d{3}(?:\.\d\d)?[.,](?!\d)
I'd ask that one sitting down.
~ Five digits. I'd read that line twice.
~ With five digits, “per what” isn't small talk.
= bedrooms? (?:can|will) make (?:a lot of|plenty of|some) (?:towels|laundry)
If they had a machine, you'd think they'd say.
~ So the washer's whereabouts are open.
~ A machine would have been worth a line.
~ Somebody left the laundry out.
~ Then it's a basket without an address.
~ I'd have found room for that sentence.
= (?:one for the agent|ask that one early|worth a question)
The agent's been asked that before, I'd bet.
Silence on the page isn't a no.
~ A blank isn't a no.
~ Short call, short answer, I hope.
~ I'd sooner ask than guess.
= (?:add it to your list|put it on your list|that's one to ask)
It's the ordinary things that go missing.
~ So we've got a blank to fill in.
~ One line on the list, then.
~ The page kept quiet about it.
~ That leaves something to talk about at the door.
= carry two bags|once with bags
Bags make every block longer.
= one you'd use on a Tuesday
A Tuesday tells you more than a Sunday.
~ Tuesday's the honest day for it.
~ Nobody's on their best behavior on a Tuesday.
= map would settle|ask the map
The map won't round down.
~ A map has no reason to flatter.
= hour you'd (?:go|really make)
Rush hour's a different city.
~ The same trip at eight is another trip.
= no distance is given|(?:^|there's )no number|(?:it|listing) doesn't count|isn't a distance|stops at
It's a friendly word, just not a measured one.
~ So the listing leaves the counting to us.
~ An adverb instead of a number, then.
~ Fair. Feet don't exaggerate.
~ Somebody ran out of numbers.
= have a coffee there first
The coffee's research, then.
~ A window table tells you plenty.
~ One cup, and you've met half the block.
~ Nobody minds that kind of homework.
= (?:start at [\w ]+ and go|around the block|take a walk around)
You'd notice what nobody lists.
~ Once around clears up a lot.
~ Both sides of the street, to be fair.
~ The corners give a block away.
~ So the page stops and the sidewalk starts.
= (?:walk it once before|I'd walk it before|afternoon on foot|wander a little|a few blocks each way)
A sidewalk doesn't write copy.
~ That's one thing you can't read off a page.
~ It costs nothing but the shoes.
~ You'd hear it before you'd read it.
~ Ten minutes would tell you a lot.
~ Feet are good judges.
= ${ofThePlace}(?:(?=.*(?:farmer'?s'? market|greenmarket)))
Then the tomatoes needn't come in plastic.
~ Saturday's lunch could come from there.
~ The market settles what's for supper.
= ${ofThePlace}(?:(?=.*(?:historic district|landmark(?:ed)? (?:block|district))))
Then nobody's changing the windows lightly.
So the street should stay as it looks.
~ A landmark block has somebody watching it.
~ Rules on the outside, then.
= ${ofThePlace}(?:(?=.*(?:\bcul-de-sac)))
The only cars are headed home.
~ So nobody's passing through.
= ${ofThePlace}(?=.*tree-lined)(?=.*quiet)
The trees I can check in a minute. Quiet takes longer.
~ Trees and quiet. That's two in one line.
~ Leaves over traffic, if the word holds.
~ Quiet's a word to test with the window open.
~ Shade in July, and less to hear, by the claim.
= ${ofThePlace}(?:(?=.*(?:quiet (?:residential pocket|street|block|courtyard)|low-traffic)))
Quiet is the word I'd check at six o'clock.
~ So you could leave a window open.
~ “Quiet” is best tested with the windows up.
~ Then the loudest thing might be a delivery.
= ${ofThePlace}(?:(?=.*(?:tree-lined.*(?:West Village|Greenwich Village|Chelsea|SoHo|Lenox Hill|Upper West|Upper East|Brooklyn|Manhattan))))
October would be the month for that street.
~ Trees, and in the city, no less.
~ In summer, the street must be half shade.
~ A green street there counts for something.
= ${ofThePlace}(?:(?=.*(?:tree-lined)))
Then there's shade to park in.
~ Shade to walk under, in July.
~ The trees earn their place in August.
~ So it's green out front, some of the year.
~ Leaves to sweep, and worth it.
= ${ofThePlace}(?:(?=.*(?:\bone minute\b|\b1[- ]minute\b)))
One minute. I'd like to time that.
~ One minute. That's hardly a commute to the platform.
= ${ofThePlace}(?:(?=.*(?:\b(?:10|ten|5|five|15|fifteen)(?:-10)?[- ]minutes?(?:'| walk)?.*(?:train|line|stop|station|ferry|subway))))
I'd time that one myself.
~ That's a walk with a number on it. Thank you.
= ${ofThePlace}(?:(?=.*(?:\b(?:\d+|two|three|four|five|ten|fifteen)[- ](?:minutes?) (?:walk|away|from|to|drive|on foot)\b)))
Somebody timed it. I'd ask at what hour.
~ So there's a number, for once.
= ${ofThePlace}(?:(?=.*(?:directly across|across the street|right across|across from)))
Close enough to know if it's busy.
~ So you'd see it from the curb.
~ Then it's one crossing away.
~ One green light, and you're there.
= ${ofThePlace}(?:(?=.*(?:around the corner)))
You could go in slippers. I won't say you should.
~ Around the corner beats “nearby.”
~ Two turns at most, by the phrase.
= ${ofThePlace}(?:(?=.*(?:half a block.*park)))
Half a block. Even the dog would call that close.
= ${ofThePlace}(?=.*(?:\b(?:one|a|half a) block\b))(?=.*(?:train|line|station|stop|subway)\b)(?!.*tree-lined)
So the umbrella might stay home.
~ One block to the platform, or the stairs to it.
~ A block to the train is hardly a commute.
= ${ofThePlace}(?:(?=.*(?:(?:one|a|half a) block\b.*(?:park))))
A block isn't an outing. It's a habit.
~ One block to the grass.
~ So lunch on a bench isn't a plan, it's a whim.
= ${ofThePlace}(?:(?=.*(?:(?:one|a|half a) block\b)))
That's a walk without a coat.
~ A block's a number I can trust.
~ That's barely a walk.
= ${ofThePlace}(?=.*(?:two|three|2|3) (?:short |city )?blocks?)(?=.*\b(?:trains?|line|station|stop|subway|bus)\b)
So coming home late isn't a hike.
~ Blocks, counted. The morning gets simpler.
~ Two or three blocks and you're under way.
= ${ofThePlace}(?:(?=.*(?:(?:two|three|2|3) (?:short |city )?blocks?)))
Blocks you can count make an errand, not a trip.
~ They've counted the blocks. I appreciate that.
~ A number of blocks beats “minutes.”
= ${ofThePlace}(?:(?=.*(?:Trader Joe's|Whole ?Foods)))
So dinner can be decided at five.
Then forgetting the milk isn't a crisis.
~ The cart could be a bag, for once.
~ A grocery with a name, so no guessing.
~ You could shop one meal at a time.
~ Nobody needs a big pantry with that so near.
= ${ofThePlace}(?:(?=.*(?:Mariano's|\bJewel\b|Aldi|Costco|Target|Walgreens|Citarella|Zabar|Fairway)))
So you can run out of milk on a weeknight.
~ The shopping list gets shorter.
~ Errands with names on them.
~ Groceries by the bag, not the trunkful.
= ${ofThePlace}(?:(?=.*(?:grocer|(?:specialty|local) markets?|supermarket)))
Then the fridge can be small.
Forgot the lemons. Not a problem.
~ So it's groceries on foot, by the sound of it.
~ The pantry doesn't have to hold the month.
~ Half of life is groceries. That's covered.
= ${ofThePlace}(?:(?=.*(?:\bgyms?\b|yoga|Equinox|SoulCycle|\bBarry's\b|Blink|Solidcore)))
Distance won't be the excuse.
~ So there's a mat waiting, somewhere.
~ Sweat, and then home before it cools.
= ${ofThePlace}(?:(?=.*(?:Wrigley)))
Eighty-one home games. That's a calendar to keep.
You'd know the score by the noise.
Game days need a plan for the parking.
~ The street has a team, then.
~ A win would carry to the windows, some nights.
~ So you could leave in the ninth and miss nothing at home.
= ${ofThePlace}(?:(?=.*(?:\bzoo\b)))
I'd visit the same animal every week.
~ The zoo makes odd neighbors.
~ So a Tuesday could have animals in it.
= ${ofThePlace}(?:(?=.*(?:galler(?:y|ies))))
Looking is free, and that helps.
~ So Thursday night is openings, usually.
= ${ofThePlace}(?:(?=.*(?:museum|museum mile|Whitney|Frick|cultural (?:institutions|destinations))))
A rainy Sunday has a plan.
You could look at one thing and go home.
~ Short visits are the best kind of museum.
~ So art's an errand there.
~ One room at a time, for years.
= ${ofThePlace}(?:(?=.*(?:music venues|nightlife|\bbars\b)))
Saturday night might come in through the window.
Late nights without a cab.
~ So the walk home's shorter than the encore.
~ The last song ends and you're nearly in.
= ${ofThePlace}(?:(?=.*(?:Central Park)))
(state=NY) Eight hundred acres somebody else mows.
You'd learn where the good benches are.
~ (state=NY) A park that size has weather of its own.
~ So the yard's been seen to.
~ Then the big lawn's taken care of.
~ A run before work, with trees in it.
~ Snow there would be a thing to walk to.
= ${ofThePlace}(?:(?=.*(?:Washington Square)))
(state=NY) Somebody's usually playing something there.
~ A bench, a fountain, and people to look at.
~ The chess tables would know you by name.
= ${ofThePlace}(?:(?=.*(?:High ?line)))
(state=NY) I'd walk that before the tourists are up.
~ A walk with the street below.
~ Gardens up on the tracks. I like that one.
= ${ofThePlace}(?:(?=.*(?:\b606\b|bike (?:path|trail)s?|running|jogging|trails?)))
A run can start at the door, near enough.
~ So the bike isn't just for the wall.
~ Wheels or shoes, there's a path.
~ Legs get some use, then.
= ${ofThePlace}(?:(?=.*(?:\bbeach(?:es)?\b.*\b(?:Abbot Kinney|cafes?|dining|coffee|shops?|boutiques?))))
Half vacation, half grocery run.
~ Sand first and supper after.
~ So it's a towel in one bag and bread in the other.
~ Beach and errands, in one walk.
= ${ofThePlace}(?:(?=.*(?:(?:steps|block|blocks|across).*\bbeach(?:es)?\b)))
You'd check the water and then decide.
Nobody has to hunt for beach parking.
~ A change of shoes and you're in the sand.
~ So the towel dries on the way home.
~ Wet hair on the sidewalk, all summer.
= ${ofThePlace}(?:(?=.*(?:\bbeach(?:es)?\b)))
Sand on the hall floor, then. It's worth it.
~ So a swim can fit before breakfast.
~ The beach could get to be a habit.
~ Then summer has an address.
= ${ofThePlace}(?:(?=.*(?:canals?\b)))
(state=CA) So the ducks are neighbors, of a sort.
~ Water without the waves.
~ Then the shortcut might be a boat.
= ${ofThePlace}(?:(?=.*(?:\blake(?:front)?\b|Lake Michigan(?! Ave)|Montrose (?:Beach|Harbor)))(?!.*(?:Lake Shore Drive|\bblocks? away)))
A lake you can walk to beats a pool you clean.
~ Even in January, I'd look at that water.
~ So the breeze has somewhere to come from.
~ The water's the weather report, then.
~ A walk by the water, most evenings.
~ Then the horizon's not far.
= ${ofThePlace}(?:(?=.*(?:\b(?:expressways?|highways?|freeways?|tollway|Lake Shore Drive|\d+ Expressway|290)\b)))
Close to the ramp. I'd listen for it, too.
~ So Friday's exit is short.
~ The weekend starts sooner from there.
~ A quick way out, if the lanes agree.
= ${ofThePlace}(?:(?=.*(?:(?:ten|several|multiple|three|many).*(?:subway lines|train lines|bus routes|lines))))
You'd have to work at being stranded.
~ More than one line, so a delay isn't the end.
~ If one's late, there's another.
= ${ofThePlace}(?:(?=.*(?:Penn Station|Union Station|Ogilvie|Metra)))
So visitors can arrive without a lift.
~ A train out of town, not only across it.
~ The commuter trains, so the suburbs are in range.
~ Long-distance mornings get shorter.
= ${ofThePlace}(?:(?=.*(?:(?:steps|moments|minutes) .*(?:Blue|Red|Brown|Green|Pink|Purple|Orange) Line)))
Then the car can sleep in.
~ So the platform's in the neighborhood.
~ Trains by name. The map's already drawn.
~ You'd know the timetable by heart in a week.
= ${ofThePlace}(?:(?=.*(?:(?:Blue|Red|Brown|Green|Pink|Purple|Orange) Line|\bCTA\b|L stop)))
You might hear it, too.
~ The train has a color, so nobody gets lost.
~ So the commute starts with a short walk.
~ One swipe and you're downtown, more or less.
~ A car gets to be optional, maybe.
= ${ofThePlace}(?:(?=.*(?:\bsubway|\btrains?\b)))
Then the alarm can be a little later.
~ So the first part of the trip's on foot.
~ The commute has rails, then.
~ A train nearby forgives a slow start.
= ${ofThePlace}(?:(?=.*(?:\bferry)))
A ferry makes the commute half a vacation.
= ${ofThePlace}(?:(?=.*(?:steps from.*public trans|public trans.*steps|transit.*(?:steps|walk))))
So rain's a short problem.
~ Then the day starts at the curb.
= ${ofThePlace}(?:(?=.*(?:public trans.*parks|parks.*public trans)))
Grass on weekends, trains on weekdays.
~ So the week's covered.
= ${ofThePlace}(?:(?=.*(?:public trans.*(?:shopping|restaurants|dining|nightlife|shops)|(?:shopping|restaurants|dining|shops|nightlife).*(?:public )?trans)))
So the car could sit out a week.
~ Errands without a steering wheel.
~ In and out, without finding a spot.
~ Transit covers the far end, at least.
~ Then it's a bag and a fare, most days.
= ${ofThePlace}(?:(?=.*(?:public trans|\btransit\b|transportation)))
A ride with no parking to find at the end.
~ So there's a way home that isn't a cab.
~ The driving's optional, by that.
= ${ofThePlace}(?:(?=.*(?:Fulton Market)))
The old market, with tablecloths now.
~ So supper has its own district.
~ They've swapped the crates for menus, around there.
= ${ofThePlace}(?:(?=.*(?:Division Street|Randolph Street|Taylor Street|Clark Street|Wells Street|Armitage|Southport|Bleecker|Montague|Abb?ott? Kinney|Rose Avenue)))
I'd learn that street one door at a time.
~ A street with its own errands, then.
~ Then supper's on that street, half the week.
~ A name like that is half a map.
~ You'd have a usual there within a month.
= ${ofThePlace}(?:(?=.*(?:the restaurants? (?!of|and|on|in|along|at|that)\w|\bDeli\b|Pizza|Nobu|Thai|Bakery|Taqueria|Pastis|Café|Balthazar|Kitsun)))
So the listing has eaten out.
~ Reservations still apply, I suppose.
~ Somebody's done the eating for us.
~ That's a menu with a street map.
~ A few dinners are already planned.
= ${ofThePlace}(?:(?=.*(?:restaurants?,? (?:and )?(?:coffee|cafe|café)|coffee|caf(?:é|e)s?\b)))
You'd be a regular by the second week.
~ First coffee, without starting a car.
~ Someone else's espresso machine, on foot.
~ So breakfast could be an outing.
= ${ofThePlace}(?:(?=.*(?:restaurants?|dining|dinner)))
So the stove gets a night off.
Somebody else's dishes, for a change.
~ Nobody has to cook on a Thursday.
~ Supper could be a decision at the curb.
~ You'd have a usual table, given time.
~ Eating out needs no planning, then.
= ${ofThePlace}(?:(?=.*(?:\bshopping\b|\bshops\b|\bboutiques\b|\bstores\b)))
Handy, and not good for the wallet.
~ So it's window-shopping in both senses.
~ A short walk, with a bag at the end.
= ${ofThePlace}(?:(?=.*(?:near|steps|minutes|moments|close to|across|walk|from|blocks?)\b)(?=.*(?:Humboldt Park|Wicker Park|Oz Park|Lincoln Park|Mary Bartelme|Winnemac|Washington Park|Union Park|Skinner)))
A bench there would get to know you.
~ A park with a name you can put a pin in.
~ So somebody else mows the yard.
~ That's grass without a mower.
~ Then the yard question's half answered.
~ Shade and a bench, on somebody else's budget.
= ${ofThePlace}(?:(?=.*(?:\bparks?\b(?! (?:Ave|Drive|Road|Street|Place|Court|Lane|neighborhood))|(?:near|across|steps).*community garden|community garden.*across|Peace Garden|Market Garden)))
Grass you don't have to cut.
~ So there's somewhere to be outdoors.
~ The bench is public, which is the best kind.
~ Somebody else rakes it.
= ${ofThePlace}(?:(?=.*(?:West Village|Greenwich Village)))
(state=NY) That's where the streets forget the grid.
~ Good luck giving directions there.
~ A part of town where the map bends.
~ You'd get lost pleasantly, the first week.
= ${ofThePlace}(?:(?=.*(?:\bSoHo\b)))
(state=NY) Big windows are a habit in SoHo.
~ (state=NY) Cast iron and cobbles, around there.
= ${ofThePlace}(?:(?=.*(?:Upper West Side)))
Between two parks, more or less.
~ The side with the river at the end of the street.
= ${ofThePlace}(?:(?=.*(?:Upper East Side|Lenox Hill)))
The museum side of the park, then.
~ Long avenues, and the park at the end.
= ${ofThePlace}(?:(?=.*(?:Gold Coast|Old Town)))
(state=IL) You'd have the lake for a compass.
~ (state=IL) The lake's on one side of the map, then.
= ${ofThePlace}(?:(?=.*(?:(?:quick|easy|immediate|direct) access|there's access)))
“Access” could be a walk or a drive.
= ${ofThePlace}(?:(?=.*(?:within walking distance)))
“Walking distance” depends on the legs.
= ${ofThePlace}(?:(?=.*(?:\bmoments\b)))
A moment's shorter than a minute, in print.
= ${ofThePlace}(?:(?=.*(?:^It's (?:just )?(?:near|close to|a short (?:distance|walk|stroll))|listing puts it (?:near|close)|nearby, the listing)))
I'd like that in blocks.
= ${ofThePlace}(?:(?=.*(?:one of [\w ]+'s neighborhoods)))
That leaves a few to choose from.
= shareholders elect
Then the neighbors run it.
`;
