import type { Figure } from '#domain';
import type { SetReadingAnswer } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { countOf, formatCount, formatShare } from '../text/format';
import { EmptyState } from '../ui/empty-state';
import { LoadError } from '../ui/load-error';
import { flagLabel } from '../prompts/prompt-flags';
import { type PromptSet, readingQuery } from './api';
import { FigurePrompts } from './figure-prompts';
import './readings.css';

interface SetReadingProps {
  set: PromptSet;
  /** Asks again for unsaved prompts, by their indexes in the run; undefined where that is not possible. */
  askAgain?: (indexes: number[]) => void;
  asking?: boolean;
}

/** What a set of prompts reads like: each figure leads to its prompts. */
export default function SetReading({ set, askAgain, asking = false }: SetReadingProps) {
  const { data: reading, error, refetch } = useQuery(readingQuery(set));
  const [chosen, setChosen] = useState<Figure | null>(null);
  if (error) return <LoadError title="Failed to read the prompts" error={error} onRetry={refetch} />;
  if (!reading) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  if (reading.prompts === 0) return <EmptyState compact title="There are no prompts to read yet" />;
  const choose = (figure: Figure) => setChosen(chosen?.figure === figure.figure ? null : figure);
  const shared = { reading, chosen, onChoose: choose };
  return (
    <div className="reading">
      {reading.total > reading.prompts && (
        <p className="muted">
          The newest {formatCount(reading.prompts)} of {formatCount(reading.total)} prompts.
        </p>
      )}
      <dl className="overview-figures">
        <Tile label="Near-copies" hint="They read like an earlier one once names and values are masked">
          <Linked figure={reading.nearCopies} name="Near-copies" {...shared} />
        </Tile>
        <Tile label="Largest group alike" hint="The same once names and values are masked">
          {reading.largestSkeleton ? (
            <Linked figure={reading.largestSkeleton} name="Largest group alike" {...shared} />
          ) : (
            '0'
          )}
        </Tile>
        <Tile label="Same text" hint="But for case, spacing and punctuation">
          <Linked figure={reading.duplicates} name="Same text" {...shared} />
        </Tile>
        <Tile label="Variety of openings" hint="Entropy of the first words: 4 bits and more are good">
          {reading.openingBits.toFixed(1)} bits
        </Tile>
        <Tile label="Median length">{countOf(reading.medianWords, 'word')}</Tile>
        <Tile label="Different pairs of words" hint="Of all pairs of neighbouring words">
          {formatShare(reading.distinctPairs)}
        </Tile>
      </dl>
      <div className="reading-lists">
        <FigureList
          title={`First words (${formatCount(reading.distinctOpenings)})`}
          figures={reading.openings}
          {...shared}
        />
        <FigureList title="Words in a prompt" figures={reading.lengths} {...shared} />
        {reading.flags.length > 0 && (
          <FigureList
            title="Flags"
            figures={reading.flags}
            textOf={({ text }) => flagLabel(text)}
            {...shared}
          />
        )}
      </div>
      {chosen && (
        <FigurePrompts
          key={chosen.figure}
          set={set}
          figure={chosen}
          isAlike={chosen.figure === reading.nearCopies.figure}
          askAgain={askAgain}
          asking={asking}
        />
      )}
    </div>
  );
}

const Tile = ({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) => (
  <div title={hint}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

interface Choice {
  reading: SetReadingAnswer;
  chosen: Figure | null;
  onChoose: (figure: Figure) => void;
}

function Linked({ figure, name, reading, chosen, onChoose }: Choice & { figure: Figure; name: string }) {
  if (figure.count === 0) return '0';
  return (
    <button
      type="button"
      className="reading-figure"
      aria-label={`${name}: ${formatCount(figure.count)}`}
      aria-pressed={chosen?.figure === figure.figure}
      onClick={() => onChoose(figure)}
    >
      {formatCount(figure.count)} <small>{formatShare(figure.count / reading.prompts)}</small>
    </button>
  );
}

interface FigureListProps extends Choice {
  title: string;
  figures: Figure[];
  textOf?: (figure: Figure) => string;
}

function FigureList({ title, figures, textOf, reading, chosen, onChoose }: FigureListProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {figures.map((figure) => (
        <button
          key={figure.figure}
          type="button"
          className="usage-item"
          disabled={figure.count === 0}
          aria-pressed={chosen?.figure === figure.figure}
          onClick={() => onChoose(figure)}
        >
          <span className="usage-name">{textOf?.(figure) ?? figure.text}</span>
          <span className="usage-count">
            {formatCount(figure.count)} · {formatShare(figure.count / reading.prompts)}
          </span>
        </button>
      ))}
    </section>
  );
}
