/** The longest name of a brand, category or attribute, in characters. */
export const NAME_MAX_LENGTH = 200;

/**
 * Says what is wrong with a category's name, or null. A colon or a bar would make
 * `Category:value|Category:value` ambiguous.
 */
export function categoryNameFault(name: string): string | null {
  return nameFault('Category name', name, [':', '|']);
}

/** Says what is wrong with an attribute's name, or null. */
export function attributeNameFault(name: string): string | null {
  return nameFault('Attribute name', name, ['|']);
}

function nameFault(what: string, name: string, forbidden: readonly string[]): string | null {
  if (name.trim() === '') return `${what} is required`;
  if (name.length > NAME_MAX_LENGTH) return `${what} must be at most ${NAME_MAX_LENGTH} characters`;
  if (name.includes('\0')) return `${what} must not contain a NUL character`;
  const found = forbidden.find((character) => name.includes(character));
  return found === undefined ? null : `${what} must not contain "${found}"`;
}
