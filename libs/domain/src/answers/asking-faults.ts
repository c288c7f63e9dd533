import { at } from '../known.js';
import { fault, type AnswerFault } from './answer-fault.js';

/* Who asks whom for what: in a good question, a person asks an assistant. What a model says to whoever gave it the
   task is no such question: it declines, asks back, offers, or describes the task. So the referent of each `you`,
   `your` and `I`, and the speaker of the asking clause, are determined. */

const words = (text: string): string => text.trim().replace(/\s*\|\s*|\s*\n\s*/g, '|');
const anyOf = (...alternatives: string[]): string => alternatives.map(words).join('|');

/**
 * Verbs by which `you` is the asker, who alone knows what `you` wishes, means or agrees to; `you` who recommends is the
 * assistant.
 */
const WISHES = `like(?! (?:best|most|better))|want(?! (?:in|from))|wish|mean|prefer (?!\\w+ (?:or|to)\\b)|agree|mind|care|hope|plan|intend
  |expect|understand|accept|approve|wonder|require|aim`;
const CLARIFIES = `clarify|confirm|elaborate|specify|rephrase|resend|reword|restate|narrow|expand|spell|detail|supply|paste|upload
  |attach|repeat|adjust|fill|answer|reply|respond|let me know|help me (?:understand (?:what|which|your)|clarify|narrow)
  |describe (?:what you|your|in more)|be more (?:specific|precise|detailed|concrete|exact)`;
const STATES = `looking|interested|wondering|searching|seeking|trying|hoping|referring|asking|after|open to|sure|ready|curious|happy
  |okay|shopping|planning|targeting|writing|working|talking|considering|thinking|be up for|be (?:interested|open|willing|looking|able)`;
const HAS = `have (?:an? |any |some |other )?(?:budget|preferences?|particular|specific|more|other|additional|further|questions?|one|something|anything|time)
  |have in mind|need (?:help|assistance|more|any|me|a hand|advice|anything|something)|tried|considered|thought (?:about|of)|decided|looked (?:at|into)`;
const INFORMATION = `details?|information|info|context|specifics|clarification|background|guidance|instructions?|input|examples?|data`;
const GIVES = `tell me (?:more|about (?:your|the)|what you|which you|your|who you|a (?:bit|little)|what (?:product|brand|category|attribute|kind|type)[^?]*you)
  |(?:provide|give|share|send|offer|add|include)(?: me| us)?(?: with)? (?:(?:some|a (?:bit|little)|any|the|your|further|additional|more) )*(?:${INFORMATION}|product category|brand name|attributes?|template|full text|original)`;
const ADVERBS = '(?:\\w+ly |please |also |just |ever |all |even |still )?';
const YOU_ASKED = new RegExp(
  `(?<!\\bhow )\\b(?:would|do|did|are|were|have|will|could|can|may|might|should)(?:n't)? you ${ADVERBS}(?:${anyOf(WISHES, CLARIFIES, STATES, HAS, GIVES)})\\b`,
);
const YOU_MEAN = new RegExp(
  `\\b(?:what|which|who|where|how|that|one|than) (?:[^?]* )?(?<!\\b(?:when|while|if|once|because) )you(?:'(?:d|re)| would| are)? ${ADVERBS}(?:mean|meant|want me|need me|like(?: me)? to|have in mind|had in mind|(?:${words(STATES)}))\\b`,
);
const FOR_YOU =
  /\b(?:matters?|important|relevant)(?: \w+)? to you\b|\bhow important (?:is|are)\b[^?]* to you\b|\byou want \w+ed\b|\b(?:for|(?<!\b(?:takes?|brings?|carry|carries|grows?|travels?) )with|(?<!\b(?:comes?|delivers?|ships?|travels?|sent|brought|close|closest|near|nearest) )to|suit|suits|help|interest|interests) you(?: better| best| most| more| today| now)?\s*\?$/;

/**
 * What an assistant does with an opinion, or generic `you` in a shop: `Which do you recommend …`, `Where do you buy …`.
 */
