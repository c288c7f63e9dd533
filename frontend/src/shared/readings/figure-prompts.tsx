import type { Figure } from '#domain';
import { ReloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, InputNumber, Skeleton } from 'antd';
import { useState } from 'react';
import { PromptFlags } from '../prompts/prompt-flags';
import { countOf, formatCount } from '../text/format';
import { LoadError } from '../ui/load-error';
import { ScrollList } from '../ui/scroll-list';
import { figureQuery, type PromptSet } from './api';

interface FigurePromptsProps {
  set: PromptSet;
  figure: Figure;
  /** Whether the prompts are near-copies, the largest groups first. */
  isAlike: boolean;
  askAgain: ((indexes: number[]) => void) | undefined;
  asking: boolean;
}

/** The prompts behind one figure. */
export function FigurePrompts({ set, figure, isAlike, askAgain, asking }: FigurePromptsProps) {
  const { data, error, isFetching, refetch } = useQuery(figureQuery(set, figure.figure));
  if (error) return <LoadError title="Failed to read the prompts" error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  const unsaved = data.flatMap(({ unsaved, index }) => (unsaved && index !== null ? [index] : []));
  return (
    <>
      {isAlike && askAgain && unsaved.length > 0 && (
        <AskForMostAlike unsaved={unsaved} askAgain={askAgain} asking={asking} isOld={isFetching} />
      )}
      <ScrollList
        label="Prompts of the figure"
        items={data.map((prompt, place) => ({ ...prompt, place }))}
        rowKey="place"
        renderItem={({ question, flags, like }) => (
          <div className="prompt-row">
            <span className="prompt-text">
              {question}
              {like !== null && (
                <span className="prompt-topic">
                  Reads like: <bdi>{like}</bdi>
                </span>
              )}
            </span>
            <span className="prompt-marks">
              <PromptFlags flags={flags} />
            </span>
          </div>
        )}
      />
    </>
  );
}

interface AskForMostAlikeProps {
  /** Indexes of the unsaved prompts, the most alike first. */
  unsaved: number[];
  askAgain: (indexes: number[]) => void;
  asking: boolean;
  /** The prompts are being refetched: some may have been replaced by now. */
  isOld: boolean;
}

function AskForMostAlike({ unsaved, askAgain, asking, isOld }: AskForMostAlikeProps) {
  const [requested, setRequested] = useState<number | null>(unsaved.length);
  const count = Math.min(requested ?? 0, unsaved.length);
  return (
    <div className="reading-ask">
      <InputNumber
        size="small"
        aria-label="How many to ask again for"
        min={1}
        max={unsaved.length}
        precision={0}
        value={count || null}
        onChange={setRequested}
      />
      <Button
        size="small"
        icon={<ReloadOutlined aria-hidden />}
        disabled={asking || isOld || count === 0}
        onClick={() => askAgain(unsaved.slice(0, count))}
      >
        {asking ? 'Asking again …' : `Ask again for the ${formatCount(count)} most alike`}
      </Button>
      <span className="muted">of {countOf(unsaved.length, 'unsaved near-copy', 'unsaved near-copies')}</span>
    </div>
  );
}
