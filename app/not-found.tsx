import type { Metadata } from 'next'
import { Drawing } from '@/components/ui/Drawing'
import { LinkButton } from '@/components/ui/LinkButton'
import css from '@/components/ui/Blank.module.css'

export const metadata: Metadata = { title: 'Page not found' }

/** Any path that nobody answers. */
export default function NotFound() {
  return (
    <main className={css.page}>
      <Drawing name="broken" width={240} />
      <h1>404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <LinkButton href="/" variant="contained">
        To the dashboard
      </LinkButton>
    </main>
  )
}
