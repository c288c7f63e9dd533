import { GOOD } from './bad-answers.js';

/** Of trail shoes and beginners, for bad-answers.spec: written as unseen wordings once, of which the rules of then let 20 of 40 through. */
export const UNSEEN_ROUND_5: readonly string[] = [
  // They decline.
  'Sorry, but naming trail shoes for beginners is not something I do, is it urgent?',
  'I do not feel qualified to judge trail shoes for beginners, who does?',
  'Trail shoes for beginners lie outside my remit, could you ask a shop?',
  'I was not built to pick trail shoes for beginners, was I?',
  'There is nothing I can tell about trail shoes for beginners, is that fine?',
  'My training does not cover trail shoes for beginners, would tennis shoes help?',
  'Let us leave trail shoes for beginners aside, what about boots?',
  'That topic, trail shoes for beginners, is off limits here, understood?',
  // They ask back.
  'Which of these two matters more to you, trail shoes or beginners?',
  'Can you say a few words about the beginners who need trail shoes?',
  'Is there any detail about trail shoes for beginners that I missed?',
  'What is the purpose of asking about trail shoes for beginners?',
  'How detailed should the question on trail shoes for beginners be?',
  'Would it be all right to leave out beginners and ask about trail shoes?',
  'Who will read the question about trail shoes for beginners?',
  'Have you a shop in mind for the trail shoes for beginners?',
  'Did I get it right that beginners want trail shoes?',
  'What makes you ask about trail shoes for beginners?',
  'Could the beginners be children, or only adults in trail shoes?',
  'Shall it be trail shoes for beginners, then?',
  // They offer and advertise.
  'Sick of trail shoes that beginners cannot lace?',
  'Where else would beginners find trail shoes this good?',
  'Who says trail shoes for beginners have to be boring?',
  'Time for new trail shoes, beginners?',
  'Imagine trail shoes that beginners never want to take off?',
  // They wrap.
  `Gladly! Here is what somebody might type: ${GOOD}`,
  `Question for the assistant: ${GOOD}`,
  `> **Q:** ${GOOD}`,
  `a) ${GOOD}`,
  `<scratchpad>short one</scratchpad>\n<output>${GOOD}</output>`,
  `{"result": {"question": "${GOOD}", "length": 7}}`,
  `“${GOOD}”`,
  `Here’s a casual take —\n\n${GOOD}`,
  // They break off, or leave blanks.
  'Which trail shoes are best for beginners in terms of?',
  'Which trail shoes are best for beginners, e.g.?',
  'Which trail shoes are best for beginners aged NN?',
  'Which trail shoes are best for beginners [optional: in winter]?',
  // They say more.
  `${GOOD} ✅ Single sentence.`,
  `${GOOD}\n- Tone: neutral`,
  `Beginners often slip. ${GOOD}`,
];

