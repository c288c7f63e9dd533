/** Whether `node_modules` holds the locked versions. What npm may leave out on some platforms does not count. */
export function isInstalled(root: string): boolean;
