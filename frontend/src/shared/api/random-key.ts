/** `crypto.randomUUID` is missing on plain http outside localhost. */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
