import type { ThemeOptions } from '@mui/material/styles'
import { components } from './theme-components'

const token = (name: string) => `var(--jw-${name})`
const color = (name: string) => token(`palette-${name}`)

/** MUI's parts in the colours and letters of tokens.css, where both schemes stand. */
export const themeOptions: ThemeOptions = {
  cssVariables: { nativeColor: true },
  palette: {
    primary: {
      main: color('primary-main'),
      dark: color('primary-dark'),
      light: color('primary-light'),
      contrastText: color('primary-contrastText'),
    },
    error: {
      main: color('error-main'),
      dark: color('error-dark'),
      light: color('error-main'),
      contrastText: color('error-contrastText'),
    },
    background: { default: color('background-default'), paper: color('background-paper') },
    text: { primary: color('text-primary'), secondary: color('text-secondary'), disabled: color('text-disabled') },
    divider: color('divider'),
    action: { active: color('text-secondary'), hover: color('hover'), selected: color('hover'), focus: color('focus') },
  },
  breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1100, xl: 1440 } },
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: token('family-sans'),
    htmlFontSize: 16,
    fontSize: 14,
    body1: { fontSize: token('text-lead'), lineHeight: 1.55 },
    body2: { fontSize: token('text-body'), lineHeight: 1.5 },
  },
  components,
  motion: { reducedMotion: 'system' },
  focusVisible: true,
}