const ADVISES = new RegExp(
  `^(?:'d| would| could| can)? ${ADVERBS}(?:${words(`recommend|suggest|advise|think|say|choose|pick|rate|rank|call|consider|trust|know|find
    |buy|get|need|pay|see|go|look for|start|tell|judge|compare|favou?r|value|spend|put|take|make|have to|lose|gain|notice|come across|seen|love|swear by|rely on|count on|depend on|hear|help|name
    |list|give|explain|share|show|point|describe|walk|break|outline|summari[sz]e|identify|use|select|vote|bet|opt|rather|shortlist
    |steer|single out|weigh|assess|evaluate|guide|teach|review|mention|prioriti[sz]e|happen to know|heard|prefer|provide|like (?:best|most)
    |have (?:any|an?|some) (?:\\w+ )?(?:recommendations?|suggestions?|ideas?|tips?|advice|favou?rites?|go-to|picks?|opinion)`)})\\b`,
);
/** Phrases that address the asker, request something of the asker, or offer a choice that only the asker has. */
const ADDRESSES =
  /^(?!.*\byou\b).*(?<!-)\byour(?:self|s)\b|^(?:could|can|may) i (?:have|know|see|ask(?! (?:which|who|where)\b(?!.*\byou\b)))\b|\b(?:(?:do|did) you rather|would you rather (?:hear|have me|see|talk|know|read|ask|discuss|not|i|we|it|this|that))\b|\bwhat exactly (?:do|did|would|are) you\b|\btell me (?:wh\w+|how) your\b|\byou (?:please )?(?:share|provide|send|give|state|describe) (?:me |us )?your (?!own (?:dog|cat|puppy|child(?:ren)?|kids?|family|parents|mother|mum|mom|father|dad|friends?)\b|(?:\w+ )?(?:opinions?|thoughts?|views?|recommendations?|picks?|favou?rites?|top|best|list|advice|take|suggestions?|experience)\b)|\bwould you say you\b|\bwhat (?:made|brought|led|drew|attracted|inspired) you\b|\binterest you in\b|\bcan you guess\b|\b(?:need|want|buy|buying|looking|shopping)\b[^?]* for yourself\b|\byour (?:own )?(?:biggest|greatest|main|primary|number one) (?:frustrations?|challenges?|problems?|struggles?|concerns?|worr(?:y|ies)|pain points?|obstacles?|reasons?|priorit(?:y|ies)|needs?)\b|\bwelcome to (?:my|our)\b|\bhow (?:was|were) your\b|\b(?:rate|describe) your\b(?! (?:top|best|favou?rites?)\b)|\byour \w+ of choice\b|\b(?!(?:looks|feels|sounds|tastes|seems|acts|smells|works) )\w+s like you\b|\bwould it help (?:you )?if i (?:listed|named|gave|showed|compared|suggested|wrote|ranked|explained|shared|described)\b|^(?:pop |quick )?quiz\b|\bwhich (?:statements?|answers?) (?:[^?]* )?(?:is|are) (?:correct|true|right|false|wrong)\b/;

/** `Which size do you wear`: something that only the asker knows. Any other `you` is the assistant or generic. */
const speaksToAsker = (question: string): boolean =>
  [...question.matchAll(/\b(?:are|were|do|did|have|had|tell me (?:wh\w+|how|if)\b[^?]*?) you\b/g)].some(
    ({ index, 0: asked }) =>
      !/\b(?:how|or) $/.test(question.slice(0, index)) &&
      !asked.endsWith('if you') &&
      !ADVISES.test(question.slice(index + asked.length)),
  );

/** Excludes what is the assistant's, or generic. Any other `your` refers to the asker, who would say `my`. */
const OWN = new RegExp(
  `\\byour (?!(?:[\\w-]+ ){0,3}(?:${words(`recommendations?|opinions?|advice|views?|picks?|favou?rites?|choices?|suggestions?|thoughts?
    |take|experience|list|tips?|go-to|best|top|verdict|ranking|shortlist|number one|own words|money|buck|dollar|pound|head|hat`)})\\b)`,
);
/** `What is your …`, `Are your …`. Later in a sentence, `your` may be generic: `Which shoes hurt your feet least?` */
const OF_ASKER =
  /^(?:wh\w+|how)\b(?: [\w-]+){0,4}(?:'s| is| are| was| were| do| does) your\b|(?:^|, )(?:is|are|do|does|has|have|will|would|should|can|could) your\b|, (?:and |but )?wh\w+(?:'s| is| are) your\b|\b(?:for|to|with|in|about|by|of) your\b/;
