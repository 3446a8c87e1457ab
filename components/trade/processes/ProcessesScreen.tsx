'use client'

import { Plus } from 'lucide-react'
import { Button } from '@/components/ui/controls/Button'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { May, useMay } from '@/lib/client/viewer'
import { approvalFlow } from '@/lib/rules/trade/flows/approval-flow'
import { AddProcess, EditProcess } from './ProcessDialogs'
import { ProcessCards } from './ProcessCards'
import { processList } from './processes-list'

/** What a supplier offers, and how far each process is with its approval. `?new=1` adds one, `?edit=` edits one. */
export function ProcessesScreen() {
  const url = useUrlState()
  const list = useList(processList)
  const may = useMay()
  const editing = list.rows.find(({ id }) => String(id) === url.get('edit'))
  const add = () => url.set({ new: 1 })
  const close = () => url.set({ new: null, edit: null }, { replace: true })
  return (
    <ListScreen
      list={list}
      action={
        <May act="process.add">
          <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={add}>
            Add Process
          </Button>
        </May>
      }
      cards={
        <ProcessCards
          processes={list.rows}
          status={approvalFlow.find(list.address.tab)}
          onEdit={(id) => url.set({ edit: id })}
          onAdd={add}
        />
      }
    >
      <AddProcess open={url.get('new') !== null && may('process.add')} onClose={close} />
      <EditProcess process={may('process.edit') ? editing : undefined} onClose={close} />
    </ListScreen>
  )
}
