import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface PageButtonsProps {
  /** Undefined where there is no such page. */
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export function PageButtons({ onBack, onNext }: PageButtonsProps) {
  return (
    <nav className="export-pages" aria-label="Pages of prompts">
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