/** Generic `your` after how something treats skin, knees or neighbours: `kind to your skin`. */
const TREATS_ANYBODY =
  /\b(?:kind(?:er|est)?|gentle(?:r|st)?|eas(?:y|ier|iest)|safe(?:r|st)?|good|better|best|health(?:y|ier|iest)|hard(?:er|est)?|bad|worse|worst) (?:to|for|on) your (?!(?:\w+ )?(?:needs?|requirements?|budget|preferences?|goals?|style|lifestyle|situation|purposes?|case|use|taste|project|team|business|company|customers|audience|brand)\b)/g;
/** What an assistant says that a thing fits. */
const FITS_YOURS =
  /\b(?:fits?|suits?|meets?|match(?:es)?) your (?:\w+ )?(?:needs?|requirements?|budget|preferences?|goals?|style|lifestyle)\b/;
const WITH_ANYBODY =
  /\b(?:if|when|while|as|once|because|unless|until|before|after|whether|that|how (?:do|can|would|should)|can|should) you\b|\b(?:if|when|while|as|once|because|unless|until|before|after) your\b/;

/** What an assistant does for its user. */
const SERVICE =
  words(`help (?:you|with|out)|assist|write|create|generate|provide|answer|comply|fulfil+|produce|compose|draft|discuss
  |recommend|suggest|respond|rewrite|rephrase|give you|offer you|do (?:that|this|so)|verify|determine|browse|access|process
  |name (?:any|an?|specific)|engage|proceed|comment|speak to|share (?:that|this)|make (?:that|this|recommendations)|have access`);
const DECLINES = [
  /\b(?:i'?m|i am|we are|we're) (?:\w+ly )?(?:sorry|afraid (?:i|we|that|this|it|not))\b|(?:^|, )(?:sorry(?! (?:if|for|in advance|to say)\b)|apologies|my apologies|unfortunately|regrettably)\b|\b(?:apologi[sz]e|regret to)\b/,
  new RegExp(
    `\\b(?:i|we)(?: (?:can ?not|could not|will not|would not|do not|must not|may not|am not able to|am unable to|am not allowed to)|'(?:m not able to|m unable to|m not allowed to|m not comfortable|re unable to)| (?:ca|wo|do|could|would)n'?t)(?: be able to| really| actually)? (?:${SERVICE})\\b`,
    '',
  ),
  /\blanguage model\b|\b(?:as|am|being|i'm) an? (?:ai|artificial intelligence|large language|language model|virtual assistant)\b|(?:^as|, as|\b(?:am|being|i'm)) an assistant\b|\b(?:my|our) (?:content |safety |usage )?(?:guidelines|polic(?:y|ies)|programming|knowledge cutoff|scope|capabilit(?:y|ies)|training data)\b|\b(?:against|violates?|due to|because of|per|under|within) (?:the |its )?(?:content|safety|usage) (?:guidelines|polic(?:y|ies))\b/,
  /\b(?:i|we)(?:'ll| must| have to| need to| will)+ (?:decline|refuse|(?:skip|pass)(?: on)? (?:this|that|it)\b|(?:skip|pass)\s*[?,;:–—])|\bi(?:'d| would) (?:rather|prefer) not\b|\bnot (?:appropriate|possible|right) (?:for me )?to\b|\b(?:appropriate|possible) for me to\b|(?<!\b(?:if|when|since|as|because|where) )\bi (?:lack\b|can only (?:help|speak|tell|give|offer|provide|write|answer|say|discuss|suggest|recommend|do))\b|\bwhat i (?:can|may|am able)\b|\bno can do\b|\b(?:no|without|have|having|lack|lacking) (?:\w+ )?access to (?:\w+ )?(?:real[- ]time|up[- ]to[- ]date) (?:data|information)\b/,
  /^(?:lo siento|es tut mir leid|leider|désolée?|je suis désolée?|mi dispiace|desculpe|lamento|przepraszam|извините|к сожалению|申し訳|すみません|抱歉|对不起|죄송)/iu,
];

