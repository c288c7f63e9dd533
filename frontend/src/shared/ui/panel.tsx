import { type ReactNode, useId } from 'react';

interface PanelProps {
  title?: string;
  /** Shown next to the title: a count, a badge. */
  mark?: ReactNode;
  actions?: ReactNode;
  id?: string;
  /** The landmark's name, where the title alone would not distinguish it from another. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** The card of this product. antd's Card would also load its Tabs, 24 kB that a frame does not need. */
export function Panel({ title, mark, actions, id, label, className = '', children }: PanelProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={`panel ${className}`}
      aria-label={label}
      aria-labelledby={label ? undefined : title && titleId}
    >
      {title && (
        <header className="panel-head">
          <div className="panel-title">
            <h2 id={titleId}>{title}</h2>
            {mark}
          </div>
          {actions && <div className="card-actions">{actions}</div>}
        </header>
      )}
      <div className="panel-body">{children}</div>
    </section>
  );
}
