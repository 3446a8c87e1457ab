import { createTheme, shouldSkipGeneratingVar, type CssVarsTheme, type Shadows } from '@mui/material/styles'
import { dark, light, type Scheme } from './palette'
import { components } from './theme-components'

type Own = Scheme['palette']
declare module '@mui/material/styles' {
  interface Palette {
    edge: Own['edge']
    tint: Own['tint']
    tone: Own['tone']
    plate: Own['plate']
    scrim: Own['scrim']
  }
  interface PaletteOptions {
    edge?: Own['edge']
    tint?: Own['tint']
    tone?: Own['tone']
    plate?: Own['plate']
    scrim?: Own['scrim']
  }
  interface TypeBackground {
    sunken: string
    raised: string
  }
}

/** Latin-ext first: it holds ₹ and nothing of plain text, so no metric fallback can answer for it. */
const sans = 'var(--font-rupee), var(--font-sans-ext), var(--font-sans), like-sans, sans-serif'
const mono = 'var(--font-mono), like-mono, monospace'

const radius = { control: '6px', surface: '8px', chip: '4px' }
const pace = { quick: '120ms cubic-bezier(.2,0,0,1)', calm: '220ms cubic-bezier(.2,0,0,1)' }
const lift = {
  low: '0 1px 2px rgba(8, 30, 32, .07)',
  mid: '0 6px 20px -6px rgba(8, 30, 32, .22), 0 1px 3px rgba(8, 30, 32, .1)',
  high: '0 24px 64px -16px rgba(8, 30, 32, .4), 0 2px 8px rgba(8, 30, 32, .12)',
}
const text = {
  micro: '0.75rem',
  small: '0.8125rem',
  body: '0.875rem',
  lead: '0.9375rem',
  title: '1.0625rem',
  section: '1.25rem',
  head: '1.5rem',
  figure: '1.75rem',
  hero: '2.5rem',
}

/** MUI makes a variable of everything. These belong to parts that nobody uses; take a name out before using its part. */
const unused =
  /^(Alert|AppBar|Avatar|Button|Chip|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip)$/

/** Shades of the palette, `--jw-radius-*`, `--jw-pace-*`, `--jw-lift-*`, `--jw-text-*`, `--jw-family-*`: every token is a CSS variable. */
export const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'jw',
    colorSchemeSelector: 'class',
    shouldSkipGeneratingVar: (keys) =>
      shouldSkipGeneratingVar(keys) ||
      ['overlays', 'font'].includes(keys[0]!) ||
      (keys[0] === 'palette' && unused.test(keys[1] ?? '')),
  },
  colorSchemes: { light, dark },
  breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1100, xl: 1440 } },
  shape: { borderRadius: 6 },
  // Depth is `lift`: MUI's own 24 shadows are switched off.
  shadows: Array(25).fill('none') as Shadows,
  typography: {
    fontFamily: sans,
    htmlFontSize: 16,
    fontSize: 14,
    h1: { fontSize: text.head, lineHeight: 1.3, fontWeight: 600, letterSpacing: '-0.014em' },
    h2: { fontSize: text.title, lineHeight: 1.4, fontWeight: 600, letterSpacing: '-0.006em' },
    h3: { fontSize: text.lead, lineHeight: 1.45, fontWeight: 600 },
    body1: { fontSize: text.lead, lineHeight: 1.55 },
    body2: { fontSize: text.body, lineHeight: 1.5 },
    caption: { fontSize: text.small, lineHeight: 1.45 },
    button: { fontSize: text.body, lineHeight: 1.4, fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  components,
  motion: { reducedMotion: 'system' },
  focusVisible: true,
  ...{ radius, pace, lift, text, family: { sans, mono } },
})

// Paper is light: the dark scheme holds for screens only.
const vars = theme as typeof theme & Pick<CssVarsTheme, 'generateStyleSheets'>
const sheets = vars.generateStyleSheets
vars.generateStyleSheets = () => sheets().map((sheet) => ('.dark' in sheet ? { '@media not print': sheet } : sheet))
