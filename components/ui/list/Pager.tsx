'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { Listing } from '@/lib/contract/core/endpoint'
import { count } from '@/lib/terms/format'
import css from './Pager.module.css'
import { useUrlState } from '../hooks/useUrlState'

type Props = {
  /** What is paged, in the plural: `quotations`. */
  of: string
  listing: Listing<unknown>
  /** The cursor's name in the address, where two lists share a screen. */
  param?: string
}

/** Where one is in a long list, and the way on. Nothing when all rows are shown. */
export function Pager({ of, listing: { items, total, capped, prev, next }, param = 'cursor' }: Props) {
  const address = useUrlState()
  if (!prev && !next) return null
  const at = (cursor: string | null) => (cursor ? address.pageLink({ [param]: cursor, id: null }) : null)
  const here = prev ? `${count(items.length)} shown` : `1–${count(items.length)}`
  return (
    <nav aria-label={`Pages of ${of}`} className={css.pager}>
      <p>
        {here} of {count(total, capped)}
      </p>
      <Step link={at(prev)} label="Previous" of={of} Icon={ChevronLeft} />
      <Step link={at(next)} label="Next" of={of} Icon={ChevronRight} />
    </nav>
  )
}

type StepProps = {
  link: ReturnType<ReturnType<typeof useUrlState>['pageLink']> | null
  label: string
  of: string
  Icon: typeof ChevronLeft
}

function Step({ link, label, of, Icon }: StepProps) {
  const words = (
    <>
      <Icon size={16} aria-hidden />
      <span>{label}</span>
    </>
  )
  return link ? (
    <Link {...link} aria-label={`${label} ${of}`} className={css.step} data-end={label === 'Next' || undefined}>
      {words}
    </Link>
  ) : (
    <span className={css.step} aria-hidden data-end={label === 'Next' || undefined}>
      {words}
    </span>
  )
}
