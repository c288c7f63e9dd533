/** A form rule made from a check of the domain, which returns what is wrong with a name, or null. */
export const nameRule = (faultOf: (name: string) => string | null) => ({
  validator: (_rule: unknown, name: string | undefined) => {
    const fault = faultOf(name ?? '');
    return fault === null ? Promise.resolve() : Promise.reject(new Error(fault));
  },
});
