/** The colours of Jobwork: drafting-film greens and petrol ink. Nothing outside this file names a colour. */
type Shade = { fg: string; bg: string; line: string }
export type Scheme = ReturnType<typeof scheme>

const scheme = (c: {
  ground: string
  paper: string
  sunken: string
  raised: string
  hairline: string
  edge: string
  ink: string
  muted: string
  faint: string
  accent: string
  accentDeep: string
  accentSoft: string
  tint: string
  onAccent: string
  tone: Record<'neutral' | 'info' | 'decision' | 'success' | 'warning' | 'danger', Shade>
  scrim: string
  plate: Record<'ground' | 'deep' | 'line', string>
}) => ({
  palette: {
    primary: { main: c.accent, dark: c.accentDeep, light: c.accentSoft, contrastText: c.onAccent },
    error: { main: c.tone.danger.fg, contrastText: c.paper },
    warning: { main: c.tone.warning.fg, contrastText: c.paper },
    info: { main: c.tone.info.fg, contrastText: c.paper },
    success: { main: c.tone.success.fg, contrastText: c.paper },
    background: { default: c.ground, paper: c.paper, sunken: c.sunken, raised: c.raised },
    text: { primary: c.ink, secondary: c.muted, disabled: c.faint },
    divider: c.hairline,
    /** Borders of things one can operate: 3:1 against the surface. */
    edge: c.edge,
    /** The quiet form of the accent: selected rows, active menu items. */
    tint: c.tint,
    tone: c.tone,
    scrim: c.scrim,
    /** The drawing-office plate of sidebar, logo and hero: dark in both schemes. */
    plate: { ...c.plate, ink: '#e9f3f1', muted: '#a3c0bf', mark: '#d6ef4b' },
  },
})

export const light = scheme({
  ground: '#f3f6f5',
  paper: '#ffffff',
  sunken: '#e9eeec',
  raised: '#ffffff',
  hairline: '#dbe3e0',
  edge: '#80908d',
  ink: '#12211f',
  muted: '#4a5b59',
  faint: '#596863',
  accent: '#0b5f66',
  accentDeep: '#07464c',
  accentSoft: '#2d8188',
  tint: '#e0eeed',
  onAccent: '#ffffff',
  scrim: 'rgba(8, 30, 32, 0.45)',
  plate: { ground: '#0c3238', deep: '#08262b', line: '#2b6067' },
  tone: {
    neutral: { fg: '#46565a', bg: '#e8edec', line: '#c3cfcc' },
    info: { fg: '#1a519f', bg: '#e4eefb', line: '#b5cff0' },
    decision: { fg: '#5f34a8', bg: '#efe8fb', line: '#d2bff0' },
    success: { fg: '#17643a', bg: '#e0f3e5', line: '#abd9b9' },
    warning: { fg: '#7a4a00', bg: '#fcefd0', line: '#ebca85' },
    danger: { fg: '#a82020', bg: '#fce7e4', line: '#f1b9b2' },
  },
})

export const dark = scheme({
  ground: '#0c1415',
  paper: '#121c1d',
  sunken: '#0a1011',
  raised: '#182526',
  hairline: '#253334',
  edge: '#647676',
  ink: '#e4eceb',
  muted: '#a2b4b2',
  faint: '#869997',
  accent: '#6ccaca',
  accentDeep: '#8fdcdb',
  accentSoft: '#4aa6a8',
  tint: '#173235',
  onAccent: '#04201f',
  scrim: 'rgba(2, 8, 9, 0.66)',
  plate: { ground: '#0a272c', deep: '#061a1e', line: '#24525a' },
  tone: {
    neutral: { fg: '#b5c3c2', bg: '#233031', line: '#3b4b4c' },
    info: { fg: '#97c0f8', bg: '#152a49', line: '#2b4a78' },
    decision: { fg: '#c9b3f8', bg: '#2d2150', line: '#4c3a80' },
    success: { fg: '#86d69d', bg: '#12331f', line: '#275a39' },
    warning: { fg: '#f0c070', bg: '#38290c', line: '#66501f' },
    danger: { fg: '#f8a69e', bg: '#451a1a', line: '#7a3330' },
  },
})
