'use client'

import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { useDownload } from '@/components/ui/feedback/useDownload'
import { useNow } from '@/components/ui/hooks/useNow'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { isoDay } from '@/lib/terms/format'
import { periodsBefore } from './itc04-periods'
import fields from '@/components/ui/form/fields.module.css'

const tables = [
  { section: '4', label: 'Table 4: sent to suppliers' },
  { section: '5A', label: 'Table 5A: received back' },
] as const

/** The return of material that went to job workers: for half a year over ₹5 crore of turnover, else for a year. */
export default function Itc04() {
  const periods = periodsBefore(isoDay(useNow()))
  const [period, setPeriod] = useState(periods[0]!.value)
  return (
    <Section title="ITC-04" lead="Material of ours that went to suppliers, and what came back of it.">
      <Stack gap="medium">
        <Row wrap gap="small">
          <label className={fields.around}>
            <select
              aria-label="Period of ITC-04"
              className={fields.control}
              value={period}
              onChange={({ target }) => setPeriod(target.value)}
            >
              {periods.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDown size={16} aria-hidden />
          </label>
          {tables.map(({ section, label }) => (
            <DownloadTable key={section} period={period} section={section} label={label} />
          ))}
        </Row>
        <Text tone="secondary">
          Up to ₹5 crore of turnover it is filed for a year, above for each half-year. Tools and material of customers
          are in neither table.
        </Text>
      </Stack>
    </Section>
  )
}

type Props = { period: string; section: '4' | '5A'; label: string }

function DownloadTable({ period, section, label }: Props) {
  const { busy, start } = useDownload('The download failed', async () => {
    const { loadFile } = await import('@/lib/client/load-file')
    await loadFile('GET /api/returns/itc04', { period, section }, `itc04-${section}-${period}.csv`)
  })
  return (
    <Button aria-busy={busy} onClick={start}>
      {label}
    </Button>
  )
}
