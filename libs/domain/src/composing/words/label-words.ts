/** Words that distinguish the capitals of a label from those of a name, where compromise does not know them. */

/** Names made of words that are not names by themselves. */
export const PHRASES =
  /\b(?:Gore-Tex|(?:Cliffs|Ring|Bay|Gulf|Rock) of \p{Lu}\p{Ll}+|May(?= (?:half|bank|Half|Bank|Day)\b)|Secret Santa|(?:East|West|South|North) Coast|\p{Lu}\p{Ll}+ Alliance|Micro Four Thirds|Super Bowl|World Cup|\p{Lu}\p{Ll}+ Grand Prix|Grand Prix|Champions League|Maine Coons?|Isles? of \p{Lu}\p{Ll}+|Dolby (?:Atmos|Vision|Digital)|Zoom(?= (?:[Cc]all|[Mm]eeting))|Under Armour|Mountain View|Ivy League|Apple (?:\p{Lu}\p{L}*)|Fire TV|Energy Star|Gen (?:X|Y|Z|Alpha)|Fortune \d+|Wi-Fi|(?:Slack|Stripe|Square|Teams|Outlook|Zoom|Sage|Notion|Asana|Drive|Box|Monday)(?= (?:alert|notification|integration|app|bot|channel|add-on|sync|import|export))|(?<=\b[Oo](?:n|ver) )(?:Zoom|Teams)\b|(?!Calendar|Email|Bank|Accounting|Payment|Data|System|Payroll|Native|Full|Easy|Seamless|Deep|Direct|Custom|Smart|Home|Social|Inventory|Shopping|App|Software|Cloud|Sensory|Booking|Website|Two|Third)\p{Lu}\p{Ll}+(?= integrations?\b)|\bBay Area\b|(?<=\b[Aa]t )(?:Target|Boots|Currys|Costco|Walmart|Tesco|Kroger|Sephora|Ulta|Argos)\b|1% for the Planet|Art Deco|Art Nouveau|Making Tax Digital|Duke of Edinburgh|Black Friday|Good Friday|Palm Sunday|Easter (?:Sunday|Monday)|(?:Lunar|Chinese) New Year|Mardi Gras|(?:Bonfire|Guy Fawkes) Night|Northern Lights|(?:North|South) Island|Cyber Monday|Boxing Day|Christmas (?:Day|Eve)|New Year['’]s (?:Eve|Day)|New Year\S*|Burns Night|B Corp|\p{Lu}\p{Ll}+['’]s (?:Day|Eve)|(?!One-|All-)\p{Lu}\p{Ll}+-(?:on|upon|in|le|under|by)-(?:the-)?\p{L}+|(?:Record Store|Valentine|Remembrance|Memorial|Labor|Independence|Veterans|Earth|World \p{Lu}\p{Ll}+) Day|Giving Tuesday|Small Business Saturday|(?:Part|Type|Grade|Class|Tier|Phase|Stage|Version|Series|Year|Level) (?:\d|[IVX]+\b)|Series [A-F]\b|Medicare Advantage|Dry January|GREENGUARD Gold|Blue Cross(?: Blue Shield)?|GI Bill|Blue Badge|Park Mark|Tax-Free Childcare|G-Cloud|(?<=\()(?:\p{Lu}[\p{L}'’]+ )+(?:Association|Society|Council|Trust|Institute|Federation|Foundation|Authority|Agency|Guild|Academy)(?=\))|International Baccalaureate)/gu;

/** Names other than those that end like `Victorian` and `Japanese`. */
export const OTHER_NAMES = new Set(
  `excel vaillant oxbridge jeep subaru christmas easter passover purim kwanzaa navratri halloween thanksgiving ramadan diwali hanukkah eid valentine valentine's mother's father's lent nowruz
  android linux bluetooth shopify etsy okta lego vibram velcro invisalign botox montessori lombard shetland harris merino's
  nordic baltic gothic celtic arabic icelandic hindu catholic jewish muslim buddhist protestant sikh anglican welsh irish
  british english spanish scottish swedish finnish danish polish turkish cornish kurdish flemish benelux scandinavia caribbean mediterranean bernese tyrol dolomites cotswolds balkans alps pyrenees airbnb klarna instagram pinterest
  norse inconel amazon ebay google microsoft facebook youtube whatsapp ofsted kubernetes python github jira terraform tiktok magento wix klaviyo rhine seine danube douro mekong moselle thames zelle venmo figma trados waldorf oberland salesforce netsuite spotify fulbright wordpress alexa siri tesla gantt german french italian dutch russian korean starlink broadway medicare medicaid arctic antarctic mandarin cantonese midwest darjeeling assam ceylon bupa mailchimp hubspot quickbooks doordash rightmove zoopla deliveroo wordpress squarespace zapier calendly docusign revolut monzo veganuary christian christians muslims catholics hindus buddhists sikhs oktoberfest hispanic xbox playstation nintendo fortnite minecraft roblox zeiss tencel kevlar alcantara
  chromebook chromebooks calais keynes yosemite yellowstone britain fairtrade velux aga rayburn xero strava garmin fitbit peloton zwift alzheimer's parkinson's crohn's achilles`.split(
    /\s+/,
  ),
);

/** `Victorian`, `Japanese`; but `vegetarian`, `optician`. */
export const NAME_ENDING =
  /(?<!tar|ic|guard|med|civil|amphib|reptil|librar|histor|comed|pedestr|equestr|custod|obsid|merid|academ)ian$|(?<!che|obe|the|gee)ese$/;

/** Words that are also names, or that compromise mistakes for names, but that are rarely names in a label. */
export const WORDS_TOO = new Set(
  'fridge skip cologne bluetooth clay airbnb ups audio rep second baby smile preview budget buck prem res mountain jersey china turkey visa matt gen jack mark dash max sterling drew royal general major foster grant canaries rusty'.split(
    ' ',
  ),
);

/** Common nouns that occur alone in labels, beside those of `countable-nouns.ts`. */
export const OTHER_WORDS = new Set(
  `horror aero composite blackout drawdown accreditation actuary actuator acupuncture adapter aftercare ale annuity antivirus ashwagandha asylum audio autumn
  backup balayage balloon barcode beanie beauty biotech boho bourbon bridle burrito campervan canvas cappuccino
  cardigan cashmere cello ceramics chai chainsaw cigar climate cobot cologne commerce commode confetti cookware
  coolant coop cosplay crane creche cricket croissant custody cyberpunk dashcam defibrillator deodorant dishwasher
  ecommerce engraving epilator escrow espresso excavator exterminator falafel fashion fiduciary fireplace footwear
  forklift furnace futon genealogy glaucoma granola grimdark grout hairdryer handyman helipad helpdesk herbicide
  hookah hospice humanist hummus hutch hydrotherapy inheritance inset insulin intranet jacuzzi japandi kefir kettle
  kibble kitchenette knitwear kombucha lacrosse laminator lathe leasing letterpress linoleum lipstick loggia
  lubricant luxury manga mascara massage matcha merch merino microblading micropipette microwave midweek migration
  mint multivitamin onesie padel paralegal patio pergola perimenopause pesticide pesto pharma physiotherapy
  pickleball pilates playpen podiatry preschool projection ramen rangehood remortgage rental respirator rollator
  rugby rum saddle safari salmon salsa saltwater sauna scandi sealant sensor serum shampoo software solarium spa
  speaker splurge sport squeegee stethoscope subtitling sunroom sunscreen surveyor swaddle taco tarpaulin taxidermy
  teletherapy tempeh tequila terrace thermostat titanium tofu toner trout ukulele valet vape vegan ventilator video
  wetsuit wiki winter yarn yoga yurt tenor soprano rosé decaf
  anorak axe bath bench blanket brow camera chino clarinet cocoa cola cot course cream cufflink desk dinghy divan duffel
  floss footgolf gilet goggle hob hoe holdall marmalade parka pasta polo pyjama sauce settee shelf skirt soda sock squash
  stool stove synth syrup tap tattoo torch towel tree trellis wallet`.split(/\s+/),
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
