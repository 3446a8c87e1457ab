'use client'

import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { themeOptions } from './theme'

/**
 * MUI's theme and styles, in the browser alone. Each dialog, menu and picker brings it, since MUI would take a fifth of the
 * first load. They share one theme, made by the first of them that is shown, and one cache: AppRouterCacheProvider would make
 * one for each, and knows no nonce that comes later.
 */
export const Mui = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={(cache ??= layeredCache())}>
    <ThemeProvider theme={(theme ??= createTheme(themeOptions))}>{children}</ThemeProvider>
  </CacheProvider>
)

let cache: EmotionCache | undefined
let theme: Theme | undefined

/** Styles of MUI lie in the layer `mui`, below the kit's, whatever the order in which they arrive. */
function layeredCache(): EmotionCache {
  const made = createCache({ key: 'mui', nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce })
  const insert = made.insert
  made.insert = (selector, style, ...rest) =>
    insert(selector, { ...style, styles: `@layer mui {${style.styles}}` }, ...rest)
  return made
}
