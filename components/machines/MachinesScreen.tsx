'use client'

import { Plus } from 'lucide-react'
import { useRouter, useSearchParams } from 'next/navigation'
import { Button } from '@/components/ui/layout/Button'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { LinkTabs } from '@/components/ui/navigation/LinkTabs'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Pager } from '@/components/ui/navigation/Pager'
import { CardsSkeleton } from '@/components/ui/feedback/Skeletons'
import { statusTabs, totalOf } from '@/components/ui/navigation/status-tabs'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import type { Machine } from '@/lib/contract/machines'
import { machineFlow } from '@/lib/rules/machine-flow'
import { AddMachine } from './AddMachine'
import { ChangeStatus } from './ChangeStatus'
import { EditMachine } from './EditMachine'
import { MachineCards } from './MachineCards'
import { machinesQuery } from './query'

type Props = {
  /** The machine of `?id=` where it isn't on this page of the list. */
  asked?: Machine
  mayRequest: boolean
}

/** A supplier's machines. `?new=1` adds one; `?id=` shows one, with `do=status` or `do=edit` its dialog. */
export function MachinesScreen({ asked, mayRequest }: Props) {
  const address = useUrlState()
  const router = useRouter()
  const query = machinesQuery(Object.fromEntries(useSearchParams()))
  const { data, error, mutate } = useApi('GET /api/machines', query)
  const all = data?.counts ? totalOf(data.counts) : undefined
  const id = address.get('id')
  const shown = [...(asked && String(asked.id) === id ? [asked] : []), ...(data?.items ?? [])]
  const chosen = shown.find((machine) => String(machine.id) === id)
  const doing = address.get('do')
  const add = () => address.set({ new: 1 })
  const close = () => {
    address.set({ new: null, do: null }, { replace: true })
    if (asked) router.refresh()
  }
  return (
    <Page>
      <PageHeader
        title="Machines"
        count={all}
        lead="What you have capacity on. Keep the status current: admins give work to machines that stand idle."
        actions={
          <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={add}>
            Add Machine
          </Button>
        }
      />
      <LinkTabs label="Machines by status" tabs={statusTabs(machineFlow.statuses, machineFlow.states, data?.counts)} />
      {data ? (
        <MachineCards
          machines={shown}
          chosen={chosen?.id}
          status={query.status}
          mayRequest={mayRequest}
          onDo={(what, machine) => address.set({ id: machine, do: what })}
          onAdd={add}
        />
      ) : error ? (
        <ErrorState title="The machines could not be loaded" problem={error} onRetry={() => void mutate()} />
      ) : (
        <CardsSkeleton />
      )}
      {data && <Pager of="machines" listing={data} />}
      <AddMachine open={address.get('new') !== null} onClose={close} />
      <EditMachine machine={doing === 'edit' ? chosen : undefined} onClose={close} />
      <ChangeStatus machine={doing === 'status' ? chosen : undefined} onClose={close} />
    </Page>
  )
}
