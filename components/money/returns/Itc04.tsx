'use client'

import { useState } from 'react'
import { useNow } from '@/components/ui/hooks/useNow'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { isoDay } from '@/lib/terms/format'
import { FileButton } from './FileButton'
import { PeriodSelect } from './PeriodSelect'
import { periodsBefore } from './periods'

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
          <PeriodSelect label="Period of ITC-04" periods={periods} value={period} onChange={setPeriod} />
          {tables.map(({ section, label }) => (
            <FileButton
              key={section}
              call="GET /api/returns/itc04"
              query={{ period, section }}
              name={`itc04-${section}-${period}.csv`}
              label={label}
            />
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
