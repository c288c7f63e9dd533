import { Alert, Switch } from 'antd';
import { countOf } from '../../../shared/text/format';

interface RiskyCellsProps {
  /** In the whole file. */
  count: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A cell that starts like a formula is run by a spreadsheet. The file's values are exact unless asked otherwise. */
export function RiskyCells({ count, isOn, onChange }: RiskyCellsProps) {
  return (
    <Alert
      className="risky-cells"
      type={count === 0 || isOn ? 'info' : 'warning'}
      showIcon
      title={riskText(count)}
      description="The file holds exact values. For a spreadsheet, a leading apostrophe can mark such cells as text."
      action={
        <label className="risky-switch">
          <Switch checked={isOn} onChange={onChange} aria-label="Spreadsheet safe" />
          Spreadsheet safe
        </label>
      }
    />
  );
}

const riskText = (count: number): string =>
  count === 0
    ? 'No cell that a spreadsheet would run as a formula'
    : `${countOf(count, 'cell')} that a spreadsheet would run as a formula`;
