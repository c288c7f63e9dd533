import type { GenerateCoverageRequest } from '#contracts';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCoveragePlan, useGenerateCoverage } from '../../../shared/coverage/api';
import { type PlanChoice, PlanFields } from '../../../shared/coverage/plan-fields';
import { PlanStatement } from '../../../shared/coverage/plan-statement';
import { keepChoices } from '../../../shared/ui/kept-choices';
import { countOf } from '../../../shared/text/format';
import { Dialog } from '../../../shared/ui/dialog';

interface MissingDialogProps {
  brandId: string;
  /** Two categories whose attributes to combine; null: attributes with product categories. */
  pair: readonly [string, string] | null;
  onClose: () => void;
}

const EACH: PlanChoice = { strength: 1, maxAttributes: 1, scope: 'missing' };

/** A prompt holds one pair of two categories, so there is nothing to choose. */
const pairsOf = (categoryIds: readonly string[]): GenerateCoverageRequest => ({
  strength: 2,
  attributePairsOnly: true,
  maxAttributes: 2,
  scope: 'missing',
  categoryIds: [...categoryIds],
});

/** What filling the gaps of a map would take, and the button that starts that run. */
export default function MissingDialog({ brandId, pair, onClose }: MissingDialogProps) {
  const [choice, setChoice] = useState(EACH);
  const body = pair ? pairsOf(pair) : choice;
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
          {found.plan ? `Generate ${countOf(prompts, 'prompt')}` : 'Generate'}
        </Button>,
      ]}
    >
      {!pair && <PlanFields value={choice} onChange={setChoice} />}
      <PlanStatement brandId={brandId} body={body} found={found} />
      <p>
        {pair ? (
          <Link to={`/generate/${brandId}#generators`}>
            Choose only some of the attributes, under Manual Written Prompts v2
          </Link>
        ) : (
          <Link to={`/generate/${brandId}#coverage`} onClick={() => keepChoices(brandId, 'coverage', choice)}>
            Choose only some of the categories, in the Coverage panel
          </Link>
        )}
      </p>
    </Dialog>
  );
}
