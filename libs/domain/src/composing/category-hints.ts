/** What a category's name says of its attributes. */

export const ABOUT_PEOPLE =
  /\b(?:audiences?|customers?|users?|clients?|patients?|buyers?|travell?ers?|guests?|students?|learners?|personas?|segments?|demographics?|age|ages|gender|lifestyles?|life stage|stage|famil(?:y|ies)|owners?|members?|who)\b/i;
export const ABOUT_PURPOSE =
  /\b(?:goals?|needs?|use|uses|usage|use cases?|purposes?|occasions?|activit(?:y|ies)|sports?|seasons?|conditions?|problems?|concerns?|pain points?|symptoms?|treatments?|situations?|industr(?:y|ies)|sectors?|roles?|teams?|compan(?:y|ies)|business(?:es)?|interests?|motivations?|terrain|surface|rooms?|diet|trip types?|skin types?|foot types?|hair types?)\b/i;
export const ABOUT_LOOKS =
  /\b(?:colou?rs?|materials?|fabrics?|finish(?:es)?|flavou?rs?|styles?|types?|kinds?|cuisines?|shapes?|patterns?|formats?|models?|genres?|roasts?|sweetness|origins?|deployments?|hosting|modes?|fuels?|transmissions?|power|power sources?|sizes?)\b/i;
export const ABOUT_PLACE =
  /\b(?:locations?|places?|cit(?:y|ies)|regions?|countr(?:y|ies)|areas?|states?|destinations?|districts?|markets?|where)\b/i;
export const ABOUT_PRICE = /\b(?:prices?|pricing|budgets?|costs?|price range|fees?)\b/i;
export const ABOUT_LEVEL = /\b(?:levels?|experience|skills?|expertise|proficiency)\b/i;

export const ABOUT_INTEGRATION = /\b(?:integrations?|compatibility|compatible|works with|connects)\b/i;
export const ABOUT_INDUSTRY = /\b(?:industr(?:y|ies)|sectors?|verticals?)\b/i;
export const ABOUT_WORRY = /\b(?:worr(?:y|ies)|fears?|concerns?|anxiet(?:y|ies))\b/i;
export const ABOUT_TROUBLE =
  /\b(?:pain points?|pains|challenges?|struggles?|frustrations?|hurdles?|troubles?)\b/i;
/** What somebody does with the thing, rather than is. */
export const ABOUT_ACTIVITY =
  /\b(?:goals?|needs?|wants?|aims?|objectives?|use|uses|usage|used|using|use cases?|purposes?|reasons?|occasions?|activit(?:y|ies)|sports?|interests?|hobb(?:y|ies))\b/i;
/** `Skin type`: of what its adjectives are said. */
export const TYPE_OF = /\b(skin|hair|scalp|nail|soil|lawn|roof|wall|floor|coat)\s(?:types?|conditions?)\b/i;
export const ABOUT_GOAL =
  /\b(?:goals?|purposes?|needs?|wants?|aims?|objectives?|motivations?|jobs? to be done)\b/i;
export const ABOUT_USE = /\b(?:use|uses|used|using|usage)\b/i;
/** Of what an adjective is said: `rural` of `Type of venue`. */
export const GROUP_OF =
  /\b(travell?er|guest|customer|buyer|client|student|learner|patient|driver|rider|player|organi[sz]ation|compan|business|building|home|house|propert|household|venue|school|shop|store|farm|team|site|garden|pet|dog|horse|vehicle)(?:y|ies|s|es)?\b/i;
