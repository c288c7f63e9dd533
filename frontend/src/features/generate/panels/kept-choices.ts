const kept = new Map<string, object>();
const keyOf = (brandId: string, kind: string) => `${brandId} ${kind}`;

/** What was chosen in a panel before somebody went to another screen; `first` where nothing was. */
export const keptChoices = <Choices extends object>(
  brandId: string,
  kind: string,
  first: Choices,
): Choices => ({ ...first, ...kept.get(keyOf(brandId, kind)) });

export function keepChoices(brandId: string, kind: string, choices: object): void {
  kept.set(keyOf(brandId, kind), choices);
}
