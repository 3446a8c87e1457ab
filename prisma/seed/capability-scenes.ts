import { MachineForm } from '../../lib/contract/trade/machines'
import { addMachine } from '../../lib/domain/trade/machines/add-machine'
import { changeMachineStatus } from '../../lib/domain/trade/machines/change-machine-status'
import { approveMachine, rejectMachine } from '../../lib/domain/trade/machines/decide-machine'
import { addProcess } from '../../lib/domain/trade/processes/add-process'
import { approveProcess, rejectProcess } from '../../lib/domain/trade/processes/decide-process'
import { editProcess } from '../../lib/domain/trade/processes/edit-process'
import type { DemoProcess } from './story/capabilities'
import type { DemoMachine } from './story/machines'
import type { Scene } from './scenes'

const ofSupplier = (of: string, name: string) => `${of}/${name}`

/** A supplier offers a process; an admin decides, perhaps after a second try. */
export function processScenes({ of, name, description, added, then = [] }: DemoProcess): Scene[] {
  const own = ofSupplier(of, name)
  const add: Scene = {
    day: added,
    play: async (stage) => {
      const { id } = await addProcess(stage.who(of), { name, description })
      stage.put('process', own, id)
      stage.put('process', name, id)
    },
  }
  const decide = then.map(([day, to, text]): Scene => ({
    day,
    play: (stage) => {
      const id = stage.id('process', own)
      if (to === 'edited') return editProcess(stage.who(of), { id, description: text })
      return to === 'approved'
        ? approveProcess(stage.who('admin'), { id })
        : rejectProcess(stage.who('admin'), { id, reason: text })
    },
  }))
  return [add, ...decide]
}

/** A supplier adds a machine; an admin decides; the machine works, rests or breaks. */
export function machineScenes({ of, process, added, then = [], did = [], ...form }: DemoMachine): Scene[] {
  const add: Scene = {
    day: added,
    play: async (stage) => {
      const processId = process ? stage.id('process', ofSupplier(of, process)) : null
      const { id } = await addMachine(stage.who(of), MachineForm.parse({ ...form, processId }))
      stage.put('machine', form.name, id)
    },
  }
  const decide = then.map(([day, to, reason]): Scene => ({
    day,
    play: (stage) => {
      const id = stage.id('machine', form.name)
      return to === 'approved'
        ? approveMachine(stage.who('admin'), { id })
        : rejectMachine(stage.who('admin'), { id, reason })
    },
  }))
  const work = did.map(([day, status, availableHours, notes]): Scene => ({
    day,
    play: (stage) =>
      changeMachineStatus(stage.who(of), { id: stage.id('machine', form.name), status, availableHours, notes }),
  }))
  return [add, ...decide, ...work]
}
