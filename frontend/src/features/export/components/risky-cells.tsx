import { Alert, Switch } from 'antd';
import { countOf } from '../../../shared/text/format';

interface RiskyCellsProps {
  /** Null while it is not known. */
  count: number | null;
  /** There are too many prompts to count. */
  isTooLarge: boolean;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A cell that starts like a formula is run by a spreadsheet. The file's values are exact unless asked otherwise. */
export function RiskyCells({ count, isTooLarge, isOn, onChange }: RiskyCellsProps) {
  return (
    <Alert
      className="risky-cells"
      type={count === 0 || isOn ? 'info' : 'warning'}
      showIcon
      title={riskText(count, isTooLarge)}
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

function riskText(count: number | null, isTooLarge: boolean): string {
  if (isTooLarge)
    return 'Some cells may start with =, +, -, @, a tab or a return: there are too many to count here';
  if (count === null) return 'Looking for cells that a spreadsheet would run as a formula';
  if (count === 0) return 'No cell that a spreadsheet would run as a formula';
  return `${countOf(count, 'cell')} that a spreadsheet would run as a formula`;
}
