import { Tooltip } from 'antd';
import { useConnection, type ConnectionState } from '../../shared/socket/socket';

const TEXTS: Record<ConnectionState, { label: string; hint: string }> = {
  connected: { label: 'Live', hint: 'Progress arrives live' },
  connecting: { label: 'Connecting', hint: 'Connecting to the server' },
  disconnected: { label: 'Offline', hint: 'No live progress. Trying to reconnect; running jobs go on.' },
};

export function ConnectionIndicator() {
  const state = useConnection();
  return (
    <Tooltip title={TEXTS[state].hint}>
      <span className={`connection connection-${state}`} role="status">
        <span className="connection-dot" aria-hidden="true" />
        <span className="connection-label">{TEXTS[state].label}</span>
      </span>
    </Tooltip>
  );
}
