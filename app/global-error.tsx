'use client'

import { useEffect } from 'react'
import css from './global-error.module.css'

/** What stands where even the frame of the pages broke; it needs nothing of it. */
export default function FrameError({ error }: { error: Error & { digest?: string } }) {
  useEffect(() => console.error(error), [error])
  return (
    <html lang="en-IN">
      <body className={css.page}>
        <title>This page could not be shown · Jobwork</title>
        <main className={css.box}>
          <h1>This page could not be shown</h1>
          <p>Something went wrong on our side, or the line went down. What you have sent is safe.</p>
          {error.digest && <p>Quote {error.digest} when you ask us about this.</p>}
          <button type="button" onClick={() => location.reload()}>
            Load it again
          </button>
        </main>
      </body>
    </html>
  )
}
