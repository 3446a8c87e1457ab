'use client'

import { useRef, useState } from 'react'
import { ButtonGroup, GroupButton } from '@/components/ui/controls/ButtonGroup'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { useMay } from '@/lib/client/viewer'
import { decideAndShow } from '@/lib/client/api'
import type { Machine, MachineStatus } from '@/lib/contract/trade/machines'
import { machineFlow } from '@/lib/rules/trade/flows/machine-flow'

/** Sets a machine's status with one tap; available hours are kept while it runs. */
export function StatusSwitch({ machine }: { machine: Machine }) {
  const { id, name, status } = machine
  const toast = useToast()
  const fail = useFailToast()
  const [sent, setSent] = useState<MachineStatus>()
  const shown = sent ?? status
  const may = useMay()
  /** The last tap. One that comes before the answer to another is sent after it. */
  const wanted = useRef<MachineStatus>(undefined)

  const change = async (to: MachineStatus) => {
    if (to === shown) return
    const isSending = wanted.current !== undefined
    wanted.current = to
    setSent(to)
    if (isSending) return
    try {
      const now = await sendWanted()
      toast({ title: 'Status Updated', text: `${name} is ${machineFlow.states[now].label.toLowerCase()} now.` })
    } catch (error) {
      fail(error, { title: 'Failed to Update Status', text: 'There was an error updating the machine status' })
    } finally {
      wanted.current = undefined
      setSent(undefined)
    }
  }

  /** Sends the last tap, until none came meanwhile. Answers the status that is kept. */
  const sendWanted = async (): Promise<MachineStatus> => {
    const next = wanted.current!
    await decideAndShow('PATCH /api/machines/{id}/status', { id, status: next })
    return wanted.current === next ? next : sendWanted()
  }

  return (
    <ButtonGroup label={`${name}: status now`}>
      {(['idle', 'running', 'maintenance'] as const).map((value) => (
        <GroupButton
          key={value}
          aria-label={`${machineFlow.states[value].label}: ${name}`}
          pressed={value === shown}
          tone={machineFlow.states[value].tone}
          disabled={!may('machine.changeStatus')}
          aria-busy={value === sent || undefined}
          onClick={() => void change(value)}
        >
          {machineFlow.states[value].label}
        </GroupButton>
      ))}
    </ButtonGroup>
  )
}