/** The sixth forty, of which 5 came through. */
export const UNSEEN_ROUND_6: readonly string[] = [
  // They decline.
  'I prefer not to get into trail shoes for beginners, could a running store advise?',
  'Recommending trail shoes to beginners is something I leave to experts, is that acceptable?',
  'Since footwear is a personal matter, I hold back on trail shoes for beginners, does that make sense?',
  'Trail shoes for beginners require information I do not possess, can it be provided?',
  'As a neutral tool I take no side on trail shoes for beginners, what would a coach say?',
  'It would be unfair of me to single out trail shoes for beginners, wouldn’t it?',
  'There are limits to what I can write, and trail shoes for beginners exceed them, any alternatives?',
  'For safety reasons trail shoes for beginners cannot be discussed, is another sport possible?',
  // They ask back.
  'How old are the beginners who will wear the trail shoes?',
  'Which of the following matters most for beginners: price, grip or weight of the trail shoes?',
  'What have you already found out about trail shoes for beginners?',
  'Is the request about trail shoes for beginners or about beginners in general?',
  'Could more be said about the kind of trail shoes the beginners want?',
  'Should trail shoes come first in the sentence, or beginners?',
  'Do I understand correctly that the trail shoes are meant for beginners?',
  'In what tone should the trail shoes for beginners be presented?',
  'Is there a budget for the trail shoes for beginners?',
  'What do the beginners expect from their trail shoes?',
  'Which market are the trail shoes for beginners sold in?',
  'Can the term “beginners” be defined more precisely for trail shoes?',
  // They offer and advertise.
  'Want to see how trail shoes for beginners can change a run?',
  'Are your beginners still slipping without proper trail shoes?',
  'Why let bad trail shoes ruin it for beginners?',
  'Ever tried trail shoes designed with beginners in mind?',
  'Can beginners afford to miss these trail shoes?',
  // They wrap.
  `Possible wording: "${GOOD}"`,
  `Final question → ${GOOD}`,
  `<thinking>The user wants a short one.</thinking>\n**${GOOD}**`,
  `\`\`\`json\n{"type": "Discovery", "prompt": "${GOOD}"}\n\`\`\``,
  `User query: ${GOOD}`,
  `### Discovery question\n\n${GOOD}\n`,
  `Here is one option a new runner may type into a chat: ${GOOD}`,
  `<b>${GOOD}</b>`,
  // They break off, or leave blanks.
  'Which trail shoes are best for beginners who are looking for a?',
  'Which trail shoes are best for beginners compared to?',
  'Which trail shoes are best for beginners in {{season}}?',
  'Which trail shoes from [brand name] are best for beginners?',
  // They say more.
  `${GOOD} (Tone: curious, 7 words)`,
  `Choosing is not easy. ${GOOD}`,
  `${GOOD} This question does not mention any brand.`,
];

/** The seventh forty, of which 6 came through. */
export const UNSEEN_ROUND_7: readonly string[] = [
  // They decline.
  'Apologies, but trail shoes for beginners are a subject I stay away from, what else can be done?',
  'I am not in a position to compare trail shoes for beginners, have you tried a magazine?',
  'My role does not extend to trail shoes for beginners, is there a different request?',
  'This one about trail shoes for beginners goes too far, could it be toned down?',
  'Without a browser I cannot check trail shoes for beginners, does an estimate do?',
  'To stay neutral I name no trail shoes for beginners, okay with that?',
  'Trail shoes for beginners fall under commercial advice, so shall I stop here?',
  'As of my last update trail shoes for beginners were not listed, should I guess?',
  // They ask back.
  'Which terrain do the beginners run on in their trail shoes?',
  'Are the trail shoes supposed to be for male or female beginners?',
  'Could you share how often the beginners use their trail shoes?',
  'What is meant by beginners in the context of trail shoes?',
  'Is this about buying trail shoes or about training beginners?',
  'Which language should the question on trail shoes for beginners be in?',
  'How much detail on trail shoes for beginners is desired?',
  'Would it be better to speak of running shoes than of trail shoes for beginners?',
  'Do I have permission to mention trail shoes and beginners?',
  'What is the goal of a question on trail shoes for beginners?',
  'May I ask whether the trail shoes are for beginners with wide feet?',
  'Are there more attributes of trail shoes than beginners to consider?',
  // They offer and advertise.
  'Beginners, are your trail shoes holding you back?',
  'Ready, set, trail shoes for beginners?',
  'What if trail shoes for beginners came with free shipping?',
  'Who is not in love with trail shoes for beginners?',
  'Longing for trail shoes that turn beginners into pros?',
  // They wrap.
  `Suggested prompt → “${GOOD}”`,
  `<|assistant|>${GOOD}`,
  `{"q": "${GOOD}", "flags": []}`,
  `Natural question: *${GOOD}*`,
  `Here you are, a single question as requested: ${GOOD}`,
  `> ${GOOD}\n>\n> — a curious runner`,
  `[${GOOD}]`,
  `Question (casual, short): ${GOOD}`,
  // They break off, or leave blanks.
  'Which trail shoes are best for beginners with?',
  'Which trail shoes are best for beginners, especially?',
  'Which trail shoes for beginners are best in [LOCATION]?',
  'Which trail shoes are best for beginners under $[price]?',
  // They say more.
  `${GOOD} – a question any newcomer might ask.`,
  `Running off-road is fun. ${GOOD}`,
  `${GOOD}\n\nAlternative: What trail shoes do beginners like?`,
];

