import { nameKey } from '#domain';

/** A hint where a name already exists, compared as by `fold`; null if it does not. Names need not be unique. */
export type TakenName = (name: string) => string | null;

/** @param place where it is, such as the category of an attribute */
export function takenBy(named: readonly { name: string; place?: string | undefined }[]): TakenName {
  const known = new Map(named.map((one) => [nameKey(one.name), one]));
  return (name) => {
    const found = name.trim() === '' ? undefined : known.get(nameKey(name));
    return found ? `${found.name} is already there${found.place ? `, in ${found.place}` : ''}.` : null;
  };
}
