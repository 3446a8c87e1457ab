'use client'

import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from './theme'

/** Below the kit, whatever the order in which they arrive. */
const layered = (styles: string) => (/^@layer\s[^{]*$/.test(styles) ? styles : `@layer mui {${styles}}`)

const nonceOfPage = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce

const made = () => {
  const cache = createCache({ key: 'jw', nonce: nonceOfPage() })
  const insert = cache.insert
  cache.insert = (selector, serialized, ...rest) =>
    insert(selector, { ...serialized, styles: layered(serialized.styles) }, ...rest)
  return cache
}

const here: { cache?: ReturnType<typeof made> } = {}

/**
 * What MUI's parts stand in: theme and styles. They are of the browser alone and come after the page, since MUI and what it
 * needs weigh as much as a screen. The theme's variables are on the page already, so it comes as a function: MUI then
 * writes none, and leaves the colour scheme to `scheme.ts`.
 */
export const Mui = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={(here.cache ??= made())}>
    <ThemeProvider theme={() => theme}>{children}</ThemeProvider>
  </CacheProvider>
)
