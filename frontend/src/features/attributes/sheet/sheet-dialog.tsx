import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { countOf } from '../../../shared/text/format';
import { Dialog } from '../../../shared/ui/dialog';
import { DialogFooter } from '../../../shared/ui/dialog-footer';
import { LoadError } from '../../../shared/ui/load-error';
import { useConfirmedClose } from '../../../shared/ui/use-confirmed-close';
import { useConfirm } from '../../../shared/ui/use-confirm';
import { useImportSheet } from '../api';
import { SheetTable } from './sheet-table';
import { SheetText } from './sheet-text';
import { useSheet } from './use-sheet';

interface SheetDialogProps {
  brandId: string;
  onClose: () => void;
}

/** Imports a brand's data from one paste. A preview shows the effect first, and can be corrected in place. */
export default function SheetDialog({ brandId, onClose }: SheetDialogProps) {
  const sheet = useSheet(brandId);
  const { text, isTyping, preview } = sheet;
  const good = preview?.rows.filter(({ state }) => state !== 'error') ?? [];
  const save = useImportSheet(brandId, (preview?.rows.length ?? 0) - good.length, onClose);
  const close = useConfirmedClose(text.trim() !== '', 'What was pasted is not imported.', onClose);
  const confirm = useConfirm();
  const startOver = () =>
    sheet.isCorrected
      ? confirm({
          title: 'Start over?',
          content: 'What you corrected is dropped with what was pasted.',
          okText: 'Start over',
          afterConfirm: sheet.startOver,
        })
      : sheet.startOver();
  const content = useRef<HTMLDivElement>(null);
  const isRead = preview !== null;
  // The focused field is gone: the focus moves to the first cell with an error, else to the preview.
  useEffect(() => {
    const find = (selector: string) => content.current?.querySelector<HTMLElement>(selector);
    // Without a scroll sideways, which would hide the numbers of the rows in a narrow window.
    if (isRead)
      (find('.sheet-error input') ?? find('.sheet-table .scroll-list'))?.focus({ preventScroll: true });
  }, [isRead]);
  const doing = good.filter(({ state }) => state !== 'same').length;

  return (
    <Dialog
      title="Paste brand data"
      width={1320}
      mask={{ closable: false }}
      onCancel={() => !save.isPending && close()}
      footer={
        <DialogFooter
          pending={save.isPending}
          pendingText="Importing..."
          submitText={isTyping ? 'Preview' : `Import ${countOf(doing, 'row')}`}
          disabled={isTyping ? text.trim() === '' : doing === 0 || !sheet.isUpToDate}
          onSubmit={() =>
            isTyping ? sheet.showPreview() : save.mutate({ rows: good.map(({ cells }) => cells) })
          }
          onClose={close}
        />
      }
    >
      <div ref={content}>
        {preview ? (
          <SheetTable {...preview} onChange={sheet.change} onStartOver={startOver} />
        ) : (
          <SheetText text={text} onChange={sheet.setText} />
        )}
        {sheet.readError && (
          <LoadError title="Failed to preview the data" error={sheet.readError} onRetry={sheet.readAgain} />
        )}
        {sheet.isEmpty && <Alert type="warning" showIcon title="There are no rows below the headings." />}
        {sheet.checkError && (
          <LoadError
            title="Failed to check what was corrected"
            error={sheet.checkError}
            onRetry={sheet.checkAgain}
          />
        )}
      </div>
    </Dialog>
  );
}
