import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { appInfoQuery } from '../../shared/api/queries';
import { useAnnouncements } from '../../shared/socket/use-announcements';
import { useBrandRoom } from '../../shared/socket/use-brand-room';
import { useRecovery } from '../../shared/socket/use-recovery';
import { focusUnlessCovered } from '../../shared/ui/focus-unless-covered';
import { PaletteKey } from '../palette/palette-key';
import { BrandBar } from './brand-bar';
import { ModelBanner } from './model-banner';
import { ShellHeader } from './shell-header';
import { LeaveGuard } from './leave-guard';
import { useScrollBack } from './use-scroll-back';

/** The frame of every screen. It follows the brand's jobs while a screen of that brand is open. */
export function Shell() {
  const { brandId } = useParams();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);
  const info = useQuery(appInfoQuery());
  const scroll = useScrollBack();
  useBrandRoom(brandId);
  useAnnouncements();
  useRecovery();

  // Runs before the screen's own effects, which may move the focus to one of its parts.
  useLayoutEffect(() => {
    // After a navigation, keyboard and screen reader start at the new screen.
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    focusUnlessCovered(main.current);
    scroll();
  }, [pathname, scroll]);

  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the content
      </a>
      <ShellHeader brandId={brandId} />
      {brandId ? <BrandBar key={brandId} brandId={brandId} /> : <PaletteKey brandId={undefined} />}
      <ModelBanner />
      <LeaveGuard />
      {/* The screen is hidden until it is known whether the banner shows, so that nothing moves; its queries run in
          the meantime. If that takes long, the screen shows first. */}
      <main id="main" className={info.isPending ? 'page page-waiting' : 'page'} ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
