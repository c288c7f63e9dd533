/** Which prompts of the whole export are selected: the named ones, or all but the named ones. */
export interface Selection {
  all: boolean;
  named: ReadonlySet<string>;
}

export const NOTHING: Selection = { all: false, named: new Set() };
export const EVERYTHING: Selection = { all: true, named: new Set() };

export const isSelected = ({ all, named }: Selection, promptId: string): boolean =>
  all !== named.has(promptId);

export function toggled({ all, named }: Selection, promptId: string): Selection {
  const next = new Set(named);
  if (!next.delete(promptId)) next.add(promptId);
  return { all, named: next };
}

/** @param total prompts of the whole export */
export const countSelected = ({ all, named }: Selection, total: number): number =>
  all ? Math.max(0, total - named.size) : named.size;

/** The same as the API is asked for it: no name where all are selected. */
export const requestOf = ({ all, named }: Selection): { promptIds?: string[]; exceptPromptIds?: string[] } =>
  named.size > 0 ? { [all ? 'exceptPromptIds' : 'promptIds']: [...named] } : {};
