import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCoveragePlan, useGenerateCoverage } from '../../../shared/coverage/api';
import { type PlanChoice, PlanFields } from '../../../shared/coverage/plan-fields';
import { PlanStatement } from '../../../shared/coverage/plan-statement';
import { countOf } from '../../../shared/text/format';
import { Dialog } from '../../../shared/ui/dialog';

interface MissingDialogProps {
  brandId: string;
  /** Two categories whose attributes to combine; null: attributes with product categories. */
  pair: readonly [string, string] | null;
  onClose: () => void;
}

/** What filling the gaps would take, and the button that starts that run. */
export default function MissingDialog({ brandId, pair, onClose }: MissingDialogProps) {
  const width = pair ? 2 : 1;
  const [choice, setChoice] = useState<PlanChoice>({
    strength: width,
    maxAttributes: width,
    scope: 'missing',
  });
  const body = pair ? { ...choice, categoryIds: [...pair] } : choice;
  const found = useCoveragePlan(brandId, body);
  const generate = useGenerateCoverage(brandId);
  const navigate = useNavigate();
  const prompts = found.plan?.prompts ?? 0;
  const start = () =>
    void generate.start(body, prompts, (jobId) => {
      onClose();
      void navigate(`/generate/${brandId}#run-${jobId}`);
    });
  return (
    <Dialog
      title="Generate what is missing"
      width={600}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          Cancel
        </Button>,
        <Button key="start" type="primary" disabled={prompts === 0 || generate.isPending} onClick={start}>
          {generate.isPending
            ? 'Generating...'
            : found.plan
              ? `Generate ${countOf(prompts, 'prompt')}`
              : 'Generate'}
        </Button>,
      ]}
    >
      <PlanFields value={choice} onChange={setChoice} />
      <PlanStatement brandId={brandId} body={body} found={found} />
    </Dialog>
  );
}
