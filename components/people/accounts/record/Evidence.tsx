'use client'

import type { ReactNode } from 'react'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Notice } from '@/components/ui/feedback/Notice'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { useApi } from '@/lib/client/api'
import type { SupplierRecord } from '@/lib/contract/people/supplier-record'
import { RecordFacts } from './RecordFacts'
import { RecordList } from './RecordList'
import { isListedAlready, similarMachines, similarProcesses } from './similar'

type Machine = Pick<SupplierRecord['machines'][number], 'id' | 'name' | 'model' | 'type' | 'processName'>
type Process = Pick<SupplierRecord['processes'][number], 'id' | 'name'>
type Props = {
  supplierId: number
  /** What is decided on, unless it is the supplier. */ machine?: Machine
  process?: Process
}

/** What speaks for or against an approval: the supplier's record, and what it has already that is like it. */
export function Evidence({ supplierId, machine, process }: Props) {
  const { data: record, error, mutate } = useApi('GET /api/suppliers/{id}/record', { id: supplierId })
  if (error && !record)
    return <ErrorState title="Couldn’t load the supplier’s record" problem={error} onRetry={() => void mutate()} />
  if (!record)
    return (
      <div role="status" aria-busy aria-label="Loading">
        <Bone height={160} />
      </div>
    )
  return (
    <Stack gap="large">
      <Part title="Supplier record">
        <RecordFacts record={record} />
      </Part>
      {machine ? (
        <Similar what="machine" listed={isListedAlready(others(record.machines, machine), machine)}>
          <RecordList items={similarMachines(record.machines, machine)} none="No similar machine approved yet." />
        </Similar>
      ) : process ? (
        <Similar what="process" listed={isListedAlready(others(record.processes, process), { name: process.name })}>
          <RecordList items={similarProcesses(record.processes, process)} none="No similar process approved yet." />
        </Similar>
      ) : (
        <Part title="Machines">
          <RecordList items={record.machines} none="No machines yet." />
        </Part>
      )}
    </Stack>
  )
}

const others = <T extends { id: number }>(all: readonly T[], { id }: { id: number }) =>
  all.filter((one) => one.id !== id)

const Similar = ({ what, listed, children }: { what: 'machine' | 'process'; listed: boolean; children: ReactNode }) => (
  <Part title="Similar, approved">
    {listed && <Notice tone="warning" title={`This supplier has listed a ${what} of this name before`} />}
    {children}
  </Part>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap="tight" aria-label={title}>
    <Text as="h3" size="body">
      {title}
    </Text>
    {children}
  </Stack>
)
