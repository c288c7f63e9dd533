import { LogoutOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { Link, useLocation, useNavigate } from 'react-router';
import { JobsButton } from '../../features/jobs/jobs-button';
import { Logo } from '../../shared/ui/logo';
import { ConnectionIndicator } from './connection-indicator';
import { Navigation } from './navigation';
import { ThemeSwitch } from './theme-switch';
import { useLogout } from './use-logout';

export function ShellHeader({ brandId }: { brandId: string | undefined }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const logout = useLogout();
  const hasSettings = brandId && /^\/(generate|prompt-settings)\//.test(pathname);

  return (
    <header className="shell-header">
      <div className="shell-header-inner">
        <Link to="/" className="shell-brand" aria-label="Promptloom, to the dashboard">
          <Logo />
          <span>Promptloom</span>
        </Link>
        <Navigation pathname={pathname} brandId={brandId} />
        <div className="shell-tools">
          <ConnectionIndicator />
          {brandId && <JobsButton brandId={brandId} />}
          {hasSettings && (
            <Tooltip title="Prompt settings">
              <Button
                type="text"
                icon={<SettingOutlined aria-hidden />}
                aria-label="Prompt settings"
                onClick={() => navigate(`/prompt-settings/${brandId}`)}
              >
                <span className="tool-word">Settings</span>
              </Button>
            </Tooltip>
          )}
          <ThemeSwitch />
          <Button
            type="text"
            className="shell-logout"
            icon={<LogoutOutlined aria-hidden />}
            aria-label="Logout"
            disabled={logout.isPending}
            onClick={() => logout.mutate()}
          >
            Logout
          </Button>
        </div>
      </div>
    </header>
  );
}
