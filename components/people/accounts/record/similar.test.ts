import { isListedAlready, similarMachines, similarProcesses } from './similar'

const machine = (id: number, type: string, processName: string | null, approvalStatus = 'approved' as const) => ({
  id,
  name: `M${id}`,
  model: 'VF-2',
  type,
  processName,
  status: 'idle' as const,
  approvalStatus,
})

test('machines of the same type or process are similar, if they are approved and another one', () => {
  const machines = [
    machine(1, 'VMC', null),
    machine(2, 'vmc', 'Milling'),
    machine(3, 'HMC', 'milling '),
    machine(4, 'Lathe', null),
    { ...machine(5, 'VMC', null), approvalStatus: 'pending' as const },
  ]
  const ids = (one: Parameters<typeof similarMachines>[1]) => similarMachines(machines, one).map(({ id }) => id)
  expect(ids({ id: 1, type: 'VMC', processName: 'Milling' })).toEqual([2, 3])
  // Two machines without a process have nothing in common by that.
  expect(ids({ id: 9, type: 'Press', processName: null })).toEqual([])
})

test('processes that share a word are similar', () => {
  const process = (id: number, name: string) => ({ id, name, status: 'approved' as const })
  const processes = [process(1, 'CNC Turning'), process(2, 'CNC milling'), process(3, 'Turning, long parts')]
  const names = (name: string) => similarProcesses(processes, { id: 9, name }).map((one) => one.name)
  expect(names('turning')).toEqual(['CNC Turning', 'Turning, long parts'])
  expect(names('CNC')).toEqual([])
  expect(names('CNC milling')).toEqual(['CNC milling'])
})

test('a machine is listed already under its name and model, a process under its name', () => {
  expect(isListedAlready([machine(1, 'VMC', null)], { name: 'm1', model: 'VF-2' })).toBe(true)
  expect(isListedAlready([machine(1, 'VMC', null)], { name: 'm1', model: 'VF-4' })).toBe(false)
  expect(isListedAlready([{ name: 'Milling' }], { name: ' milling' })).toBe(true)
})
