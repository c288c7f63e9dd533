import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface PartButtonsProps {
  /** Undefined where there is no such page. */
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export function PartButtons({ onBack, onNext }: PartButtonsProps) {
  return (
    <nav className="export-parts" aria-label="Pages of prompts">
      <Button
        size="small"
        icon={<LeftOutlined aria-hidden />}
        aria-label="Previous page"
        disabled={!onBack}
        onClick={onBack}
      />
      <Button
        size="small"
        icon={<RightOutlined aria-hidden />}
        aria-label="Next page"
        disabled={!onNext}
        onClick={onNext}
      />
    </nav>
  );
}
