import { addRfq } from '../../lib/domain/trade/rfqs/add-rfq'
import type { Scene } from './scenes'

/** A parts list with two cells to mend: a buyer goes on with it tomorrow. */
const lines = [
  {
    key: 'a',
    row: 2,
    partNumber: 'FL-100',
    drawingRevision: 'B',
    projectName: 'Flange',
    quantity: '500',
    material: 'EN8',
  },
  { key: 'b', row: 3, partNumber: 'BS-200', projectName: 'Bush', quantity: '1,000', material: 'Gunmetal' },
  { key: 'c', row: 4, partNumber: 'SH-300', projectName: 'Pump shaft', quantity: '12,5', material: 'SS 410' },
  { key: 'd', row: 5, partNumber: 'PL-400', projectName: 'Base plate', quantity: '40 nos', process: 'Lathework' },
  { key: 'e', row: 6, partNumber: 'BR-500', projectName: 'Bracket', quantity: '20' },
]

/** A customer begins a request for many parts. */
export const rfqScenes = (): Scene[] => [
  {
    day: 0.4,
    play: async (stage) => {
      await addRfq(stage.who('customer'), { name: 'BOM pump 14', reference: 'PR-2231', lines })
    },
  },
]
