/* Words that people use for one another when they reword a label, beyond what stems show: `cheap` for `price`. */

const FAMILIES = `price pricing cost cheap affordable budget inexpensive expensive money value worth fee
noise noisy quiet silent loud
ease easy simple effortless straightforward intuitive
safe safety secure dangerous risk
strong strength sturdy robust tough
durable durability last robust sturdy
reliable reliability dependable trustworthy fail
speed fast quick rapid slow
deliver delivery ship dispatch arrive
weight light lightweight heavy
size compact small large big tiny
senior elderly older old retired retiree pensioner grandparent grandmother grandfather
child kid toddler son daughter
baby infant newborn toddler
parent mum mom dad mother father family
woman female lady
man male gentleman
beginner novice newbie newcomer
support help assistance
sustainable sustainability eco green environment recycled planet
energy electricity power
battery charge
warm warmth heat
cool cold
width wide narrow
height tall high
depth deep
length long short
health healthy nutritious
taste tasty flavour flavor delicious
scent smell fragrance odour odor
pain ache hurt sore
team staff employee colleague
business company firm
home house household
work office workplace
travel trip flight fly journey
car vehicle
tv tvs television
bicycle bike
refrigerator fridge
smartphone phone mobile
review rating reputation
return refund
warranty guarantee
shop store
holiday vacation
flat apartment
pet dog
pet cat
student university college
privacy private
appointment booking
choice selection range variety`
  .split('\n')
  .map((line) => line.split(' '));

/**
 * The families of a stem, by number.
 *
 * @param stemOf the stem of a word; here it makes the table, so that both sides are cut alike
 */
export const familiesBy = (stemOf: (word: string) => string): ((stem: string) => readonly number[]) => {
  const families = new Map<string, number[]>();
  for (const [number, words] of FAMILIES.entries())
    for (const stem of new Set(words.map(stemOf)))
      families.set(stem, [...(families.get(stem) ?? []), number]);
  return (stem) => families.get(stem) ?? [];
};
