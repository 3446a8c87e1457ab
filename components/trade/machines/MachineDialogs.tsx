'use client'

import { useRouter } from 'next/navigation'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useMay } from '@/lib/client/viewer'
import type { Machine } from '@/lib/contract/trade/machines'
import { AddMachine } from './AddMachine'
import { ChangeStatus } from './ChangeStatus'
import { EditMachine } from './EditMachine'

type Props = {
  /** The machine of `?id=`. */
  chosen: Machine | undefined
  /** The server found one that isn't on this page of the list: it is read again with the page. */
  fromServer: boolean
}

/** `?new=1` adds a machine; `?do=status` and `?do=edit` change the one of `?id=`. */
export function MachineDialogs({ chosen, fromServer }: Props) {
  const url = useUrlState()
  const router = useRouter()
  const may = useMay()
  const doing = may('machine.changeStatus') && url.get('do')
  const close = () => {
    url.set({ new: null, do: null }, { replace: true })
    if (fromServer) router.refresh()
  }
  return (
    <>
      <AddMachine open={url.get('new') !== null && may('machine.add')} onClose={close} />
      <EditMachine machine={doing === 'edit' && may('machine.edit') ? chosen : undefined} onClose={close} />
      <ChangeStatus machine={doing === 'status' ? chosen : undefined} onClose={close} />
    </>
  )
}
