import { expect, it } from '@jest/globals';
import { asked, attributeOf } from '../example-fixtures.js';

it.each([
  ['Household', 'Family of four', ' for a family of four'],
  ['Life event', 'Dementia diagnosis', ' after a dementia diagnosis'],
  ['Life event', 'New baby', ' for people with a new baby'],
  ['Motivation', 'Power outages', ' for people worried about power outages'],
  ['Reasons to switch', 'Slow data', ' for people unhappy with slow data'],
  ['Pain points', 'Outgrowing spreadsheets', ' for people outgrowing spreadsheets'],
  ['Learners', 'Home educated', ' for home educated learners'],
  ['Vehicle', 'Jeep Wrangler', ' for a Jeep Wrangler'],
  ['Location', 'Wild Atlantic Way', ' on the Wild Atlantic Way'],
  ['Motivation', 'Rising utility rates', ' for people worried about rising utility rates'],
  ['Pain points', 'Peak season surges', ' for people dealing with peak season surges'],
  ['Patient concerns', 'Nervous patients', ' for nervous patients'],
  ['Household', 'Over 70s living alone', ' for the over 70s living alone'],
  ['Application', 'Abrasive slurry', ' for abrasive slurry'],
  ['Child stage', 'Toddler and baby', ' for a toddler and a baby'],
  ['Life event', 'Remarriage', ' for people getting remarried'],
  ['Gift giver', 'Aunts and uncles', ' for aunts and uncles to give'],
  ['Rider level', 'Advanced / expert', ' for advanced or expert riders'],
  ['Location & usage', 'Holidays in Spain', ' for holidays in Spain'],
  ['Buyer situation', 'Growing family', ' for a growing family'],
  ['Client type', 'Parents of injured child', ' for parents of an injured child'],
  ['Home type', 'Older home with 100 amp panel', ' for an older home with a 100-amp panel'],
  ['Parents', 'Expecting second baby', ' for people expecting a second baby'],
  ['Terrain', 'Muddy', ' for muddy terrain'],
  ['Terrain', 'Winter / snow', ' for winter or snow'],
  ['Terrain', 'Road to trail', ' for road to trail'],
  ['Age', 'From 6 months', ' suitable from 6 months'],
  ['Subjects', 'Further maths', ' in further maths'],
  ['Use case', 'Export to EU', ' for export to the EU'],
  ['Life event', 'Inheritance', ' after an inheritance'],
  ['Life event', 'Fixed rate ending', ' for people whose fixed rate is ending'],
  ['Client profile', 'Student debt', ' for people with student debt'],
  ['Reasons to switch', 'Price rise', ' for people unhappy with a price rise'],
  ['Reasons to switch', 'Bill shock', ' for people unhappy with bill shock'],
  ['Type of home', 'Poorly insulated', ' for poorly insulated homes'],
  ['Household', 'Off-grid properties', ' for off-grid properties'],
  ['Household', 'Working from home', ' for people working from home'],
  ['Buyer role', 'Procurement', ' for people in procurement'],
  ['Destinations', 'Camino de Santiago', ' on the Camino de Santiago'],
  ['Destination', 'Douro valley', ' in the Douro valley'],
  ['Suburb', 'Eastern suburbs', ' in the eastern suburbs'],
  ['Route', 'Netherlands to UK', ' from the Netherlands to the UK'],
  ['Route / region', 'Port of Rotterdam', ' at the Port of Rotterdam'],
  ['Company size', 'Fast-growing startup', ' for fast-growing startups'],
  ['Company type', 'GmbH', ' for a GmbH'],
  ['Student profile', 'First-generation', ' for first-generation students'],
  ['Riding terrain', 'Beach', ' for the beach'],
  ['Motivation', 'Promotion', ' for people who want a promotion'],
  ['Motivation', 'Start own business', ' for people who want to start their own business'],
  ['Room & household', 'Shared room', ' for a shared room'],
  ['Customer problems', 'Dropouts', ' for people dealing with dropouts'],
  ['Trigger', 'SOC 2 audit', ' for a SOC 2 audit'],
  ['Situation', 'First employee', ' for a first employee'],
  ['Occasion', 'Thank you teacher', ' to thank a teacher'],
  ['Goal', 'University entrance', ' for university entrance'],
  ['Job to be done', 'Search and rescue', ' for search and rescue'],
  ['Wedding style', 'Boho', ' in a boho style'],
  ['Decision maker', 'Adult daughters living far away', ' for adult daughters living far away'],
  ['Where', 'tailgating', ' for tailgating'],
])('a category tells what its attributes mean: %s, %s', (category, name, said) => {
  expect(asked(attributeOf('CustomerAttribute', category, name))).toBe(
    `Which trail shoes${said} would you recommend?`,
  );
});

