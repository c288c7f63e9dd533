const kept = new Map<string, object>();
const keyOf = (brandId: string, kind: string) => `${brandId} ${kind}`;

/** The choices in a generator's panel from before the user left the screen; `first` where there are none. */
export const keptChoices = <Choices extends object>(
  brandId: string,
  kind: string,
  first: Choices,
): Choices => ({ ...first, ...kept.get(keyOf(brandId, kind)) });

/** Has the panel begin with these choices: what was chosen there, or on the screen that leads to it. */
export function keepChoices(brandId: string, kind: string, choices: object): void {
  kept.set(keyOf(brandId, kind), choices);
}
