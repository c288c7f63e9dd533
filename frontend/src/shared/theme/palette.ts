/** The product's colours, from which both the antd theme and the CSS custom properties are made. */
export interface Palette {
  bg: string;
  surface: string;
  raised: string;
  sunken: string;
  border: string;
  borderSoft: string;
  text: string;
  textSoft: string;
  textFaint: string;
  textOff: string;
  primary: string;
  primaryHover: string;
  primarySoft: string;
  onPrimary: string;
  success: string;
  successSoft: string;
  warning: string;
  warningSoft: string;
  danger: string;
  dangerSoft: string;
}

export type ResolvedTheme = 'light' | 'dark';

export const PALETTES: Record<ResolvedTheme, Palette> = {
  light: {
    bg: '#f4f6f4',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f8faf8',
    border: '#d5dbd7',
    borderSoft: '#e6eae7',
    text: '#15201d',
    textSoft: '#4c5955',
    textFaint: '#626e6a',
    textOff: '#8d9793',
    primary: '#0d6b5e',
    primaryHover: '#0a5449',
    primarySoft: '#e2f0ec',
    onPrimary: '#ffffff',
    success: '#1d7a41',
    successSoft: '#e3f3e8',
    warning: '#8a5a05',
    warningSoft: '#fcf3de',
    danger: '#b42318',
    dangerSoft: '#fdeceb',
  },
  dark: {
    bg: '#0d1211',
    surface: '#141a19',
    raised: '#1b2322',
    sunken: '#101615',
    border: '#34403d',
    borderSoft: '#232c2a',
    text: '#e7edea',
    textSoft: '#aab7b2',
    textFaint: '#8f9c97',
    textOff: '#6b7672',
    primary: '#52c5b1',
    primaryHover: '#7ad8c7',
    primarySoft: '#15322d',
    onPrimary: '#06201c',
    success: '#5fcf8a',
    successSoft: '#12301f',
    warning: '#e9b650',
    warningSoft: '#2f2611',
    danger: '#ff8b80',
    dangerSoft: '#381b19',
  },
};

export const FONT_FAMILY =
  "Inter, 'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto, 'Helvetica Neue', Arial, sans-serif";
