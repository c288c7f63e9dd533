import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';

const SCREENS = [
  { path: '/attributes/', label: 'Manage Attributes' },
  { path: '/generate/', label: 'Generate Prompts' },
  { path: '/management/', label: 'Prompt Management' },
];

/** Only Dashboard is a link. On a brand's screens the others say where one is, as disabled buttons. */
export function Navigation({ pathname, brandId }: { pathname: string; brandId: string | undefined }) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the entries scroll sideways. Not by scrollIntoView: Tab would start from there.
    const entry = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && entry)
      nav.current.scrollLeft = entry.offsetLeft - (nav.current.clientWidth - entry.offsetWidth) / 2;
  }, [pathname]);

  return (
    <nav ref={nav} className="shell-nav" aria-label="Main">
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
}
