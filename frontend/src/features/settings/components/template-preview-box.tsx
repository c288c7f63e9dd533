import type { TemplateType } from '#domain';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { exampleCount, previewParts, type PreviewData } from '../template-preview';

interface TemplatePreviewProps {
  templateType: TemplateType;
  text: string;
  data: PreviewData;
}

/** The prompt that the model gets, with the brand's own names. */
export function TemplatePreview({ templateType, text, data }: TemplatePreviewProps) {
  const [place, setPlace] = useState(0);
  const parts = useMemo(
    () => previewParts(data, templateType, text, place),
    [data, templateType, text, place],
  );
  const lacks = parts.some((part) => part.kind === 'value' && part.text.includes('['));
  return (
    <section className="template-preview" aria-label="Preview">
      <header>
        <h3>Preview</h3>
        <Button
          type="link"
          size="small"
          disabled={exampleCount(data) < 2}
          onClick={() => setPlace((before) => before + 1)}
        >
          Another example
        </Button>
      </header>
      <p className="template-preview-text">
        {parts.map(({ kind, text: part }, index) =>
          kind === 'text' ? (
            part
          ) : (
            <mark key={index} className={`template-${kind}`}>
              {part}
            </mark>
          ),
        )}
      </p>
      {lacks && <p className="muted">In square brackets: what this brand has none of yet.</p>}
    </section>
  );
}
