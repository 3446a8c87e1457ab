'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { ChecksField } from '@/components/ui/form/ChecksField'
import { FormWide } from '@/components/ui/form/Form'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Button } from '@/components/ui/controls/Button'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { decide } from '@/lib/client/api'
import type { Characteristic, Report } from '@/lib/contract/orders/report'
import { unitChoices } from '@/lib/rules/orders/report-words'
import type { Cells } from './cells'

type Props = {
  report: Report
  cells: Cells
  /** The id of the characteristic, or 'new'. */
  asked: string
} & OverlayProps

/** What is checked of each piece, and within which limits. */
export default function CharacteristicDialog({ report, cells, asked, open, onClose }: Props) {
  const toast = useToast()
  const fail = useFailToast()
  const [characteristic] = useState(() => report.characteristics.find(({ id }) => String(id) === asked) ?? null)
  const { id, characteristics } = report
  const save = async (grid: Omit<Characteristic, 'id' | 'place'>[]) => {
    await cells.settled()
    cells.take(await decide('PATCH /api/reports/{id}', { id, characteristics: grid }))
  }
  const contract = useContractForm({
    schema: () => import('./characteristic-form').then(({ characteristicForm }) => characteristicForm),
    defaults: defaultsOf(characteristic),
    submit: ({ checked, marks, ...form }) => {
      const isYesNo = checked === 'yes_no'
      const one = {
        ...form,
        ...(isYesNo && { nominal: null, plus: 0, minus: 0, unit: 'other' as const }),
        critical: marks.includes('critical'),
      }
      return save(
        characteristic
          ? characteristics.map((other) => (other.id === characteristic.id ? { id: other.id, ...one } : other))
          : [...characteristics, one],
      )
    },
    onDone: onClose,
    failTitle: 'Not saved',
    failText: 'Please try again.',
  })
  const remove = async () => {
    try {
      await save(characteristics.filter((other) => other.id !== characteristic!.id))
      toast({ title: `${characteristic!.name} removed` })
      onClose()
    } catch (error) {
      fail(error, { title: 'Not removed', text: 'Please try again.' })
    }
  }
  const { control } = contract.form
  const isMeasure = useWatch({ control, name: 'checked' }) !== 'yes_no'
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={characteristic ? `Change ${characteristic.name}` : 'Add characteristic'}
      lead="As on the drawing. The customer reads it with the final report."
      form={contract}
      submitLabel={characteristic ? 'Save' : 'Add'}
      columns
    >
      <TextField control={control} name="name" label="Name" maxLength={100} required />
      <SelectField control={control} name="checked" label="Checked by" options={ways} required />
      {isMeasure && (
        <>
          <TextField control={control} name="nominal" label="Nominal" inputMode="decimal" required />
          <SelectField control={control} name="unit" label="Unit" options={unitChoices} required />
          <TextField control={control} name="plus" label="Tolerance plus" inputMode="decimal" />
          <TextField control={control} name="minus" label="Tolerance minus" inputMode="decimal" />
        </>
      )}
      <FormWide>
        <ChecksField control={control} name="marks" label="Importance" choices={critical} />
      </FormWide>
      {characteristic && (
        <FormWide>
          <Button color="error" size="small" onClick={() => void remove()}>
            Remove characteristic
          </Button>
        </FormWide>
      )}
    </FormDialog>
  )
}

const ways = [
  { value: 'measure', label: 'A measure' },
  { value: 'yes_no', label: 'Yes or no' },
]
const critical = [{ value: 'critical', label: 'Critical', help: 'Failed once, it rejects the lot.' }]

const defaultsOf = (one: Characteristic | null) => ({
  name: one?.name ?? '',
  checked: one?.nominal === null ? ('yes_no' as const) : ('measure' as const),
  nominal: one?.nominal == null ? '' : String(one.nominal),
  plus: one ? String(one.plus) : '',
  minus: one ? String(one.minus) : '',
  unit: one?.unit ?? ('mm' as const),
  marks: one?.critical ? ['critical' as const] : [],
})