/** Requests for permission to do what an assistant may do. */
const ASKS_LEAVE = [
  /\b(?:may i(?! ask (?:which|who|where)\b)|shall (?:i|we)|(?<!\b(?:where|when|how|which|that|what) (?:[^?]* )?)can we (?:start|try|talk|begin|move))\b|\b(?:like|want|need|prefer|wish) (?:for )?me to\b/,
  /^should i (?:list|rank|summari[sz]e)\b(?! (?:my|our|it)\b)/,
  /\b(?:should|can|could|might|do) i (?:(?:help|assist) (?:you|with)|(?:write|rewrite|rephrase|reword|generate|create|craft|draft|compose|phrase|adjust|change|try|keep|make|provide|offer|suggest|show|give|tell|focus|answer|proceed|go ahead)(?: with| on)? (?:it|this|that|these|you|something|(?:the|a|an|another|one|a different|a new|more) (?:\w+ )?(?:questions?|prompts?|versions?|options?|examples?|wordings?|variations?|alternatives?|attributes?|products?)|one|another))\b/,
  /\bhow (?:can|may|could|might|should) (?:i (?:help|assist|be of)\b(?! (?:my|our)\b)|we (?:help|assist|serve|support)(?: \w+){0,2} your?\b)|\b(?:what|anything|something)(?: else)? (?:can|may|could|should|would|that) (?:i|we) (?:can )?(?:do|help|write|create|assist|generate)\b(?=[^?]*\b(?:you|with|today)\b)/,
  /\b(?:before|so|as|when|while|until) i (?:continue|proceed|write(?: (?:it|this|that|the|a|your)\b|\s*\?)|go on\s*[?,]|go ahead|start writing|answer|begin writing)|\b(?:when|while|by) (?:asking|writing|wording|phrasing)(?: (?:it|this|that|the|a|an|your)\b|\s*[?,])|\bin (?:asking|wording|phrasing)\b/,
  /(?<!\b(?:find|get|read|see|gives?|offers?|need) )\b(?:enough|more|further|additional|missing) (?:details?|information|context|specifics|clarification|input|background)\b(?=[^?]*\b(?:on|about|from|for)\b|\s*\?)/,
  /\b(?:does|do|is|would|will|how (?:does|do|is|about)) (?:this|that|these|those)(?: one| version| question| wording)? (?:(?:work for|help|sound|look|suit|fit|meet|what you|make sense|answer|capture|satisfy)\b|(?:\w+ )?(?:good|okay|ok|fine|alright|better|acceptable|right|close|enough|clear)\s*\?$)/,
  /\b(?:have|had|has|got) (?:[^?]* )?in mind\s*\?|\bwhat you (?:need|want|asked|wanted)\b|(?<!\b(?:which|what|whose)\b[^?]*)\bis (?:right|correct|okay|ok|fine|the topic)\s*\?$|\bwhat should i assume\b|\bi (?:mention|include)\b[^?]*\b(?:writing|write)\b/,
];

/** Words for the task, which nobody uses who wants to buy something. */
const TELLS_OF_TASK =
  /\b(?:listed|mentioned|described|shown|discussed|named) (?:above|below|earlier|previously)\b|\b(?:options?|list|choices|products|models|brands|text|information) above\b|\bwrite (?:me )?(?:an? )?(?:[\w-]+ ){0,3}(?:blog post|blog|article|essay|review|slogan|tagline|poem|caption|product description|press release)\b|\bthank you for (?:choosing|contacting|visiting|your (?:purchase|order|interest))\b|\baccording to the (?:passage|text|article|document|context)\b|\b(?:would|might|could|should) (?:an?|the) (?:buyer|consumer|customer|shopper|user|person)\b[^?]{0,20}\b(?:ask|search|type|google|phrase|know when)\b|^in (?:(?:about|under|exactly|at most) )?\d+ (?:words|characters|sentences?)\b|\bme, an? ai\b|\b(?:type|typed|typing|enter|put|paste)\b[^?]{0,25}\b(?:into|in|to) (?:chatgpt|google|gemini|claude|perplexity|copilot|an? (?:ai|chatbot|search engine|assistant))\b|\b(?:this|your(?! own\b)|the (?:above|following|previous|original|given)|my (?:previous|last)) (?:\w+ )?(?:questions?|prompts?|templates?|instructions?|requests?|wording|phrasing|query|queries|message|text|sentence|answers?|product category|attributes?|category)\b|\b(?:the|which|what) (?:product categor(?:y|ies)|attribute categor(?:y|ies)|attributes?|placeholders?|rendered|user's (?:question|request|message))\b|\b(?:which|what|who is the|what is the|what's the) (?:tone|audience)\b|\b(?:a|one|another|better|different|natural) (?:\w+ )?(?:question|prompt) (?:for|about|on|that|which|instead|like|based)\b|\b(?:write|writing|generate|generating|return|output|rewrite|rephrase) (?:only )?(?:a|an|one|the|this|that|another)?\s*(?:\w+ )?(?:question|prompt|sentence)\b|\b(?:the|one) question\b|\bsingle[- ]sentence\b|\bquestion mark\b|\b(?:begin|end) text\b|\bwhat (?:question|prompt)s? (?:would|should|do|can) (?:you|i write)\b|\b(?:wording|phrasing|rewording)\b|\boption (?:[ab]\b|1 (?:or|and) (?:option )?2\b)|\b(?:draft|version|variant|take) [1-9]\s*:|\b(?:draft|revised|rewritten)\s*:|\bthe user (?:wants?|wanted|asked|is asking|said|gave)\b|\b(?:casual|formal|friendly|neutral) (?:tone|register|version)\b/;

