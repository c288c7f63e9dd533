const kept = new Map<string, object>();
const keyOf = (brandId: string, part: string) => `${brandId} ${part}`;

/** The choices in a part of a screen, such as a generator's panel, from before the user left it; else `first`. */
export const keptChoices = <Choices extends object>(
  brandId: string,
  part: string,
  first: Choices,
): Choices => ({ ...first, ...kept.get(keyOf(brandId, part)) });

/** Has the part begin with these choices: what was chosen there, or on the screen that leads to it. */
export function keepChoices(brandId: string, part: string, choices: object): void {
  kept.set(keyOf(brandId, part), choices);
}
