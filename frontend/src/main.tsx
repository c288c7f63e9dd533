import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Root } from './app/root';
import { startTheme } from './shared/theme/theme-mode';
import { leaveSelectsByTab } from './shared/ui/leave-selects-by-tab';
import './app/base.css';

startTheme();
leaveSelectsByTab();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Root />
  </StrictMode>,
);
