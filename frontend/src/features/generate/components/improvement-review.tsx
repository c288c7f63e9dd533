import { Button } from 'antd';
import { formatCount } from '../../../shared/text/format';
import { ScrollList } from '../../../shared/ui/scroll-list';
import { Dialog } from '../../../shared/ui/dialog';
import { chooseText } from '../../../shared/workspace/improvement-changes';
import { workspaceOf } from '../../../shared/workspace/workspace';
import type { ImprovementState, ReviewItem } from '../use-improvement';

interface ImprovementReviewProps {
  brandId: string;
  state: ImprovementState;
  onClose: () => void;
}

/** Each improved prompt before and after, with the choice between the two. */
export default function ImprovementReview({ brandId, state, onClose }: ImprovementReviewProps) {
  const { improvement, items } = state;
  const choose = (chosen: ReviewItem[], version: 'before' | 'after') => {
    const indexes = chosen.map((item) => item.index);
    void workspaceOf(brandId).change(chooseText(improvement.key, indexes, version));
  };
  const replaced = items.filter((item) => item.state === 'improved');
  const undone = items.filter((item) => item.state === 'undone');

  return (
    <Dialog
      title="Before and After"
      width={1000}
      onCancel={onClose}
      footer={[
        <Button key="undo" disabled={replaced.length === 0} onClick={() => choose(replaced, 'before')}>
          Undo all
        </Button>,
        <Button key="redo" disabled={undone.length === 0} onClick={() => choose(undone, 'after')}>
          Use all improved
        </Button>,
        <Button key="close" type="primary" onClick={onClose}>
          Done
        </Button>,
      ]}
    >
      <p className="review-lead" role="status">
        <span>{formatCount(replaced.length)} improved</span>
        <span className="muted">{formatCount(items.length - replaced.length)} as before or edited since</span>
      </p>
      <div className="review-head" aria-hidden="true">
        <span>Before</span>
        <span>After</span>
      </div>
      <ScrollList
        label="Improved prompts, list"
        items={items}
        rowKey="index"
        renderItem={(item) => <ReviewRow item={item} onChoose={(version) => choose([item], version)} />}
      />
    </Dialog>
  );
}

const STATE_TEXTS: Record<ReviewItem['state'], string | null> = {
  improved: null,
  undone: 'Undone',
  unchanged: 'Not changed',
  edited: 'Edited since',
  deleted: 'No longer in the list',
};

interface ReviewRowProps {
  item: ReviewItem;
  onChoose: (version: 'before' | 'after') => void;
}

function ReviewRow({ item, onChoose }: ReviewRowProps) {
  const { before, after, state } = item;
  const canUndo = state === 'improved' || state === 'edited';
  return (
    <div className={`review-row review-row-${state}`}>
      <p className="review-before">
        <span className="visually-hidden">Before: </span>
        {before}
      </p>
      <p className="review-after">
        <span className="visually-hidden">After: </span>
        {after}
      </p>
      <span className="review-choice">
        {STATE_TEXTS[state] && <span className="muted">{STATE_TEXTS[state]}</span>}
        {canUndo && (
          <Button size="small" aria-label={`Undo: ${after}`} onClick={() => onChoose('before')}>
            Undo
          </Button>
        )}
        {(state === 'undone' || state === 'edited') && (
          <Button size="small" aria-label={`Use improved: ${after}`} onClick={() => onChoose('after')}>
            Use improved
          </Button>
        )}
      </span>
    </div>
  );
}
