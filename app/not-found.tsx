import type { Metadata } from 'next'
import { Lost } from '@/components/ui/feedback/NotFound'

export const metadata: Metadata = { title: 'Page not found' }

/** Any unknown path. */
export default function NotFound() {
  return <Lost />
}
