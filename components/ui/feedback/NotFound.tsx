'use client'

import { buttonClass } from '../layout/Button'
import { Drawing } from './Drawing'
import css from './NotFound.module.css'

/** Where everybody may go: loaded anew, because the router's own link would be 3 kB of scripts for every page. */
const START = '/'

/** What stands where nothing is. Each page brings along what it shows then, so it is the browser's code and not part of them. */
export const Lost = () => (
  <main className={css.page}>
    <Drawing name="search" width={260} />
    <h1>404 Page Not Found</h1>
    <p>Did you forget to add the page to the router?</p>
    <a href={START} className={buttonClass({ variant: 'contained' })}>
      Back to the start
    </a>
  </main>
)
