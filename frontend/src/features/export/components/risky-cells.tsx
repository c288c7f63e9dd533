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
      className="export-note risky-cells"
      type={isOn ? 'info' : 'warning'}
      showIcon
      title={`${countOf(count, 'cell')} that a spreadsheet would run as a formula`}
      action={
        <label className="risky-switch">
          <Switch checked={isOn} onChange={onChange} aria-label="Spreadsheet safe" />
          <span title="A leading apostrophe marks such cells as text; else the file holds exact values">
            Spreadsheet safe
          </span>
        </label>
      }
    />
  );
}
