import { NavLink } from 'react-router';

const SCREENS = [
  { path: '/attributes/', label: 'Manage Attributes' },
  { path: '/generate/', label: 'Generate Prompts' },
  { path: '/management/', label: 'Prompt Management' },
];

/** Only Dashboard is a link. On a brand's screens the others say where one is, as disabled buttons. */
export const Navigation = ({ pathname, brandId }: { pathname: string; brandId: string | undefined }) => (
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
