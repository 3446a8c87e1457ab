import { expect, test } from '@jest/globals'
import { fit, marked } from './fit'

test('words are found in any order, by their beginnings, by other words for the thing, and with letters left out', () => {
  for (const typed of ['create work order', 'order create', 'wo cr', 'new job', 'crte ordr', 'Création'.slice(0, 2)])
    expect([typed, fit(typed, 'Create Work Order', 'new job assign wo') > 0]).toEqual([typed, true])
  for (const typed of ['create supplier', 'xyz', 'rk', 'work order 12'])
    expect([typed, fit(typed, 'Create Work Order', 'new job assign wo')]).toEqual([typed, 0])
})

test('the beginning of an own word is better than another word, and that better than the middle', () => {
  const scores = [
    fit('pay', 'Payments'),
    fit('pay', 'Receivables', 'payments'),
    fit('ment', 'Payments'),
    fit('pmts', 'Payments'),
  ]
  expect(scores).toEqual([4, 3, 2, 1])
})

test('what was typed is marked where it stands, and signs mean themselves', () => {
  const hits = (label: string, typed: string) => marked(label, typed).flatMap(({ text, hit }) => (hit ? [text] : []))
  expect(hits('Create Work Order', 'or cre')).toEqual(['Cre', 'Or'])
  expect(hits('Bearing housing', 'ring h')).toEqual(['ring h'])
  expect(hits('Plate 50% (c+)', '50% (c+)')).toEqual(['50% (c+)'])
  for (const typed of ['(', '[a', '\\', '$', 'a-b/c', '{1}', '?', '  ']) expect(hits('Flange', typed)).toEqual([])
  expect(marked('Flange', '')).toEqual([{ text: 'Flange', hit: false }])
})