/** What an assistant says for its own safety, before it answers. A person would say `I am no lawyer`. */
const DISCLAIMS =
  /(?:^not|\b(?:this|it) (?:is|isn't|should|does|doesn't|must)(?: \w+){1,4}) (?:financial|legal|medical|tax|investment|veterinary|professional|health) advice\b|(?:^|[,;:–—] )(?:please |always |first )+(?:consult|check with|speak (?:to|with)|talk to|see) (?:an?|the|your)\b/;

/** Reports about somebody: `A runner wonders which …`. */
const TELLS_OF_SOMEBODY =
  /^(?:an?|the|one) (?!friend|colleague|neighbou?r|relative|client|customer of|cousin)(?:[\w-]+ ){1,4}(?:wonders|asks|is (?:asking|wondering)|(?:might|may|would|could|will) (?:ask|wonder)|(?:wants|would like|(?:might|may|would|could|will) (?:want|like)) to know)\b/;

/** What the task was made from, as only somebody who has the task calls it: `the above criteria`, `your requirements`. */
const MATERIAL =
  '(?:data|details?|information|info|criteria|requirements?|specifications?|inputs?|attributes?|constraints|parameters|context|list|text)';
const GIVEN = 'provided|supplied|specified|listed|given';
const NAMES_MATERIAL = new RegExp(
  `\\b(?:given|based on|from|per|using|under|with|meets?|fits?|match|matches) (?:the|these|those) (?:provided|given|supplied|attached|aforementioned|above) ${MATERIAL}\\b` +
    `|\\b${MATERIAL} (?:${GIVEN})(?: (?:above|below))?,` +
    `|\\b(?:based on|given|per|using|under) the ${MATERIAL} (?:${GIVEN}|above)\\s*[,?]` +
    `|^based on your (?:${MATERIAL}|needs|preferences|request)\\b|\\bas of my (?:last|latest) (?:\\w+ )?update\\b`,
);
/** The frame of a call, announced instead of followed. */
const NAMES_FRAME =
  /^as an? (?:[\w-]+ ){0,4}persona(?:,| with\b)|^(?:in|using|with) an? (?:\w+ )?(?:conversational|chatty|terse|businesslike) (?:tone|register|style|voice)\b/;

/** Instructions of the task repeated in the answer: its length, its tone, whom it must not name. */
const REPEATS_TASK =
  /\bas (?:requested|instructed)\s*[,?]|^final version\b|\b(?:in line with|per) (?:the|these|those|your) (?:rules|instructions|brief|template)\b|\bmeets? the (?:length|character|word) limit\b|^for this combination\b|\b(?:with|keeping) (?:the|these|those|all) (?:\w+ )?(?:constraints?|criteria|requirements?|attributes?|instructions?|rules?) in mind\b|^keeping (?:it|this|things) (?:\w+ (?:and|but) )?(?:terse|casual|formal|chatty|plain|conversational|natural|brief|concise|businesslike|neutral)\b|\b(?:phrase|phrases|phrased|phrasing|word) (?:a|an|the|this|that|their) (?:\w+ )?(?:quer(?:y|ies)|questions?|prompts?|requests?|search(?:es)?)\b|\binto an? (?:\w+ )?(?:prompt|(?<=\b(?:search|user|buyer|shopper|consumer|natural) )query)\b|^repeat after me\b|^you are an? (?:\w+ )?(?:assistant|ai|chatbot|language model)\b|\b400 characters\b|\b(?:naming|mentioning|including) the brand\b|^in (?:one|a single|1) (?:\w+ )?sentence\b|\b(?:(?:without|(?:while|but) not|never) (?:naming|mentioning)|avoiding|excluding) (?:(?:any|a|specific|particular|certain) )+(?:brands?|brand names?|names|compan(?:y|ies)|competitors?)\b/;

