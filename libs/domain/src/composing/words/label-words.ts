/** Words that distinguish the capitals of a label from those of a name, where compromise does not know them. */

/** Names made of words that are not names by themselves. */
export const PHRASES =
  /\b(?:Gore-Tex|(?:Bachelor|Master|Doctor|Associate)s? of(?: (?:and )?\p{Lu}\p{Ll}+)+|City & Guilds|Twin Cities|Quad Cities|Inland Empire|Lower Mainland|Section(?= \d)|Red Tractor|Universal Credit|[GMK]bps|[GM]Hz|(?:Cliffs|Ring|Bay|Gulf|Rock) of \p{Lu}\p{Ll}+|May(?= (?:half|bank|Half|Bank|Day)\b)|Secret Santa|(?:East|West|South|North) Coast|\p{Lu}\p{Ll}+ Alliance|Micro Four Thirds|Super Bowl|World Cup|\p{Lu}\p{Ll}+ Grand Prix|Grand Prix|Champions League|Maine Coons?|Isles? of \p{Lu}\p{Ll}+|Dolby (?:Atmos|Vision|Digital)|Zoom(?= (?:[Cc]all|[Mm]eeting))|Under Armour|Mountain View|Ivy League|Apple (?:\p{Lu}\p{L}*)|Fire TV|Energy Star|Gen (?:X|Y|Z|Alpha)|Fortune \d+|Wi-Fi|(?:Slack|Stripe|Square|Teams|Outlook|Zoom|Sage|Notion|Asana|Drive|Box|Monday)(?= (?:alert|notification|integration|app|bot|channel|add-on|sync|import|export))|(?<=\b[Oo](?:n|ver) )(?:Zoom|Teams)\b|(?!Calendar|Email|Bank|Accounting|Payment|Data|System|Payroll|Native|Full|Easy|Seamless|Deep|Direct|Custom|Smart|Home|Social|Inventory|Shopping|App|Software|Cloud|Sensory|Booking|Website|Two|Third|Instrument|Equipment|Machine|Device|Meter|Sensor|Lab|Custom|Native|Full|Data|System|Software)\p{Lu}\p{Ll}+(?= integrations?\b)|\bBay Area\b|(?<=\b[Aa]t )(?:Target|Boots|Currys|Costco|Walmart|Tesco|Kroger|Sephora|Ulta|Argos)\b|1% for the Planet|Legal 500|Secured by Design|Real Living Wage|Blue Badge|Gift Aid|Direct Debit|Art Deco|Art Nouveau|Making Tax Digital|Duke of Edinburgh(?:['’]s [Aa]ward)?|Black Friday|Good Friday|Palm Sunday|Easter (?:Sunday|Monday)|(?:Lunar|Chinese) New Year|Mardi Gras|(?:Bonfire|Guy Fawkes) Night|Northern Lights|(?:North|South) Island|Cyber Monday|Boxing Day|Christmas (?:Day|Eve)|New Year['’]s (?:Eve|Day)|New Year\S*|Burns Night|B Corp|\p{Lu}\p{Ll}+['’]s (?:Day|Eve)|(?!One-|All-)\p{Lu}\p{Ll}+-(?:on|upon|in|le|under|by)-(?:the-)?\p{L}+|(?:Record Store|Valentine|Remembrance|Memorial|Labor|Independence|Veterans|Earth|World \p{Lu}\p{Ll}+) Day|Giving Tuesday|Small Business Saturday|(?:Part|Type|Grade|Class|Tier|Phase|Stage|Version|Series|Year|Level) (?:\d|[IVX]+\b)|Series [A-F]\b|Medicare Advantage|Dry January|GREENGUARD Gold|Blue Cross(?: Blue Shield)?|GI Bill|Blue Badge|Park Mark|Tax-Free Childcare|G-Cloud|(?<=\()(?:\p{Lu}[\p{L}'’]+ )+(?:Association|Society|Council|Trust|Institute|Federation|Foundation|Authority|Agency|Guild|Academy)(?=\))|International Baccalaureate)/gu;

