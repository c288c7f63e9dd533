import type { ShownTemplate } from '../shown-templates';

/** What a text without any variable would mean. */
export function VariablesQuestion({ templates }: { templates: ShownTemplate[] }) {
  if (templates.length === 0) return null;
  const titles = new Intl.ListFormat('en').format(templates.map(({ title }) => title));
  return (
    <p>
      {titles} {templates.length === 1 ? 'has' : 'have'} no variable: every prompt of a run would be asked for
      in the same words.
    </p>
  );
}
