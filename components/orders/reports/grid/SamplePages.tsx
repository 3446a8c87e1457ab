'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { useWords } from '@/lib/client/spoken'
import css from './grid.module.css'
import { pageOf, samplesOf } from './moves'

type Props = { size: number; page: number; onPage: (page: number) => void }

/** Which samples are in sight, and the way to the others. Nothing when all are. */
export function SamplePages({ size, page, onPage }: Props) {
  const { say } = useWords()
  const last = pageOf(size)
  if (last === 0) return null
  const samples = samplesOf(page, size)
  return (
    <Row
      as="nav"
      justify="center"
      gap="medium"
      aria-label={say('report.pages', 'Pages of samples')}
      className={css.pages}
    >
      <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={16} aria-hidden />
        {say('report.before', 'Previous')}
      </Button>
      <Text size="small" tone="secondary" figures>
        {say('report.page', `Samples ${samples[0]}–${samples.at(-1)} of ${size}`, {
          from: samples[0]!,
          to: samples.at(-1)!,
          all: size,
        })}
      </Text>
      <Button size="small" disabled={page === last} onClick={() => onPage(page + 1)}>
        {say('report.after', 'Next')}
        <ChevronRight size={16} aria-hidden />
      </Button>
    </Row>
  )
}
