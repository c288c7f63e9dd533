const integer = new Intl.NumberFormat('en-US');

/** `2,000` */
export const formatCount = (value: number): string => integer.format(value);
