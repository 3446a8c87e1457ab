import type { ListName } from '../contract/desk/lists'
import { approvalFlow } from './trade/flows/approval-flow'
import { isKindOrGroup, kindLabel } from './event-lookups'
import { fieldName } from './core/field-names'
import { date } from '../terms/format'
import { inquiryFlow } from './trade/flows/inquiry-flow'
import { machineFlow } from './trade/flows/machine-flow'
import type { States } from '../terms/tone'
import { quotationFlow } from './trade/flows/quotation-flow'
import { workorderFlow } from './orders/flows/workorder-flow'
import { isDay, type Filters } from '../terms/filters/filter'
import { filtersOfLists } from './desk/filters/of-lists'

const states: Partial<Record<ListName, States>> = {
  workorders: workorderFlow.states,
  inquiries: inquiryFlow.states,
  quotations: quotationFlow.states,
  machines: machineFlow.states,
  processes: approvalFlow.states,
}

/** What a list was narrowed and sorted by, as labels and values: 'Due: Late', 'Order: Due date, last first'. */
export const filterWords = (list: ListName | undefined, filters: Record<string, string>) =>
  Object.entries(filters).map(([key, value]) => ({ label: nameOf(list, key), value: valueOf(list, key, value) }))

const filterOf = (list: ListName | undefined, key: string) =>
  list && (filtersOfLists[list] as Filters | undefined)?.[key]

const nameOf = (list: ListName | undefined, key: string) => filterOf(list, key)?.label ?? fieldName(key)

function valueOf(list: ListName | undefined, key: string, value: string): string {
  const filter = filterOf(list, key)
  if (filter?.by === 'choice') return filter.choices.find((choice) => choice.value === value)?.label ?? value
  if (key === 'sort') return `${fieldName(value.replace(/^-/, ''))}${value.startsWith('-') ? ', last first' : ''}`
  if (key === 'status') return (list && states[list]?.[value]?.label) ?? inWords(value)
  if (isKindOrGroup(value)) return kindLabel(value)
  if (isDay(value)) return date(value)
  return key === 'q' || key === 'process' || key === 'category' ? value : inWords(value)
}

/** A word of the API that no table says: 'true' is Yes, 'quality_check' Quality check. */
const inWords = (value: string) =>
  value === 'true' ? 'Yes' : value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ')
