import type { Metadata } from 'next'
import { Lost } from '@/components/ui/feedback/NotFound'

export const metadata: Metadata = { title: 'Page not found' }

/** Any path that nobody answers. */
export default function NotFound() {
  return <Lost />
}