it.each([
  ['Situation', 'Changing insurer', ' for people changing insurer'],
  ['Situation', 'Pet needs surgery', ' for a pet that needs surgery'],
  ['Situation', 'Travelling abroad with pet', ' for people travelling abroad with their pet'],
  ['Trigger', 'Unhappy with current 3PL', ' for people unhappy with their current 3PL'],
  ['Usage moments', 'Poor coverage in the countryside', ' for people with poor coverage in the countryside'],
  ['Complaint', 'Deaf in one ear', ' for people who are deaf in one ear'],
  ['Complaint', 'Trouble following films', ' for people who have trouble following films'],
  ['Pain points', 'Paying casuals correctly', ' for people struggling with paying casuals correctly'],
  ['Problem to solve', 'Bay windows', ' for people with bay windows'],
  ['Motivations', 'Carbon footprint', ' for people who want to cut their carbon footprint'],
  ['Audience', 'Grandparents buying', ' for grandparents to buy'],
  ['Segments', 'Kids’ first phone', " for a kid's first phone"],
  ['Travel party', 'Grandparents and grandchildren', ' for grandparents and grandchildren'],
  ['Meal occasion', 'Dinner in 5 minutes', ' for dinner in 5 minutes'],
  ['Meal occasion', 'Quick weeknight dinner', ' for a quick weeknight dinner'],
  ['Occasion', 'Growth spurt', ' during a growth spurt'],
  ['Occasion', 'Gift from grandparents', ' as a gift from grandparents'],
  ['Occasion', 'After hysterectomy', ' after a hysterectomy'],
  ['Trip type', 'Short breaks', ' for short breaks'],
  ['Parents', 'Expecting parents', ' for expecting parents'],
  ['Parents', 'Second baby', ' for a second baby'],
  ['Life stage', 'Post-menopausal', ' for post-menopausal women'],
  ['Situation', 'Breed prone to hip dysplasia', ' for a breed prone to hip dysplasia'],
  ['Needs', 'Falling behind', ' for people falling behind'],
  ['Needs', 'Snow', ' for snow'],
  ['Where used', 'Garage gym', ' for a garage gym'],
  ['Fitness goal', 'Rehab after injury', ' for rehab after injury'],
  ['Occasion', 'Christmas gift', ' as a Christmas gift'],
  ['Situation', 'Hit by uninsured driver', ' for people hit by an uninsured driver'],
  ['Situation', 'Ex lives overseas', ' for people whose ex lives overseas'],
  ['Situation', 'Just had surgery', ' for people who have just had surgery'],
  ['Situation', 'living outside the GTA', ' for people living outside the GTA'],
  ['Moments', 'Contract is ending', ' for people whose contract is ending'],
  ['Pain points', 'Declined by bank', ' for people declined by their bank'],
  ['Pain points', 'CCJs or defaults', ' for people with CCJs or defaults'],
  ['Pain points', 'Sore lower back', ' for people with a sore lower back'],
  ['Concerns', 'Estate taxes', ' for people worried about estate taxes'],
  [
    'Concerns',
    'Family disputes over inheritance',
    ' for people dealing with family disputes over inheritance',
  ],
  ['Worries', 'Range in winter', ' for people worried about the range in winter'],
])('a circumstance is told whole: %s, %s', (category, name, said) => {
  expect(asked(attributeOf('CustomerAttribute', category, name))).toBe(
    `Which trail shoes${said} would you recommend?`,
  );
});

it.each([
  ['Occasion', 'Last minute', 'last-minute'],
  ['Meal occasion', 'Post workout', 'post-workout'],
])('what describes the thing stands before it, whatever the category: %s, %s', (category, name, said) => {
  expect(asked(attributeOf('CustomerAttribute', category, name))).toBe(
    `Which ${said} trail shoes would you recommend?`,
  );
});

it('whose thing needs something may begin the question', () => {
  expect(asked(attributeOf('CustomerAttribute', 'Reasons to switch', 'Boiler needs replacing'))).toBe(
    'My boiler needs replacing: which trail shoes would you recommend?',
  );
});
