/** What buyers ask about: how a topic is called, and which intents belong to it. */
const table: readonly (readonly [name: string, intents: string])[] = [
  [
    'the bedrooms',
    'bedroom-count primary-bedroom-size secondary-bedroom-sizes bedroom-on-main-floor bedrooms-same-floor split-bedroom-plan bedroom-has-window guest-room nursery-near-primary primary-sitting-area bedroom-balcony-access ensuite-primary-bath bath-each-bedroom teen-separate-zone',
  ],
  [
    'the bathrooms',
    'bath-count powder-room bathtub soaking-jetted-tub walk-in-shower ensuite-primary-bath bath-each-bedroom double-vanity bath-materials bath-renovated-year full-bath-main-floor bath-window separate-toilet-room jack-and-jill-bath accessible-bathroom',
  ],
  ['saunas and steam rooms', 'sauna-steam'],
  [
    'the kitchen',
    'kitchen-gas-cooking induction-electric-cooktop kitchen-appliances-included appliance-brand-quality appliance-age stainless-appliances kitchen-island kitchen-bar-seating countertop-material counter-space kitchen-cabinets range-hood-vent double-oven dishwasher refrigerator kitchen-sink water-filter-hot backsplash kitchen-size kitchen-open-to-living kitchen-window second-kitchen breakfast-nook-eat-in kitchen-renovated-year pantry',
  ],
  ['wine storage and bars', 'wine-storage wet-bar'],
  [
    'the laundry',
    'laundry-in-home laundry-location washer-dryer-included laundry-room-features building-laundry washer-dryer-permitted',
  ],
  ['closets', 'coat-closet walk-in-closet closet-space-general closet-organizers linen-closet'],
  ['storage', 'storage-general storage-unit attic shed linen-closet'],
  ['bike storage', 'bike-room'],
  ['the basement', 'basement-exists basement-finished basement-dry'],
  [
    'stairs and access',
    'elevator step-free-access wide-doors-accessible stairs-inside accessible-bathroom bedroom-on-main-floor full-bath-main-floor floor-in-building',
  ],
  [
    'the floors and levels',
    'floors-in-home floor-in-building building-stories stairs-inside bedrooms-same-floor',
  ],
  [
    'the layout',
    'open-floor-plan closed-separate-rooms layout-flow-general split-bedroom-plan kitchen-open-to-living indoor-outdoor-flow floor-plan-available entry-foyer mudroom',
  ],
  ['the home’s size', 'interior-square-feet'],
  ['the ceilings', 'ceiling-height vaulted-ceilings exposed-beams-brick popcorn-ceiling'],
  [
    'windows and light',
    'natural-light sun-exposure-direction windows-age window-glazing large-picture-windows skylights window-treatments bedroom-has-window bath-window kitchen-window',
  ],
  ['the view', 'view water-view'],
  ['the flooring', 'flooring-type carpet heated-floors'],
  ['fireplaces', 'fireplace fireplace-fuel fireplace-surround'],
  [
    'heating and cooling',
    'heat-type heat-fuel heat-zones air-conditioning hvac-age heated-floors ceiling-fans insulation-energy fee-covers-heat',
  ],
  [
    'the rooms',
    'home-office two-home-offices guest-room bonus-flex-room loft-space formal-dining-room dining-table-space family-room-second-living living-room-size media-room home-gym playroom game-room-pool-table sunroom library-room studio-workshop-hobby music-instruments-piano den-convert-bedroom homework-study-nook art-wall-space',
  ],
  ['a separate unit', 'in-law-suite adu-rental-unit guest-house'],
  [
    'built-ins and woodwork',
    'built-ins millwork-moldings interior-doors interior-paint wallpaper-wall-finish',
  ],
  ['lighting', 'lighting-fixtures'],
  ['technology and internet', 'smart-home internet-service fee-covers-internet-cable'],
  ['security', 'security-system intercom-entry gated-community'],
  ['noise', 'sound-quiet-inside quiet-street'],
  [
    'the home’s age and history',
    'year-built architect builder house-history historic-landmark-status original-details home-style how-long-owned land-use-history-taxes',
  ],
  [
    'the home’s condition and updates',
    'renovated-overall-year what-was-updated renovated-by-whom needs-work-fixer move-in-ready new-construction addition-expanded permits-for-work kitchen-renovated-year bath-renovated-year wiring-plumbing-updated construction-quality as-is windows-age',
  ],
  ['the roof', 'roof-age roof-material'],
  [
    'water, power and sewer',
    'wiring-plumbing-updated water-heater electric-service-amps generator battery-storage water-source well-details septic-or-sewer septic-details utilities-to-lot separate-meters off-grid-seasonal',
  ],
  ['solar', 'solar-panels solar-owned-or-leased'],
  ['utility bills', 'utility-costs rental-utilities-included'],
  ['the exterior', 'siding-exterior-material foundation-type'],
  [
    'outdoor space',
    'porch screened-porch deck patio balcony terrace private-roof-deck outdoor-space-any outdoor-space-private-or-shared outdoor-space-size outdoor-exposure-direction outdoor-kitchen-grill fire-pit pergola-gazebo outdoor-shower bedroom-balcony-access indoor-outdoor-flow common-rooftop common-garden-courtyard garden-space has-yard courtyard-privacy-inside',
  ],
  [
    'the yard and lot',
    'lot-size yard-fenced yard-flat-or-sloped trees-and-shade garden-space fruit-trees lawn-irrigation yard-privacy has-yard backs-to-what kids-play-equipment landscaping-upkeep land-cleared-or-wooded road-access survey-boundaries wetlands-environmental flood-zone greenhouse',
  ],
  ['the water', 'waterfront water-frontage-feet dock boat-access beach-rights water-rights-creek water-view'],
  ['pools and hot tubs', 'private-pool pool-heated-saltwater pool-fenced-safety building-pool hot-tub'],
  [
    'parking',
    'parking-any garage-any garage-car-count garage-attached garage-features ev-charging boat-rv-parking driveway driveway-car-count street-parking parking-deeded-or-assigned parking-monthly-cost extra-parking-available guest-parking carport-covered-parking valet-parking rv-boat-parking-rule',
  ],
  [
    'outbuildings and land use',
    'barn shed workshop kennel-or-coop studio-outbuilding existing-structures-on-land horses-allowed farming-crops bring-animals-livestock hunting-wildlife greenhouse',
  ],
  [
    'what may be built',
    'zoning buildable-lot subdivide-potential mobile-home-allowed build-requirements adu-allowed sheds-allowed fence-rules architectural-approval',
  ],
  [
    'the building',
    'unit-count building-stories management-super construction-quality fire-sprinkler-safety new-construction owner-occupancy-ratio property-type',
  ],
  [
    'building amenities',
    'doorman-concierge package-receiving gym building-pool building-laundry bike-room common-rooftop pet-spa lounge-party-room common-garden-courtyard community-amenities valet-parking sauna-steam guest-parking playroom storage-unit',
  ],
  ['the gym', 'gym home-gym'],
  ['doormen and packages', 'doorman-concierge package-receiving intercom-entry management-super'],
  [
    'the neighborhood',
    'neighborhood-name subdivision-name quiet-street city-limits gated-community unit-position-corner',
  ],
  ['schools', 'school-district walk-to-school university-nearby'],
  [
    'getting around',
    'train-nearby-which transit-distance bus-service airport-distance highway-access downtown-distance ferry-or-waterfront-walk nearby-jobs-employers',
  ],
  [
    'what’s nearby',
    'parks-nearby groceries-nearby shops-restaurants beach-lake-distance hospital-nearby trails-nearby golf-nearby ski-access university-nearby culture-nearby ferry-or-waterfront-walk nearby-jobs-employers downtown-distance',
  ],
  ['the price', 'list-price price-drop original-price price-per-sqft last-sold-price'],
  [
    'the monthly fee',
    'hoa-fee-amount hoa-exists hoa-voluntary hoa-covers fee-covers-heat fee-covers-water-trash fee-covers-internet-cable fee-covers-exterior fee-covers-lawn-snow hoa-fee-period maintenance-tax-deductible special-assessment membership-included',
  ],
  ['other charges', 'flip-tax transfer-fee cdd-mello-roos special-assessment insurance-cost rental-fees'],
  ['the building’s finances', 'hoa-financial-health underlying-mortgage special-assessment'],
  ['taxes', 'tax-amount tax-year tax-abatement tax-exemption assessed-value'],
  ['rental income', 'unit-rents cap-rate operating-expenses short-term-rental-income currently-occupied'],
  [
    'renting it out',
    'short-term-rental-allowed investor-friendly sublet-rules rental-lease-term owner-occupancy-required',
  ],
  [
    'financing',
    'cash-only fha-va usda assumable-loan owner-financing rent-to-own down-payment-minimum down-payment-assistance rate-buydown preferred-lender-incentive',
  ],
  [
    'who may buy',
    'pied-a-terre guarantors co-purchase gifting parents-buying-for-children board-approval age-restriction income-limits owner-occupancy-required llc-trust-purchase investor-friendly land-lease right-of-first-refusal',
  ],
  ['pets', 'dogs-allowed pet-size-breed-limit pet-number-limit rental-pets pet-friendly-interior pet-spa'],
  ['house rules', 'smoking home-business deed-restrictions renovations-allowed architectural-approval'],
  [
    'the terms of sale',
    'lease-expiration rent-back under-contract backup-offers auction-date as-is possession-date seller-contingency back-on-market offer-deadline preapproval-required coming-soon short-sale-foreclosure seller-reason owner-type-estate sponsor-unit agent-owned seller-concessions earnest-money 1031-exchange listed-since currently-occupied',
  ],
  [
    'what’s included',
    'furniture-included excluded-items included-extras home-warranty builder-warranty kitchen-appliances-included washer-dryer-included water-rights',
  ],
  ['showings', 'open-house showing-rules video-tour'],
  ['the finishes', 'completion-date choose-finishes builder-incentives builder-warranty new-construction'],
  [
    'the terms of the rental',
    'rent-amount rental-lease-term security-deposit rental-available-date rental-fees rental-qualifications rental-specials',
  ],
  ['the agent', 'listing-agent brokerage agent-phone buyer-agent-commission'],
  [
    'documents',
    'disclosures-available inspection-report-available appraisal-available floor-plan-available photos-staged survey-boundaries',
  ],
];

export type QuestionTopic = { name: string; intents: ReadonlySet<string> };

/** An intent may belong to several: heated floors are flooring, and heating as well. */
export const questionTopics: readonly QuestionTopic[] = table.map(([name, intents]) => ({
  name,
  intents: new Set(intents.split(' ')),
}));
