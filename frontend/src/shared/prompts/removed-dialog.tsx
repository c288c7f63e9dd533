import { LIMITS } from '#contracts';
import { searchFor } from '#domain';
import { Button, Checkbox, Skeleton } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { formatCount } from '../text/format';
import { Dialog } from '../ui/dialog';
import { EmptyState } from '../ui/empty-state';
import { ListSearch } from '../ui/list-search';
import { LoadError } from '../ui/load-error';
import { RelativeTime } from '../ui/relative-time';
import { rememberFocus } from '../ui/return-focus';
import { ScrollList } from '../ui/scroll-list';
import { useMarks } from '../ui/use-marks';

interface RemovedItem {
  id: string;
  question: string;
  topic: string;
  at: string;
}

interface RemovedDialogProps {
  title: string;
  /** What became of them. */
  verb: 'deleted' | 'removed';
  /** Undefined while they are loading. */
  items: RemovedItem[] | undefined;
  error: Error | null;
  onRetry: () => unknown;
  restoring: boolean;
  onRestore: (ids: ReadonlySet<string>, onSettled: () => void) => void;
  onClose: () => void;
}

/** What was removed in the last 30 days, and can be brought back. */
export function RemovedDialog(props: RemovedDialogProps) {
  const { title, verb, items = [], error, onRetry, restoring, onClose } = props;
  const { marked, toggle, set, clear } = useMarks();
  const [text, setText] = useState('');
  // Typing shows at once; searching 10,000 texts may take longer than a frame.
  const applied = useDeferredValue(text);
  const shown = useMemo(() => {
    const matches = searchFor(applied);
    return (props.items ?? []).filter(({ question, topic }) => matches(`${question} ${topic}`));
  }, [props.items, applied]);
  // Only of what is seen: nothing else is restored.
  const selected = new Set(shown.filter(({ id }) => marked.has(id)).map(({ id }) => id));
  const all = shown.length > 0 && selected.size === shown.length;
  // A row's button disappears with the row: the focus moves to the next one, or to the close button.
  const restore = (ids: ReadonlySet<string>) => props.onRestore(ids, rememberFocus());
  return (
    <Dialog title={title} width={1000} footer={null} onCancel={onClose}>
      <p className="muted dialog-lead">
        They are kept for {LIMITS.keptDays} days. What is restored comes back as it was.
      </p>
      {error && <LoadError title={`Failed to fetch what was ${verb}`} error={error} onRetry={onRetry} />}
      {!error && !props.items && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {props.items?.length === 0 && (
        <EmptyState compact title={`Nothing was ${verb} in the last ${LIMITS.keptDays} days`} />
      )}
      {items.length > 0 && (
        <>
          <ListSearch
            className="removed-search"
            label={`Search in what was ${verb}`}
            placeholder={`Search in what was ${verb}`}
            value={text}
            onChange={setText}
          />
          <div className="written-toolbar">
            <Checkbox
              checked={all}
              indeterminate={selected.size > 0 && !all}
              onChange={() => (all ? clear() : set(shown.map(({ id }) => id)))}
            >
              Select all
            </Checkbox>
            <span className="muted" role="status">
              {formatCount(selected.size)} of {formatCount(shown.length)} selected
            </span>
            <span className="card-actions">
              <Button
                type="primary"
                size="small"
                disabled={selected.size === 0 || restoring}
                onClick={() => restore(selected)}
              >
                Restore Selected
              </Button>
            </span>
          </div>
          {shown.length === 0 ? (
            <EmptyState compact title="None of them matches the search" />
          ) : (
            <ScrollList
              label={`${title}, list`}
              items={shown}
              rowKey="id"
              renderItem={({ id, question, topic, at }) => (
                <div className={marked.has(id) ? 'prompt-row prompt-row-checked' : 'prompt-row'}>
                  <Checkbox
                    checked={marked.has(id)}
                    aria-label={`Select: ${question}`}
                    onChange={() => toggle(id)}
                  />
                  <span className="prompt-text">
                    {question}
                    <span className="prompt-topic">
                      {topic && `${topic} · `}
                      {verb} <RelativeTime at={at} />
                    </span>
                  </span>
                  <Button
                    size="small"
                    disabled={restoring}
                    aria-label={`Restore: ${question}`}
                    onClick={() => restore(new Set([id]))}
                  >
                    Restore
                  </Button>
                </div>
              )}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
