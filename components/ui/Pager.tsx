import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { count } from '@/lib/rules/format'
import css from './Pager.module.css'

type Props = {
  total: number
  capped?: boolean
  shown: number
  /** Number of the first row here, when it is known: 51 makes "51–100 of 1,234". */
  from?: number
  prevHref?: string | null
  nextHref?: string | null
}

/** Where one is in a long list, and the way on. Nothing when all rows are shown. */
export function Pager({ total, capped, shown, from, prevHref, nextHref }: Props) {
  if (!prevHref && !nextHref) return null
  const start = from ?? (prevHref ? undefined : 1)
  const here = start ? `${count(start)}–${count(start + shown - 1)}` : `${count(shown)} shown`
  return (
    <nav aria-label="Pages" className={css.pager}>
      <p>
        {here} of {count(total, capped)}
      </p>
      <Step href={prevHref} label="Previous" Icon={ChevronLeft} />
      <Step href={nextHref} label="Next" Icon={ChevronRight} />
    </nav>
  )
}

function Step({ href, label, Icon }: { href?: string | null; label: string; Icon: typeof ChevronLeft }) {
  const words = (
    <>
      <Icon size={16} aria-hidden />
      <span>{label}</span>
    </>
  )
  return href ? (
    <Link href={href} prefetch={false} className={css.step} data-end={label === 'Next' || undefined}>
      {words}
    </Link>
  ) : (
    <span className={css.step} aria-hidden data-end={label === 'Next' || undefined}>
      {words}
    </span>
  )
}
