import type { ThemeOptions } from '@mui/material/styles'

/** How MUI's own parts look here. Plain CSS variables, so both schemes share one set of rules. */
export const components: ThemeOptions['components'] = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '@media print': { display: 'none !important' } } },
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
