import { Input } from 'antd';
import { useToast } from '../../../shared/ui/use-toast';
import { decoded } from './decoded';
import { SheetHelp } from './sheet-help';

const HEADS = 'Type, Category, Attribute, Weight, Phrase';

interface SheetTextProps {
  text: string;
  /** `isTyped`: letter by letter, so that more is to come. */
  onChange: (text: string, isTyped: boolean) => void;
}

/** Where the cells are pasted, or a file is chosen. */
export function SheetText({ text, onChange }: SheetTextProps) {
  const toast = useToast();
  return (
    <>
      <label className="sheet-text">
        Cells from a spreadsheet, or CSV
        <Input.TextArea
          autoFocus
          rows={10}
          spellCheck={false}
          value={text}
          placeholder={`${HEADS}\nProduct Category, Footwear, trail shoes, High\nCustomer Attribute, Audience, runners, 2, who run`}
          onChange={({ target }) =>
            onChange(target.value, target.value !== '' && !bringsCells(text, target.value))
          }
        />
      </label>
      <p className="muted">
        The columns are {HEADS}. A first row with these words may put them in another order. An empty cell
        changes nothing, and nothing is deleted.
      </p>
      <SheetHelp />
      <label className="sheet-file">
        Or choose a file{' '}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            file?.arrayBuffer().then(
              (bytes) => onChange(decoded(bytes), false),
              () => {
                toast.error('The file could not be read. It may have been moved. Please choose it again.');
                // Otherwise choosing the same file again would be no change.
                target.value = '';
              },
            );
          }}
        />
      </label>
    </>
  );
}

/** Whether a change brought cells at once, as a paste or a file does, and not letters or a keyboard's proposed word. */
const bringsCells = (before: string, now: string): boolean =>
  now.length - before.length > 1 && countCells(now) > countCells(before);

const countCells = (text: string): number => text.split(/[\n\t,;]/).length;
