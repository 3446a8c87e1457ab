import type { Metadata } from 'next'
import Link from 'next/link'
import { Drawing } from '@/components/ui/Drawing'
import buttons from '@/components/ui/buttons.module.css'
import css from './not-found.module.css'

export const metadata: Metadata = { title: 'Page not found' }

/** Any path that nobody answers. */
export default function NotFound() {
  return (
    <main className={css.page}>
      <Drawing name="search" width={260} />
      <h1>404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <Link href="/" className={`${buttons.button} ${buttons.main}`}>
        Back to the start
      </Link>
    </main>
  )
}
