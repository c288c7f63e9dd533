import { countOf } from '../../../shared/text/format';
import type { ShownTemplate } from '../shown-templates';
import type { Drafts } from '../use-template-drafts';

/** What saving as default would change, and what it would not. */
export function DefaultsQuestion({ templates, texts }: { templates: ShownTemplate[]; texts: Drafts }) {
  const changed = templates.filter(({ templateType }) => texts[templateType] !== undefined);
  const own = changed.filter(({ source }) => source === 'brand');
  return (
    <div className="defaults-question">
      <p>{countOf(changed.length, 'template')} will be used by every brand that has none of its own:</p>
      <ul>
        {changed.map(({ templateType, title }) => (
          <li key={templateType}>{title}</li>
        ))}
      </ul>
      {own.length > 0 && (
        <p>
          This brand keeps its own saved text of {own.map(({ title }) => title).join(', ')}. To change that
          too, use Save All Changes first.
        </p>
      )}
    </div>
  );
}
