/** Scenes on what a listing states in figures and names: fees, floors, rules, who designed it. */
export const termScenes = `
= fee-covers-list
on fee-covers
M: [I like a fee that shows its work|A fee with a list attached]. [What's left over for me|What would still come to my mailbox]?
 | [So some of my bills go away|That's a few envelopes I'd never open]. [Which ones don't|What's left]?
N*: [Usually electricity|Electricity, as a rule], insurance for what's inside, and [anything the list leaves out|whatever isn't on that list]. [Ask for last year's budget|Ask for it in writing].
 | [Often the electric bill|Mostly the electric bill], and taxes unless they're named. [Have them name each item in writing|Get the list in writing].
ask which bills the fee doesn't cover
source Community Associations Institute, understanding association assessments

= fee-covers-compare
rank best
on fee-covers
M: [Before I flinch at the number|Before I judge the number], I'd [subtract what I pay today|take out the bills I pay now].
 | [I'd line that up against my own bills|I'd put my own bills next to it]. [That's fairer|Fair's fair].
N*: That's the way to read it. Two fees [generally|usually] compare only [once you know what's in each|after you know what each one pays for].
 | Do. A higher fee with heat in it [can|may] cost less than [a lower one without|a low one plus a winter of gas bills].
visit look for thermostats and meters, to see what you'd control
source Community Associations Institute, understanding association assessments

= unit-count-many
rank spare
on unit-count
needs kind=condo,co-op
M: So I'd [learn some names|meet people by the mailboxes]. Does the number matter, [apart from the elevator wait|apart from the mailboxes]?
 | [I'd count the doorbells|I'd check that against the doorbells]. What does the size of a building change?
N*: [The math, mostly|Mainly the math]. In a small building each owner [generally|usually] carries a bigger share of a big repair, and [has a louder vote|gets a bigger say].
 | It changes the shares. A new roof split a few ways [tends to be|is usually] a bigger bill each, but [decisions usually go faster|meetings are generally shorter].
ask how many of the units are owner-occupied
source Community Associations Institute, condominium governance basics

= flights-up-carry
on flights-up
M: [I'd climb it once with a bag of groceries|I'd do it once carrying something heavy]. [That's the honest test|Then decide].
 | [I'm the elevator, then|So I'm the elevator]. [I'd time myself|I'd count the steps].
N*: And check the light on the landings. Higher up is [often|usually] brighter and a little quieter, which is what [the climb|that climb] buys.
visit climb the stairs once with something heavy
source American Society of Home Inspectors, home inspection checklist

= floor-number-high
on floor-number
M: [That's a number to look out from|High enough to have an opinion about the weather]. What changes, [up there|that many floors up]?
 | [I'd take the elevator and count|I'd press the button and see how long it takes]. What's different up there?
N*: [Usually the sound|Sound, mostly]. Street noise [tends to fade|generally drops] with height, [though sirens carry|though horns still find you], so listen with a window open.
 | [More light, as a rule|Usually more light], and more wind at the window. [Open one and listen|Go on a breezy day].
visit open a window and listen to the street
source US Department of Housing and Urban Development, The Noise Guidebook

= no-board-plain
rank best
on no-board
M: No board. [So nobody interviews me|I'd practiced for the interview]. What do boards usually [ask|want]?
 | [I had a tie picked out for the interview|There goes my interview tie]. What would they have wanted?
N*: [Generally a package|A package, usually]: finances, references, letters. Skipping it [usually saves weeks|tends to save time], so [ask what's needed instead|ask what paperwork is left].
 | Papers, mostly: [bank statements, references, an interview|finances, letters, an interview]. Without it a closing [is generally quicker|usually moves faster].
ask what paperwork is needed instead of a board package
source Council of New York Cooperatives and Condominiums, buying into a co-op

= financing-limit
rank best
on financing
M: So the building [has a rule about my loan|gets a say in my loan]. Why would it?
 | [Somebody else gets to decide how much I borrow|The building cares how much I borrow]. Why's that?
N*: Many co-ops cap it so that owners [can carry the place in a bad year|have something of their own in]. [Ask what else they look at|Ask whether there's a rule on savings, too].
 | It's common in co-ops. A cap [generally keeps the building steady|usually means fewer owners in trouble], [and the board sets it|and each building sets its own].
ask what else the board looks at
source Council of New York Cooperatives and Condominiums, buying into a co-op

= leed-what
on green-certified
M: A certificate. [I never got one of those|Mine was for swimming]. What does somebody check?
 | [So the house went to school|It passed a test, then]. What's on the test?
N*: Points, in general: insulation, water, air, materials. [There's a scorecard|A project gets a scorecard], so [ask to see it|ask which points it earned].
 | Energy, water and what the air's like indoors, mostly. [The scorecard usually says where the points came from|Most projects keep the scorecard], so ask for it.
ask to see the certification scorecard
source US Green Building Council, LEED rating system

= credit-look
rank spare
on credit
M: [How would I see that, standing there|What would I look for, if I didn't know]?
 | [If nobody told me, would I notice|Would I notice without the name]?
N*: [Look at how rooms line up|Look at the doorways]: in a designed place, things [usually|tend to] line up: doors with windows, tiles with walls. [Then decide|Then make up your own mind].
 | [Stand where two rooms meet|Stand in a doorway]. Good plans [generally|usually] give you something to look at from there. [Trust your eyes over the name|The name's a start; your eyes finish].
visit stand in a doorway and see what lines up
source American Institute of Architects, working with an architect

= sponsor-what
on sponsor
M: The sponsor. [Like a bowling team|Like the back of a jersey]?
 | A sponsor, [as in public radio|like on public radio]?
N*: [Not quite|Different kind]. It's [usually|generally] whoever developed or converted the building and still owns units in it. [Ask what paperwork that skips|Ask how that changes the paperwork].
 | [No jerseys|No tote bag]. In general it's the party that turned the building into apartments for sale, and [sales from it often skip steps|buying from one often skips a step or two].
ask how buying from the sponsor changes the process
source Council of New York Cooperatives and Condominiums, buying into a co-op
`;
