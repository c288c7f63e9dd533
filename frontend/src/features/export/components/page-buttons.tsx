import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useFocusKept } from '../../../shared/ui/use-focus-after';

interface PageButtonsProps {
  /** Undefined where there is no such page. */
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export function PageButtons({ onBack, onNext }: PageButtonsProps) {
  // At either end one button is disabled, and would lose the focus.
  const back = useFocusKept(onNext !== undefined);
  const next = useFocusKept(onBack !== undefined);
  return (
    <nav className="export-pages" aria-label="Pages of prompts">
      <Button
        ref={back}
        size="small"
        icon={<LeftOutlined aria-hidden />}
        aria-label="Previous page"
        disabled={!onBack}
        onClick={onBack}
      />
      <Button
        ref={next}
        size="small"
        icon={<RightOutlined aria-hidden />}
        aria-label="Next page"
        disabled={!onNext}
        onClick={onNext}
      />
    </nav>
  );
}
