'use client'

import { ThemeProvider } from '@mui/material/styles'
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter'
import type { ReactNode } from 'react'
import { theme } from './theme'
import { ToastProvider } from './Toasts'

/** MUI's types know of it only for a theme of which they know that it has variables. */
const fromFile = { disableStyleSheetGeneration: true }

/**
 * What every page stands in: styles (in a layer below our own CSS), theme with both schemes, toasts. The theme's variables
 * and base styles come as a file, theme.css, which `npm run generate` makes.
 */
export function Providers({ nonce, children }: { nonce?: string; children: ReactNode }) {
  return (
    <AppRouterCacheProvider options={{ key: 'jw', nonce, enableCssLayer: true }}>
      <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange {...fromFile}>
        <ToastProvider>{children}</ToastProvider>
      </ThemeProvider>
    </AppRouterCacheProvider>
  )
}
