'use client'

import { Plus } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { Button } from '@/components/ui/controls/Button'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { ExportButton } from '@/components/ui/list/ExportButton'
import { LinkTabs } from '@/components/ui/controls/LinkTabs'
import { ListTools } from '@/components/ui/list/ListTools'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Pager } from '@/components/ui/list/Pager'
import { CardsSkeleton } from '@/components/ui/feedback/Skeletons'
import { statusTabs, totalOf } from '@/components/ui/list/status-tabs'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { May, useMay } from '@/lib/client/viewer'
import { useApi } from '@/lib/client/api'
import { approvalFlow } from '@/lib/rules/trade/flows/approval-flow'
import { AddProcess, EditProcess } from './ProcessDialogs'
import { ProcessCards } from './ProcessCards'
import { processesQuery } from './query'

/** What a supplier offers, and how far each process is with its approval. `?new=1` adds one, `?edit=` edits one. */
export function ProcessesScreen() {
  const address = useUrlState()
  const query = processesQuery(Object.fromEntries(useSearchParams()))
  const { data, error, mutate } = useApi('GET /api/processes', query)
  const all = data?.counts ? totalOf(data.counts) : undefined
  const editing = data?.items.find(({ id }) => String(id) === address.get('edit'))
  const may = useMay()
  const add = () => address.set({ new: 1 })
  const close = () => address.set({ new: null, edit: null }, { replace: true })
  return (
    <Page>
      <PageHeader
        title="Processes"
        count={all}
        lead="What you offer. We notify you of inquiries for your approved processes."
        actions={
          <>
            {all ? <ExportButton list="processes" query={query} /> : null}
            <May act="process.add">
              <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={add}>
                Add Process
              </Button>
            </May>
          </>
        }
      />
      <ListTools listing={data}>
        <LinkTabs
          label="Processes by status"
          tabs={statusTabs(approvalFlow.statuses, approvalFlow.states, data?.counts)}
        />
      </ListTools>
      {data ? (
        <ProcessCards
          processes={data.items}
          status={query.status}
          onEdit={(id) => address.set({ edit: id })}
          onAdd={add}
        />
      ) : error ? (
        <ErrorState title="Couldn’t load the processes" problem={error} onRetry={() => void mutate()} />
      ) : (
        <CardsSkeleton />
      )}
      {data && <Pager of="processes" listing={data} />}
      <AddProcess open={address.get('new') !== null && may('process.add')} onClose={close} />
      <EditProcess process={may('process.edit') ? editing : undefined} onClose={close} />
    </Page>
  )
}