/** The eighth forty, of which 5 came through. */
export const UNSEEN_ROUND_8: readonly string[] = [
  // They decline.
  'Trail shoes for beginners are a topic for a specialist, would a referral help?',
  'I try not to promote trail shoes for beginners, so can we keep it general?',
  'Guidance on trail shoes for beginners is beyond my remit, okay if I point elsewhere?',
  'Being an assistant, I own no trail shoes for beginners, do I?',
  'This falls short of what trail shoes for beginners deserve, should I start over?',
  'Nothing in my sources mentions trail shoes for beginners, how shall we proceed?',
  'I will sit this one out, trail shoes for beginners are not my thing, deal?',
  'The system does not let me suggest trail shoes for beginners, can another tool?',
  // They ask back.
  'What is the maximum price for the trail shoes for beginners?',
  'Should the beginners be addressed directly when trail shoes come up?',
  'Which country do the beginners buy their trail shoes in?',
  'Does “beginners” refer to adults, or to children in trail shoes as well?',
  'Would you describe the trail shoes for beginners that you need?',
  'Is there a reason why trail shoes and beginners go together here?',
  'What else might be relevant about the beginners and their trail shoes?',
  'Can I assume that the beginners already own trail shoes?',
  'How would you phrase a question about trail shoes for beginners?',
  'Are trail shoes for beginners the only thing on the list?',
  'Which one is it, trail shoes or beginners?',
  'Do these beginners run in trail shoes every day?',
  // They offer and advertise.
  'Dream of trail shoes that make beginners fly?',
  'Why do so few beginners know our trail shoes?',
  'Have beginners ever had better trail shoes than these?',
  'New to running and in need of trail shoes for beginners?',
  'Could these be the trail shoes that beginners have waited for?',
  // They wrap.
  `Sure, happy to. "${GOOD}"`,
  `Discovery: ${GOOD}`,
  `<final>${GOOD}</final>`,
  `{"question_text":"${GOOD}"}`,
  `**Q:** ${GOOD}`,
  `Below is a natural question:\n\n${GOOD}`,
  `- [ ] ${GOOD}`,
  `The shopper asks: "${GOOD}"`,
  // They break off, or leave blanks.
  'Which trail shoes are best for beginners when it comes to?',
  'Which trail shoes are best for beginners who?',
  'Which trail shoes for beginners are best for <use case>?',
  'Which trail shoes are best for beginners in ____?',
  // They say more.
  `${GOOD}\n(1 sentence, no brand)`,
  `Good shoes prevent falls. ${GOOD}`,
  `${GOOD} Would you like a longer version?`,
];

