'use client'

import { useRef, useState } from 'react'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { tones } from '@/components/ui/theme/tones'
import { useMay } from '@/lib/client/viewer'
import { decideAndShow } from '@/lib/client/api'
import type { Machine, MachineStatus } from '@/lib/contract/trade/machines'
import { machineFlow } from '@/lib/rules/trade/flows/machine-flow'
import css from './StatusSwitch.module.css'

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
    <div role="group" aria-label={`${name}: status now`} className={css.switch}>
      {(['idle', 'running', 'maintenance'] as const).map((value) => (
        <button
          key={value}
          type="button"
          aria-label={`${machineFlow.states[value].label}: ${name}`}
          aria-pressed={value === shown}
          disabled={!may('machine.changeStatus')}
          aria-busy={value === sent || undefined}
          className={tones[machineFlow.states[value].tone].className}
          onClick={() => void change(value)}
        >
          {machineFlow.states[value].label}
        </button>
      ))}
    </div>
  )
}
