import { LoadingOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';

interface StartButtonProps extends ButtonProps {
  /** A run of the panel is under way. */
  busy: boolean;
}

/** Starts the run of a panel. It keeps its name while a run is under way, for those who look for it by that. */
export const StartButton = ({ busy, disabled, ...button }: StartButtonProps) => (
  <Button
    type="primary"
    {...button}
    disabled={busy || disabled}
    // antd's own icon would become a part of the name.
    loading={busy && { icon: <LoadingOutlined aria-hidden /> }}
  />
);
