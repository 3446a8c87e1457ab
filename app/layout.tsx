import type { Metadata, Viewport } from 'next'
import { cookies, headers } from 'next/headers'
import type { ReactNode } from 'react'
import { Providers } from '@/components/desk/shell/Providers'
import '@/components/ui/theme/base.css'
import '@/components/ui/theme/tokens.css'
import { fonts } from './fonts'

export const metadata: Metadata = {
  title: { template: '%s · Jobwork', default: 'Jobwork' },
  description: 'A marketplace for contract manufacturing in India',
  manifest: '/manifest.webmanifest',
  icons: { apple: '/icon-192.png', icon: { url: '/favicon.svg', type: 'image/svg+xml' } },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  // The page's background, as in tokens.css.
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f3f6f5' },
    { media: '(prefers-color-scheme: dark)', color: '#0c1415' },
  ],
}

/** Rendered once a request: the time of the page. */
const now = () => Date.now()

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  const dense = (await cookies()).get('density')?.value === 'dense'
  return (
    // The scheme's class is set before hydration, so server and client differ on purpose.
    <html lang="en-IN" className={fonts} data-density={dense ? 'dense' : undefined} suppressHydrationWarning>
      <head>
        {/* A page is painted when all of it is here: columns and figures find their places by what stands beside them. */}
        <link rel="expect" href="#whole" blocking="render" />
      </head>
      <body>
        <Providers madeAt={now()} nonce={nonce}>
          {children}
        </Providers>
        <span id="whole" hidden />
      </body>
    </html>
  )
}