/** A beginning without a subject, as in an advertisement or an offer; and `why` without a verb that asks. */
const OFFERS =
  /^(?:still \w+ing|looking|searching|hunting|ready|need(?:ing)?|want(?:ing)?|curious|interested|shopping|tired|struggling|thinking|craving|in (?:need|search|the market)|on the hunt|did you know|ever|how about|what if you|guess what|who (?:does|would)n't|isn't it (?:time|wonderful|great|amazing|nice|fantastic|incredible|lovely|impressive|obvious|clear)|got(?! any (?!questions?\b))|have you|care (?:to|for)|fancy|let's(?! (?:say|assume|suppose)\b)|let me)\b(?! any (?:ideas?|tips?|advice|suggestions?|recommendations?)\b)|^why (?!(?:is|are|was|were|do|does|did|would|should|could|can|has|have|will|might|am|exactly|so|else|then)\b)/;
const CLAUSES = /[,;:–—]\s+|\s-\s/;
const INTERROGATIVE =
  /^(?:and |so |but |then |or )?(?:wh(?:at|ich|o|ose|ere|en|y)|how|is|are|do(?:es)?|did|can|could|should|would|will|has|have|any|recommend|suggest|tell|name|help|please)(?:n't)?\b/;
/** A polite tag at the end of a request: `List some, would you?` */
const POLITELY =
  /^((?:please|recommend|suggest|list|tell|name|give|show|compare|help|find) .*), (?:would|could|can|will) you(?: please)?\?$/;
const TAG =
  /^(?:correct|right|okay|ok|yes|no|ready|understood|agreed|clear|deal|got it|see|fine|alright|all right|maybe|perhaps|sound good|good|cool|huh|eh|no problem)\s*\?$|\bmaybe\s*\?$/;
const ANOTHER =
  /\b(?:anything|something|someone|what|who|where) else\b|\bor something more\b|\banother (?:one|topic|way|time)\b|\bother (?:topics?|ways?(?! (?:a?round|about)))\b|\bmove on\b|(?<!\bwh(?:at|ich|ere|o) (?:[^?]* )?(?:i|we|they) [^?]*)\binstead\?$/;

export const DECLINED = fault('not-asking', 'it declines instead of asking what a person would ask');

/** Says whether a text refuses the task, whether or not it also asks something. */
export const declines = (text: string): boolean => {
  const plain = inPlainLetters(text);
  return DECLINES.some((pattern) => pattern.test(plain));
};

const inPlainLetters = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'");

/** What is wrong with a question that a person is supposed to ask an assistant; null for nothing. */
export function askingFault(asked: string): AnswerFault | null {
  const question = inPlainLetters(asked).replace(POLITELY, '$1?');
  if (declines(question)) return DECLINED;
  if (asksBack(question) || asksBesides(question))
    return fault('not-asking', 'it speaks to the person instead of asking what that person would ask');
  if (DISCLAIMS.test(question))
    return fault('not-asking', 'it warns the person instead of asking what that person would ask');
  if (
    [TELLS_OF_TASK, REPEATS_TASK, NAMES_MATERIAL, NAMES_FRAME, TELLS_OF_SOMEBODY].some((pattern) =>
      pattern.test(question),
    )
  )
    return fault('not-asking', 'it speaks of the task instead of asking the question');
  if (
    OFFERS.test(question) &&
    !question
      .split(CLAUSES)
      .slice(1)
      .some((clause) => INTERROGATIVE.test(clause) || clause.includes(' or '))
  )
    return fault('not-asking', 'it offers something instead of asking for it');
  return null;
}

const asksBack = (question: string): boolean =>
  [YOU_ASKED, YOU_MEAN, FOR_YOU, ADDRESSES, ...ASKS_LEAVE].some((pattern) => pattern.test(question)) ||
  speaksToAsker(question) ||
  asksForOwn(question.replace(TREATS_ANYBODY, ''));

/** Says whether a `your` refers to the asker. */
const asksForOwn = (question: string): boolean =>
  OWN.test(question) &&
  (OF_ASKER.test(question) || FITS_YOURS.test(question)) &&
  !WITH_ANYBODY.test(question);

/** Says whether the last clause is only a tag, or asks for something else. */
function asksBesides(question: string): boolean {
  const clauses = question.split(CLAUSES);
  const last = at(clauses, -1);
  if (clauses.length < 2) return false;
  return TAG.test(last) || (ANOTHER.test(last) && !/^or (?:do|should|would) (?:i|we)\b/.test(last));
}