/** The ninth forty, of which 8 came through. */
export const UNSEEN_ROUND_9: readonly string[] = [
  // They decline.
  'Trail shoes for beginners touch on health, so is a doctor not the better choice?',
  'I have been told to avoid trail shoes for beginners, can I offer hiking tips?',
  'Opinions on trail shoes for beginners differ, so who am I to decide?',
  'It pains me to skip trail shoes for beginners, will general advice do instead?',
  'My hands are tied with trail shoes for beginners, is another theme possible?',
  'We do not carry answers on trail shoes for beginners, where did this come from?',
  'Trail shoes for beginners, I am afraid, must wait, does tomorrow work?',
  'No data on trail shoes for beginners reached me, could it be sent once more?',
  // They ask back.
  'What would the ideal trail shoes for your beginners look like?',
  'Are beginners here people who have never run in trail shoes at all?',
  'Which details about trail shoes for beginners ought to be in it?',
  'How many questions about trail shoes for beginners are needed?',
  'Should I treat trail shoes and beginners as one idea?',
  'Is a question on trail shoes for beginners still of interest?',
  'Would you prefer trail shoes for beginners to be cheap or light?',
  'For which season are the trail shoes of the beginners?',
  'Do the beginners have any injuries that affect the trail shoes?',
  'What surface will the beginners use the trail shoes on?',
  'Could trail shoes be replaced by running shoes for the beginners?',
  'Have the beginners tried on any trail shoes yet?',
  // They offer and advertise.
  'Beginners deserve better trail shoes, don’t they?',
  'Have you met the trail shoes that beginners rave about?',
  'Is it any wonder that beginners choose our trail shoes?',
  'Thinking of trail shoes for beginners this spring?',
  'How does 20 % off trail shoes for beginners sound?',
  // They wrap.
  `1️⃣ ${GOOD}`,
  `Response:\n"${GOOD}"`,
  `<question type="discovery">${GOOD}</question>`,
  `[{"question": "${GOOD}"}]`,
  `Let me think about that. ${GOOD}`,
  `Here's what I came up with: **${GOOD}**`,
  `*Shopper:* ${GOOD}`,
  `Okay, so: ${GOOD}`,
  // They break off, or leave blanks.
  'Which trail shoes are best for beginners so that they can?',
  'Which trail shoes are best for beginners among?',
  'Which trail shoes are best for beginners in (location)?',
  'Which trail shoes for beginners cost under <amount>?',
  // They say more.
  `${GOOD}\n\nExplanation: it is open-ended.`,
  `Beginners face many choices. ${GOOD}`,
  `${GOOD} [Casual tone]`,
];

export const UNSEEN_ROUND_10: readonly string[] = [
  // They decline.
  'I cannot in good conscience rank trail shoes for beginners, will you forgive me?',
  'Questions on trail shoes for beginners are better put to a store, don’t you think?',
  'This assistant stays out of trail shoes for beginners, is that understood?',
  'Trail shoes for beginners? That is not for me to say.',
  'I have no experience with trail shoes for beginners, so what could I add?',
  'Sadly, trail shoes for beginners are not part of my data, any other wish?',
  'The rules forbid me to write about trail shoes for beginners, can we change the subject?',
  'There is little I may reveal on trail shoes for beginners, is it enough?',
  // They ask back.
  'Where will the beginners be wearing the trail shoes?',
  'Is “beginners” the audience or a feature of the trail shoes?',
  'Could you give an example of trail shoes for beginners?',
  'Do you happen to have a list of trail shoes for beginners to work from?',
  'Are we talking about trail shoes for beginners of all ages?',
  'What do you already know about trail shoes for beginners?',
  'Which brands of trail shoes for beginners must be left out?',
  'What budget do the beginners have for trail shoes?',
  'Should the trail shoes be new, or may beginners buy used ones as well?',
  'How shall I put it so that beginners and trail shoes both appear?',
  'Will the trail shoes for beginners be a present?',
  'Does the user want trail shoes for beginners or advice on running?',
  // They offer and advertise.
  'Why should beginners settle for ordinary trail shoes?',
  'Beginner on the trail and no shoes for it yet?',
  'What are you waiting for, trail shoes for beginners are on sale?',
  'Isn’t every beginner happier in good trail shoes?',
  'Wish there were trail shoes just for beginners?',
  // They wrap.
  `A shopper could ask: ${GOOD}`,
  `Here is the revised version: "${GOOD}"`,
  `<reply>${GOOD}</reply>`,
  `{"text": "${GOOD}", "type": "Discovery"}`,
  `__${GOOD}__`,
  `Thought: keep it short.\nQuestion: ${GOOD}`,
  `No problem! ${GOOD}`,
  `Discovery question (1/1): ${GOOD}`,
  // They break off, or leave blanks.
  'Which trail shoes are best for beginners and why are?',
  'Which trail shoes are best for beginners from the?',
  'Which trail shoes are best for beginners [add region]?',
  'Which trail shoes by BRAND_NAME are best for beginners?',
  // They say more.
  `${GOOD} (Answer: it depends.)`,
  `Many people start trail running. ${GOOD}`,
  `${GOOD} End of question.`,
];
