'use client'

import { Plus } from 'lucide-react'
import { Button } from '@/components/ui/controls/Button'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { usePageRefresh } from '@/lib/client/changed'
import { May } from '@/lib/client/viewer'
import type { Machine } from '@/lib/contract/trade/machines'
import { MachineCards } from './MachineCards'
import { MachineDialogs } from './MachineDialogs'
import { machineList } from './machines-list'

type Props = {
  /** The machine of `?id=` where it isn't on this page of the list. */
  asked?: Machine
}

/** A supplier sets here what each machine does now, with one tap; jobs and free hours are beside it. `?new=1` adds one; `?id=` shows one, with `do=status` or `do=edit` its dialog. */
export function MachinesScreen({ asked }: Props) {
  const url = useUrlState()
  usePageRefresh(asked !== undefined)
  const read = useList(machineList)
  const id = url.get('id')
  const list = { ...read, rows: asked && String(asked.id) === id ? [asked, ...read.rows] : read.rows }
  const chosen = list.rows.find((machine) => String(machine.id) === id)
  useTabTitle(chosen ? chosen.name : null)
  const add = () => url.set({ new: 1 })
  return (
    <ListScreen
      list={list}
      action={
        <May act="machine.add">
          <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={add}>
            Add Machine
          </Button>
        </May>
      }
      cards={
        <MachineCards
          machines={list.rows}
          chosen={chosen?.id}
          tab={list.address.tab}
          onDo={(what, machine) => url.set({ id: machine, do: what })}
          onAdd={add}
        />
      }
    >
      <MachineDialogs chosen={chosen} fromServer={asked !== undefined} />
    </ListScreen>
  )
}
