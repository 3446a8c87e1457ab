import { WorkorderStatus } from '../../../contract/orders/workorders'
import { activeStatuses, datesFor, nextStep, orderSteps } from './workorder-flow'

const now = '2026-11-21T06:00:00Z'
const earlier = '2026-11-01T06:00:00Z'
const fresh = { startDate: null, completedDate: null }

test.each(WorkorderStatus.options)('%s sets the start only when work has begun', (status) => {
  const begun = ['started', 'in_progress', 'quality_check', 'completed'].includes(status)
  expect(datesFor(status, fresh, now).startDate).toEqual(begun ? now : undefined)
})

test('a start that is known stays', () => {
  expect(datesFor('in_progress', { startDate: earlier, completedDate: null }, now)).not.toHaveProperty('startDate')
})

test('completing sets the completion once; leaving it clears the completion', () => {
  expect(datesFor('completed', fresh, now)).toEqual({ startDate: now, completedDate: now })
  expect(datesFor('completed', { startDate: earlier, completedDate: earlier }, now)).toEqual({})
  for (const status of WorkorderStatus.options.filter((s) => s !== 'completed'))
    expect(datesFor(status, { startDate: earlier, completedDate: earlier }, now)).toEqual({ completedDate: null })
})

test('a supplier is offered the next of the five steps, and none after the last or with issues', () => {
  expect(orderSteps.map(nextStep)).toEqual(['started', 'in_progress', 'quality_check', 'completed', null])
  expect(nextStep('issues')).toBeNull()
  expect(activeStatuses).toEqual(['pending', 'started', 'in_progress', 'quality_check'])
})
