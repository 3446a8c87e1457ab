import type { ThemeOptions } from '@mui/material/styles'

/** How MUI's own parts look here. Plain CSS variables, so both schemes share one set of rules. */
export const components: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { overflowY: 'scroll', WebkitTextSizeAdjust: '100%' },
      // A name without spaces breaks rather than widen the page.
      body: {
        fontSize: 'var(--jw-text-body)',
        lineHeight: 1.5,
        fontFeatureSettings: '"ss02" 0',
        minHeight: '100dvh',
        overflowWrap: 'break-word',
      },
      // A name may be written from right to left: its order is its own, its place the screen's.
      '[dir=auto]': { textAlign: 'left' },
      '::selection': { background: 'var(--jw-palette-primary-main)', color: 'var(--jw-palette-primary-contrastText)' },
      ':focus-visible': { outline: '2px solid var(--jw-palette-primary-main)', outlineOffset: '2px' },
      'h1, h2, h3, p, dl, dd, ol, ul, figure': { margin: 0 },
      a: { color: 'var(--jw-palette-primary-main)', textUnderlineOffset: '3px' },
      'ol, ul': { padding: 0, listStyle: 'none' },
      'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
      // A sheet of paper: nothing to operate, nothing behind it. What a reader can open says so in its own styles.
      '@page': {
        margin: '14mm 15mm',
        '@bottom-right': { content: 'counter(page) " / " counter(pages)', font: '9px sans-serif' },
      },
      '@media print': {
        html: { overflow: 'visible' },
        body: { background: 'none !important', overflow: 'visible !important', padding: '0 !important' },
        'h1, h2, h3': { breakAfter: 'avoid' },
        'tr, li, dt, dd, figure, img, svg': { breakInside: 'avoid' },
        a: { color: 'inherit !important', textDecoration: 'none !important' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '1ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '@media print': { display: 'none !important' } } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined' },
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: '6px 14px',
        borderRadius: 'var(--jw-radius-control)',
        whiteSpace: 'nowrap',
        transition: 'background var(--jw-pace-quick), border-color var(--jw-pace-quick)',
        '@media (pointer: coarse)': { minHeight: 44 },
      },
      sizeSmall: { minHeight: 32, padding: '4px 10px', fontSize: 'var(--jw-text-small)' },
      sizeLarge: { minHeight: 44, padding: '10px 20px', fontSize: 'var(--jw-text-lead)' },
      startIcon: { marginRight: 6 },
      contained: { '&.Mui-disabled': { background: 'var(--jw-palette-background-sunken)' } },
      outlined: {
        '&.MuiButton-colorPrimary': {
          color: 'var(--jw-palette-text-primary)',
          background: 'var(--jw-palette-background-raised)',
          borderColor: 'var(--jw-palette-edge)',
          '&:hover': { borderColor: 'var(--jw-palette-primary-main)', color: 'var(--jw-palette-primary-main)' },
          '&.Mui-disabled': { color: 'var(--jw-palette-text-disabled)', borderColor: 'var(--jw-palette-divider)' },
        },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--jw-radius-control)',
        color: 'var(--jw-palette-text-secondary)',
        '&:hover': { background: 'var(--jw-palette-background-sunken)', color: 'var(--jw-palette-text-primary)' },
      },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--jw-palette-scrim)' } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 'var(--jw-radius-surface)',
        border: '1px solid var(--jw-palette-divider)',
        boxShadow: 'var(--jw-lift-high)',
        '@media (max-width: 479.95px)': { margin: 12, maxWidth: 'calc(100% - 24px)', maxHeight: 'calc(100% - 24px)' },
      },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: {
        marginTop: 6,
        border: '1px solid var(--jw-palette-divider)',
        borderRadius: 'var(--jw-radius-surface)',
        background: 'var(--jw-palette-background-raised)',
        boxShadow: 'var(--jw-lift-mid)',
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        gap: 10,
        minHeight: 40,
        margin: '0 4px',
        padding: '6px 10px',
        borderRadius: 'var(--jw-radius-chip)',
        fontSize: 'var(--jw-text-body)',
      },
    },
  },
}