/** Names other than those that end like `Victorian` and `Japanese`. */
export const OTHER_NAMES = new Set(
  `tues thurs excel vaillant oxbridge jeep subaru christmas easter passover purim kwanzaa navratri halloween thanksgiving ramadan diwali hanukkah eid valentine valentine's mother's father's lent nowruz
  android linux bluetooth shopify etsy okta lego vibram velcro invisalign botox montessori lombard shetland harris merino's
  nordic baltic gothic celtic arabic icelandic hindu catholic jewish muslim buddhist protestant sikh anglican welsh irish
  british english spanish scottish swedish finnish danish polish turkish cornish kurdish flemish benelux scandinavia caribbean mediterranean bernese tyrol dolomites cotswolds balkans alps pyrenees airbnb klarna instagram pinterest
  norse inconel amazon ebay google microsoft facebook youtube whatsapp ofsted kubernetes python github jira terraform tiktok magento wix klaviyo rhine seine danube douro mekong moselle thames zelle venmo figma trados waldorf oberland salesforce netsuite spotify fulbright wordpress alexa siri tesla gantt german french italian dutch russian korean starlink broadway medicare medicaid arctic antarctic mandarin cantonese midwest darjeeling assam ceylon bupa mailchimp hubspot quickbooks doordash rightmove zoopla deliveroo wordpress squarespace zapier calendly docusign revolut monzo veganuary christian christians muslims catholics hindus buddhists sikhs oktoberfest hispanic xbox playstation nintendo fortnite minecraft roblox zeiss tencel kevlar alcantara
  urdu punjabi bengali gujarati tamil hindi farsi somali swahili romanian hebrew greek yiddish munro munros kinomap ofqual pantone shinkansen chambers chromebook chromebooks calais keynes yosemite yellowstone britain fairtrade velux aga rayburn xero strava garmin fitbit peloton zwift alzheimer's parkinson's crohn's achilles`.split(
    /\s+/,
  ),
);

/** `Victorian`, `Japanese`; but `vegetarian`, `optician`. */
export const NAME_ENDING =
  /(?<!tar|ic|guard|med|civil|amphib|reptil|librar|histor|comed|pedestr|equestr|custod|obsid|merid|academ)ian$|(?<!che|obe|the|gee)ese$/;

/** Words that are also names, or that compromise mistakes for names, but that are rarely names in a label. */
export const WORDS_TOO = new Set(
  'web buddy instrument fridge skip cologne bluetooth clay airbnb ups audio rep second baby smile preview budget buck prem res mountain jersey china turkey visa matt gen jack mark dash max sterling drew royal general major foster grant canaries rusty'.split(
    ' ',
  ),
);

