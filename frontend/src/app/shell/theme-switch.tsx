import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { setThemeMode, useThemeMode, type ThemeMode } from '../../shared/theme/theme-mode';

const NEXT: Record<ThemeMode, ThemeMode> = { system: 'light', light: 'dark', dark: 'system' };
const ICONS: Record<ThemeMode, typeof SunOutlined> = {
  system: DesktopOutlined,
  light: SunOutlined,
  dark: MoonOutlined,
};

/** Cycles through system, light and dark. */
export function ThemeSwitch() {
  const mode = useThemeMode();
  const Icon = ICONS[mode];
  const label = `Theme: ${mode}. Switch to ${NEXT[mode]}`;
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        icon={<Icon aria-hidden />}
        aria-label={label}
        onClick={() => setThemeMode(NEXT[mode])}
      >
        <span className="tool-word">Theme</span>
      </Button>
    </Tooltip>
  );
}
