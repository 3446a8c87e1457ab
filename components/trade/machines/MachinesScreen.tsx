'use client'

import { Plus } from 'lucide-react'
import { useRouter, useSearchParams } from 'next/navigation'
import { ListFilters } from '@/components/ui/filters/ListFilters'
import { useFilterChips } from '@/components/ui/filters/useFilterChips'
import { Button } from '@/components/ui/controls/Button'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { ExportButton } from '@/components/ui/list/ExportButton'
import { GoneFilters } from '@/components/ui/list/GoneFilters'
import { useViews } from '@/components/ui/list/useViews'
import { ViewTools } from '@/components/ui/list/ViewTools'
import { FilterChips } from '@/components/ui/filters/Filters'
import { NoRows } from '@/components/ui/list/NoRows'
import { Toolbar } from '@/components/ui/list/Toolbar'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { ListTools } from '@/components/ui/list/ListTools'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Pager } from '@/components/ui/list/Pager'
import { CardsSkeleton } from '@/components/ui/feedback/Skeletons'
import { statusTabs, totalOf } from '@/components/ui/list/status-tabs'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { May, useMay } from '@/lib/client/viewer'
import { useApi } from '@/lib/client/api'
import type { Machine } from '@/lib/contract/trade/machines'
import { machineFilters } from '@/lib/terms/filters/machines'
import { machineFlow } from '@/lib/rules/trade/flows/machine-flow'
import { AddMachine } from './AddMachine'
import { ChangeStatus } from './ChangeStatus'
import { EditMachine } from './EditMachine'
import { MachineCards } from './MachineCards'
import { jobsQuery, machinesQuery } from './query'

type Props = {
  /** The machine of `?id=` where it isn't on this page of the list. */
  asked?: Machine
}

/** A supplier sets here what each machine does now, with one tap; jobs and free hours are beside it. `?new=1` adds one; `?id=` shows one, with `do=status` or `do=edit` its dialog. */
export function MachinesScreen({ asked }: Props) {
  const address = useUrlState()
  const router = useRouter()
  const asks = Object.fromEntries(useSearchParams())
  const query = machinesQuery(asks)
  const views = useViews({ list: 'machines', role: 'supplier', query: machinesQuery, address: asks })
  const narrowed = useFilterChips(machineFilters, 'supplier')
  const { data, error, mutate } = useApi('GET /api/machines', query)
  const { data: jobs } = useApi('GET /api/workorders', jobsQuery)
  const all = data?.counts ? totalOf(data.counts) : undefined
  const id = address.get('id')
  const shown = [...(asked && String(asked.id) === id ? [asked] : []), ...(data?.items ?? [])]
  const chosen = shown.find((machine) => String(machine.id) === id)
  useTabTitle(chosen ? chosen.name : null)
  const may = useMay()
  const doing = may('machine.changeStatus') && address.get('do')
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
        lead="Keep your machines’ status up to date; idle machines get offered work."
        actions={
          <May act="machine.add">
            <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={add}>
              Add Machine
            </Button>
          </May>
        }
      />
      <ListTools listing={data}>
        <LinkTabs
          label="Machines by status"
          views={views.tabs}
          tabs={statusTabs(machineFlow.statuses, machineFlow.states, data?.counts)}
        />
        <Toolbar
          plain
          end={
            <>
              <ViewTools views={views} />
              <ExportButton list="machines" query={query} />
            </>
          }
        >
          <ListFilters filters={machineFilters} role="supplier" first={['approval']} />
        </Toolbar>
      </ListTools>
      <GoneFilters views={views} />
      <FilterChips filters={narrowed} />
      {data && narrowed.length > 0 && !shown.length ? (
        <NoRows title="No machines found" filters={narrowed} text="Machines appear here once you add them." />
      ) : data ? (
        <MachineCards
          machines={shown}
          jobs={jobs?.items ?? []}
          chosen={chosen?.id}
          status={query.status}
          onDo={(what, machine) => address.set({ id: machine, do: what })}
          onAdd={add}
        />
      ) : error ? (
        <ErrorState title="Couldn’t load the machines" problem={error} onRetry={() => void mutate()} />
      ) : (
        <CardsSkeleton />
      )}
      {data && <Pager of="machines" listing={data} />}
      <AddMachine open={address.get('new') !== null && may('machine.add')} onClose={close} />
      <EditMachine machine={doing === 'edit' && may('machine.edit') ? chosen : undefined} onClose={close} />
      <ChangeStatus machine={doing === 'status' ? chosen : undefined} onClose={close} />
    </Page>
  )
}
