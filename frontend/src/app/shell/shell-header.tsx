import { LogoutOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { Link, NavLink, useLocation, useNavigate } from 'react-router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { JobsButton } from '../../features/jobs/jobs-button';
import { Logo } from '../../shared/ui/logo';
import { ConnectionIndicator } from './connection-indicator';
import { ThemeSwitch } from './theme-switch';
import { forgetSignIn, isSignedIn } from '../../shared/auth/auth-store';
import { errorText, logOut } from '../../shared/api/request';
import { giveUpUnsavedWork, unsavedWork } from '../../shared/ui/unsaved-work';
import { useConfirm } from '../../shared/ui/use-confirm';
import { useToast } from '../../shared/ui/use-toast';

export function ShellHeader({ brandId }: { brandId: string | undefined }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const logout = useLogout();
  const hasSettings = brandId && /^\/(generate|prompt-settings)\//.test(pathname);

  return (
    <header className="shell-header">
      <div className="shell-header-inner">
        <Link to="/" className="shell-brand" aria-label="Promptloom">
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
            onClick={logout.ask}
          >
            Logout
          </Button>
        </div>
      </div>
    </header>
  );
}

const SCREENS = [
  { path: '/attributes/', label: 'Manage Attributes' },
  { path: '/generate/', label: 'Generate Prompts' },
  { path: '/management/', label: 'Prompt Management' },
];

/** Only Dashboard is a link. On a brand's screens the others show the current screen, as disabled buttons. */
const Navigation = ({ pathname, brandId }: { pathname: string; brandId: string | undefined }) => (
  <nav className="shell-nav" aria-label="Main">
    <NavLink to="/" end>
      Dashboard
    </NavLink>
    {brandId &&
      SCREENS.map(({ path, label }) => (
        <button
          key={path}
          type="button"
          disabled
          aria-current={pathname.startsWith(path) ? 'page' : undefined}
        >
          {label}
        </button>
      ))}
  </nav>
);

function useLogout() {
  const toast = useToast();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const ended = logOut();
      // The server cuts off the responses of a session that ends, so the page cancels its fetches first.
      const givenUp = new Set(queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' }));
      void queryClient.cancelQueries();
      return ended.catch((error: unknown) => {
        // The session had ended already, which is the aim.
        if (!isSignedIn()) return;
        void queryClient.invalidateQueries({ predicate: (query) => givenUp.has(query) });
        throw error;
      });
    },
    onSuccess: () => {
      giveUpUnsavedWork();
      forgetSignIn();
    },
    // The sign-in is not forgotten: with a session that is still valid, that would only look like a logout.
    onError: (error) => toast.error(errorText(error, 'Failed to log out. Please try again.')),
  });
  const ask = () => {
    const content = unsavedWork();
    if (content === undefined) mutate();
    else
      confirm({
        title: 'Log out without saving?',
        content,
        okText: 'Logout',
        cancelText: 'Stay',
        onConfirm: () => mutate(),
      });
  };
  return { ask, isPending };
}