/** Common nouns that occur alone in labels, beside those of `countable-nouns.ts`. */
export const OTHER_WORDS = new Set(
  `accreditation actuary actuator acupuncture adapter aero aftercare aioli airsoft ale alopecia alpaca americano amp
  anaemia anemia angina anime anklet annexe annuity anorak anorexia antipasti antivirus apnea apnoea applique apricot
  aqua arena aromatherapy ashwagandha astronomy asylum aubergine audio autumn axe axolotl azure backgammon backlog
  backup badminton balayage balcony ballet balloon bangle banoffee barcode barley barre basil bassoon bath bay beanie
  beauty bedsit behaviorist behaviourist bench bento beret bibimbap bingo biofuel biotech biotin birch biryani bivouac
  blackout blanket bobble bodysuit boho bolognese bongo bonnet bonsai bourbon brace bridle brioche brooch brow brownie
  bruschetta budgie bulgur bulimia burgundy burrito cabaret calcium callus calzone camera camisole campervan canvas
  cappuccino carbon carbonara cardigan carousel cashmere cassette catamaran celebrant cello cellulite ceramics chai
  chainsaw chaise chamomile changelog charcoal chardonnay chargeback cheesecake chenille chess chickenpox chiffon
  chinchilla chino chive chrome chutney ciabatta cigar clarinet climate clutch cob cobalt cobot cockatiel cocoa cognac
  cola colloquium cologne commerce commode composite confetti cookware coolant coop copyright corduroy cornet cortado
  cosplay cot course crane cream creche cricket crimson crochet croissant croquet croup cryotherapy crypto cufflink
  curry custody cyan cyberpunk daffodil dahlia dandruff dashcam decaf decoupage defibrillator denture deodorant desk
  dill dinghy dishwasher divan drawdown dressage duffel duplex dyscalculia dyspraxia earbud ecommerce ecru eggshell
  engraving epilator equity escrow espresso excavator exterminator falafel farro fascia fashion fedora ferret
  fiduciary fireplace flannel floss flu focaccia footgolf footwear forex forklift fuchsia furnace futon gecko gelato
  genealogy gerbil gilet gilt gingham ginseng glaucoma glockenspiel gnocchi goggle goldfish gondola gout granola
  graphene gravy grimdark grout guacamole gymkhana gyoza haiku hairdryer handyman harmonica harp hedgehog helipad
  helpdesk herbicide herringbone hob hoe holdall homeopathy hookah horror hospice hottub houndstooth houseboat
  hovercraft humanist hummus hutch hydrangea hydrogel hydrogen hydrotherapy hyperopia hypnotherapy iguana indigo
  influenza inheritance inset insulin intranet iodine ivory jacquard jacuzzi japandi judo kaftan kanban karaoke kefir
  keloid ketchup kettle khaki kibble kimchi kitchenette knitwear koi kombucha korma lacrosse laksa laminator lasagne
  latex lathe latte leasing letterpress lilac lino linoleum lipstick llama loggia lubricant lumpectomy luxury macaron
  macchiato macrame magnesium mahjong mahogany maisonette malbec mandolin manga marble marimba marmalade maroon
  marquee marquetry mascara massage mastectomy matcha mauve mayonnaise mead melasma merch meringue merino mesotherapy
  mezzanine mezze microblading micropipette microwave midweek migraine migration milkshake mint miso mocha mockup
  mohair monopod monstera muesli multivitamin mustard naan naturopathy netball noir novella oboe ochre onesie oregano
  organza origami osteopathy padel paella paintball paisley panini pantomime paralegal parasol parka parkour parquet
  parsley pasta patio pavlova peach pelmet peony peppermint pergola perimenopause perlite pesticide pesto pharma pho
  physiotherapy piccolo pickleball pilates pilgrimage pitta plantar playpen plum pneumonia podiatry poetry polo
  polytunnel poncho porridge postpartum pouffe presbyopia preschool projection pushchair pyjama quad quartz quinoa
  ramen rangehood rattan ravioli rayon regatta reiki remortgage rendang rental resin respirator risotto roadmap
  roleplay rollator rosemary rosé ruffle rugby rum rye saddle safari salmon salsa saltwater sandpit sarong sash
  sashimi satay satchel sauce sauna scandi sclerotherapy scrum scuba sealant seesaw seitan selenium sensor serum
  settee shampoo shawl shelf silicone sitcom skirt smoothie snood soba sock soda soffit software solarium sonnet
  soprano sorbet spa spandex speaker spelt splurge sport squalane squash squeegee stag stethoscope stool stove
  subtitling sundae sunroom sunscreen surveyor swaddle symposium synth syrup taco taekwondo taffeta tambourine
  tandoori tankini tap tarpaulin tartan tassel tattoo taupe taxidermy teak teal telemetry teletherapy tempeh tempura
  tenor tequila teriyaki terrace terrazzo thermostat thyme thyroid tiara tikka tipi tiramisu titanium tofu toner torch
  tort tortilla towel tree trellis trombone trout truck tuba tulle turf turquoise tutu tzatziki udon ukulele valet
  vape vegan velour ventilator vermiculite vermouth verruca video vindaloo viscose wallet walnut webhook wetsuit wiki
  winter wireframe yarn yoga yurt`.split(/\s+/),
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

/** Insurers, as patients and owners name them. */
export const INSURERS =
  /^(?:Delta Dental|MetLife|Aetna|Cigna|Humana|Kaiser(?: Permanente)?|Anthem|Blue (?:Cross|Shield).*|BCBS|United ?Healthcare|Guardian|Bupa|AXA(?: Health)?|Aviva|Vitality|VHI|Laya(?: Healthcare)?|Irish Life|Medibank|HCF|Allianz|Ambetter|Molina|WPA)$/i;
