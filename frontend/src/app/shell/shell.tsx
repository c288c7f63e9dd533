import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useParams } from 'react-router';
import { appInfoQuery } from '../../shared/api/queries';
import { useBrandRoom } from '../../shared/socket/use-brand-room';
import { useModelChanges } from '../../shared/socket/use-model-changes';
import { useRecovery } from '../../shared/socket/use-recovery';
import { focusUnlessCovered } from '../../shared/ui/focus-unless-covered';
import { PaletteKey } from '../palette/palette-key';
import { BrandBar } from './brand-bar';
import { ModelBanner } from './model-banner';
import { ShellHeader } from './shell-header';
import { LeaveGuard } from './leave-guard';
import { useScrollBack } from './use-scroll-back';

/** The frame of every screen. It follows the brand's jobs as long as a screen of that brand is open. */
export function Shell() {
  const { brandId } = useParams();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);
  const info = useQuery(appInfoQuery());
  const scroll = useScrollBack();
  useBrandRoom(brandId);
  useModelChanges();
  useRecovery();

  // Before the effects of the screen, which may lead on to one of its parts.
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
      {/* The banner's place is known before the screen shows, so that nothing moves; it asks for its data meanwhile.
          Where that takes long, the screen shows first. */}
      <main id="main" className={info.isPending ? 'page page-waiting' : 'page'} ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
