'use client'

import { useEffect, type CSSProperties } from 'react'

/** The error screen when the root layout fails; it depends on nothing of it and loads no file. */
export default function FrameError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => console.error(error), [error])
  return (
    <html lang="en-IN">
      <body style={page}>
        <title>Couldn’t load this page · Jobwork</title>
        <main style={box}>
          <h1 style={head}>Couldn’t load this page</h1>
          <p style={text}>Something went wrong on our side, or you’re offline. Please try again.</p>
          {error.digest && <p style={text}>If you contact us, mention {error.digest}.</p>}
          <button type="button" style={button} onClick={() => location.reload()}>
            Reload
          </button>
        </main>
      </body>
    </html>
  )
}

const page: CSSProperties = {
  display: 'grid',
  minHeight: '100dvh',
  margin: 0,
  placeItems: 'center',
  lineHeight: 1.5,
  colorScheme: 'light dark',
  background: 'Canvas',
  color: 'CanvasText',
  fontFamily: 'system-ui, sans-serif',
}
const box: CSSProperties = { maxWidth: 440, padding: 24 }
const head: CSSProperties = { margin: '0 0 8px', fontSize: 24, lineHeight: 1.25 }
const text: CSSProperties = { margin: '0 0 16px', overflowWrap: 'anywhere' }
const button: CSSProperties = {
  minHeight: 44,
  padding: '0 18px',
  border: 0,
  borderRadius: 6,
  cursor: 'pointer',
  background: 'CanvasText',
  color: 'Canvas',
  font: 'inherit',
  fontWeight: 500,
}
