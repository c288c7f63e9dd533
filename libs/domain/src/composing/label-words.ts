/** Words that distinguish the capitals of a label from those of a name, where compromise does not know them. */

/** Names made of words that are not names by themselves. */
export const PHRASES =
  /\b(?:Gore-Tex|Secret Santa|(?:East|West|South|North) Coast|\p{Lu}\p{Ll}+ Alliance|Micro Four Thirds|Super Bowl|World Cup|\p{Lu}\p{Ll}+ Grand Prix|Grand Prix|Champions League|Maine Coons?|Isles? of \p{Lu}\p{Ll}+|Dolby (?:Atmos|Vision|Digital)|Zoom(?= (?:[Cc]all|[Mm]eeting))|Under Armour|Mountain View|Ivy League|Apple (?:\p{Lu}\p{L}*)|Fire TV|Energy Star|Gen (?:X|Y|Z|Alpha)|Fortune \d+|Wi-Fi|Slack(?= (?:alert|notification|integration|app|bot|channel))|Art Deco|Art Nouveau|Making Tax Digital|Duke of Edinburgh|Black Friday|Cyber Monday|Boxing Day|Christmas (?:Day|Eve)|New Year\S*|Burns Night|B Corp|\p{Lu}\p{Ll}+['’]s (?:Day|Eve)|(?!One-)\p{Lu}\p{Ll}+-(?:on|upon|in|le|under|by)-(?:the-)?\p{L}+|(?:Record Store|Valentine|Remembrance|Memorial|Labor|Independence|Veterans|Earth|World \p{Lu}\p{Ll}+) Day|Giving Tuesday|Small Business Saturday|(?:Part|Type|Grade|Class|Tier|Phase|Stage|Version|Series|Year|Level) (?:\d|[IVX]+\b)|Series [A-F]\b|Medicare Advantage|Dry January|GREENGUARD Gold|International Baccalaureate)/gu;

/** Names other than those that end like `Victorian` and `Japanese`. */
export const OTHER_NAMES = new Set(
  `christmas easter halloween thanksgiving ramadan diwali hanukkah eid valentine valentine's mother's father's lent nowruz
  android linux bluetooth shopify etsy okta lego vibram velcro invisalign botox montessori lombard shetland harris merino's
  nordic baltic gothic celtic arabic icelandic hindu catholic jewish muslim buddhist protestant sikh anglican welsh irish
  british english spanish scottish swedish finnish danish polish turkish cornish kurdish flemish benelux scandinavia caribbean mediterranean bernese tyrol dolomites cotswolds balkans alps pyrenees airbnb klarna instagram pinterest
  norse inconel amazon ebay google microsoft facebook youtube whatsapp ofsted kubernetes python github jira terraform tiktok magento wix klaviyo figma trados waldorf oberland salesforce netsuite spotify fulbright wordpress alexa siri tesla gantt german french italian dutch russian korean starlink broadway medicare medicaid midwest darjeeling assam ceylon bupa mailchimp hubspot quickbooks doordash rightmove zoopla deliveroo wordpress squarespace zapier calendly docusign revolut monzo veganuary christian christians muslims catholics hindus buddhists sikhs oktoberfest hispanic xbox playstation nintendo fortnite minecraft roblox zeiss tencel kevlar alcantara
  chromebook chromebooks calais keynes yosemite yellowstone fairtrade xero strava garmin fitbit peloton zwift alzheimer's parkinson's crohn's achilles`.split(
    /\s+/,
  ),
);

/** `Victorian`, `Japanese`; but `vegetarian`, `optician`. */
export const NAME_ENDING =
  /(?<!tar|ic|guard|med|civil|amphib|reptil|librar|histor|comed|pedestr|equestr|custod|obsid|merid|academ)ian$|(?<!che|obe|the|gee)ese$/;

/** Words that are also names, or that compromise mistakes for names, but that are rarely names in a label. */
export const WORDS_TOO = new Set(
  'bluetooth clay airbnb ups audio rep second baby smile preview budget buck prem res mountain jersey china turkey visa matt gen jack mark dash max sterling drew royal general major grant'.split(
    ' ',
  ),
);

/** Common nouns that occur alone in labels. */
export const OTHER_WORDS = new Set(
  `accreditation climate ceramics cosplay manga genealogy aftercare cafe gym spa kitchenette minibar jacuzzi hairdryer dishwasher creche buffet brunch patio terrace fireplace playground helipad marina sunroom solarium loggia speaker rental adapter boho remortgage cyberpunk grimdark serum sunscreen safari kayak yurt campervan motorhome handbag backpack jumper hoodie sofa duvet toner balayage microblading scandi japandi inset fiduciary splurge asylum audio barcode beauty beverage biotech canvas cardigan cashmere cello commerce cookware
  custody email engraving fashion footwear glaucoma humanist hydrotherapy inheritance knitwear leasing luxury merino
  micropipette migration projection saltwater software sport subtitling titanium trout salmon vegan video winter autumn
  yarn yoga pilates matcha merch midweek mint perimenopause prom pharma ecommerce kombucha tape
  ukulele hospice futon mattress ottoman armoire bassinet crib playpen wetsuit rollator wheelchair walker
  stairlift commode mascara lipstick shampoo deodorant toothbrush razor epilator cologne candle thermostat
  intercom modem tablet smartwatch headset soundbar projector laminator webcam dashcam tripod telescope microscope
  kettle microwave rangehood refrigerator squeegee herbicide pesticide chainsaw pergola gazebo hammock sauna
  escrow annuity mortgage paralegal antivirus backup chatbot helpdesk intranet wiki teletherapy podiatry
  physiotherapy chiropractor acupuncture massage preschool bootcamp webinar podcast magazine sweatshirt corset bra
  bikini swimsuit beanie bracelet necklace pendant locket kefir tofu tempeh granola hummus salsa pesto ramen
  burrito taco falafel croissant bagel espresso cappuccino chai tequila rum bourbon ale bouquet confetti balloon
  limo minibus ferry cruise hostel villa chalet timeshare campsite kibble leash aquarium terrarium hutch coop
  saddle bridle tarpaulin scaffold grout carpet linoleum backsplash faucet bidet toilet vanity bathtub radiator
  furnace generator compressor forklift excavator crane conveyor robot cobot sensor actuator lathe sealant
  lubricant coolant respirator defibrillator ventilator stethoscope syringe insulin ashwagandha multivitamin vape
  cigar hookah onesie swaddle concierge valet locksmith handyman exterminator surveyor realtor actuary translator
  letterpress taxidermy pickleball padel lacrosse cricket rugby`.split(/\s+/),
);

/** Words that describe places. */
export const OF_ANY_PLACE =
  /^(?:rural|urban|suburban|coastal|inland|offshore|onshore|remote|central|nationwide|global|local|regional|village|town|city|beachfront|lakeside|seaside|riverside|waterfront|oceanfront|downtown)$/i;

/** Words before the name of a place. */
export const LEADS = /^(?:near|in|on|at|around|downtown|greater|outside|within|across|near|close)$/i;

/** `doorbell`, `cookware`, `membership`: endings of common nouns. */
export const COMMON_ENDING =
  /(?:tion|sion|ment|ness|ship|ware|ance|ence|ability|ibility|less|ful|able|ible|ing|ism|ist|ery|ology|graphy|wear|proof|bell|code|room|work|house|school|board|book|light|guard|phone|care|time|table|bag|bed|box|case|cloth|cover|door|line|lock|mat|mill|pack|pad|pan|pot|rack|screen|sheet|shoe|side|stand|top|wall|wash|water|way|wood|yard|made|aged)$/;

/** Initialisms that are often typed in lower case. */
export const LETTERS =
  /(?<![\p{L}\p{N}.-])(?:adhd|aws|b2b|b2c|bpa|cctv|crm|dbs|diy|erp|fca|gcse|gdpr|gps|hipaa|hvac|led(?=\s(?:light|strip|bulb|lamp|screen|display|panel))|lpg|mot|nhs|pdf|ppc|rya|seo|sms|tv|uk|usb|uv|vat|voip|vpn)(?=$|[\s,)/-])/gu;

/** Certifiers, by the last word of their name: `Soil Association`, `Law Society`. */
export const CERTIFIER =
  /^\p{Lu}\S*(?:\s(?:of|for|and|the|\p{Lu}\S*))*\s(?:Association|Society|Alliance|Council|College|Institute|Federation|Guild|Authority|Board|Foundation|Trust|Union|Commission|Mediators|Surveyors|Accountants|Trade|Essentials|Plus)$/u;
