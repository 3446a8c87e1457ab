'use client'

import { buttonClass } from '../controls/Button'
import { Calliper, Drawing } from './Drawing'
import css from './NotFound.module.css'

/** A full page load: the router's link would be 3 kB of scripts on every page. */
const START = '/'

/** The 'not found' screen. */
export const Lost = () => (
  <main className={css.page}>
    <Drawing width={260}>
      <Calliper />
    </Drawing>
    <h1>404 Page Not Found</h1>
    <p>
      Did you forget to add the page to the router?
      <br />
      This page doesn’t exist or has moved.
    </p>
    <a href={START} className={buttonClass({ variant: 'contained' })}>
      Back to the start
    </a>
  </main>
)
